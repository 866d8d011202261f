/** Throws: called where a `switch` has dealt with everything that there is, so that the types find what it forgot. */
export function never(value: never): never {
  throw new Error(`nothing is known of ${JSON.stringify(value)}`);
}
