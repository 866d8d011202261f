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
