/** Ends a command with a message for the user and an exit code. */
export class CommandFailure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'CommandFailure';
    this.exitCode = exitCode;
  }
}

/** Usage error. */
export const USAGE = 2;

/** The call waits for a person (`approval_required`). */
export const WAITS_FOR_APPROVAL = 4;

/** No response. */
export const NO_CONNECTION = 3;
