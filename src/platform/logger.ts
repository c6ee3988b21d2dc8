import { pino } from 'pino';

export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: object): Logger;
}

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** JSON lines on stderr, so that what a command prints on stdout stays its answer. Texts and keys are never logged. */
export function createLogger(level: LogLevel): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: false }),
  );
}
