import { pino } from 'pino';

export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: object): Logger;
  /** For lines that come by the thousand: whether it is worth gathering what one would say. */
  isLevelEnabled(level: 'debug'): boolean;
}

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** JSON lines on stderr, so that what a command prints on stdout stays its answer. Texts and keys are never logged. */
export function createLogger(level: LogLevel): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeFault } },
    pino.destination({ fd: 2, sync: false }),
  );
}

/** What names a fault. Whatever else hangs on one may hold what a caller sent: Node's has the request, PostgreSQL's the row. */
const NAMED = ['code', 'constraint', 'table', 'column', 'syscall'] as const;

/** An error as it is logged: its kind, message and stack, and those fields that are made of our own words. */
export function describeFault(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const fields = error as Error & Readonly<Record<string, unknown>>;
  const named = NAMED.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : []));
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(named),
    ...(error.cause === undefined ? {} : { cause: describeFault(error.cause) }),
  };
}
