/** What ends a command: a sentence for the person who typed it, and the exit code for the program that did. */
export class CommandFailure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'CommandFailure';
    this.exitCode = exitCode;
  }
}

/** The command was not used as its help says. */
export const USAGE = 2;

/** Nobody answered. */
export const NO_CONNECTION = 3;
