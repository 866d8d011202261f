/** What things are called in the Duel. */
import { thingName } from "../../words/naming";

/** The codes of action tokens by their names. */
export const TOKENS: Record<string, string> = { take: "T", build: "B", rush: "R", swap: "S" };

/** Returns the name of a token from its code. */
export const faceName = (code: string): string => thingName("duel", "face", code);
/** Returns the name of an action token from its own name in notation. */
export const tokenName = (token: string): string => thingName("duel", "token", token);
