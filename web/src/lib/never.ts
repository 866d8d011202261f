/**
 * Returns what to do without: called where a `switch` has dealt with everything that there is, so that the types find
 * what it forgot. A newer server may still know more.
 */
export const never = <T>(_: never, otherwise: T): T => otherwise;
