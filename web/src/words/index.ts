/** Games in sentences, in the language of the moment. */
export { entrySentences, playerName, sentencesOf, type Sentences } from "./sentences";
