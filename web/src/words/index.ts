/** Games in sentences, in the language of the moment. */
export { entrySentences, gameName, playerName, sentencesOf, type Sentences } from "./sentences";
