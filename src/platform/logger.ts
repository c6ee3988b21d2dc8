import { pino } from 'pino';

export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: object): Logger;
  /** For frequent log lines: whether building the fields is worth it. */
  isLevelEnabled(level: 'debug'): boolean;
}

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/**
 * JSON lines on stderr, so that stdout contains only a command's output. Message bodies and keys
 * are never logged.
 */
export function createLogger(level: LogLevel): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    pino.destination({ fd: 2, sync: false }),
  );
}

/**
 * Safe fields of an error. Other fields can contain caller data: Node's contain the request,
 * PostgreSQL's the row.
 */
const SAFE_FIELDS = ['code', 'constraint', 'table', 'column', 'syscall'] as const;

/** The logged form of an error: type, message, stack, and the safe fields. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const fields = error as Error & Readonly<Record<string, unknown>>;
  const safe = SAFE_FIELDS.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : []));
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(safe),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
