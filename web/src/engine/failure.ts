/**
 * Something that was asked of this device and cannot be: a code, and parameters for its sentence, as a server would say
 * it.
 */
export class Failure extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, number | string | null> = {},
  ) {
    super(code);
  }
}

/** What is wrong with a text that somebody wrote. */
export interface Fault {
  code: string;
  params: Record<string, number | string>;
}
/** A text is no position, or options are none: `code` is stable. */
export class Faulty extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}
