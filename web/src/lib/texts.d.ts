/** The messages of a language; see texts/plugin.ts. */
declare module "texts:*" {
  import type { FluentResource } from "@fluent/bundle";
  const messages: FluentResource["body"];
  export default messages;
}
