import type { Logger, LogLevel } from '../../src/platform/logger.ts';

export interface LogLine {
  readonly level: Exclude<LogLevel, 'silent'>;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** A logger that keeps its lines in memory for assertions instead of printing them. */
export function captureLog(): { readonly log: Logger; readonly lines: LogLine[] } {
  const lines: LogLine[] = [];
  const under = (parent: object): Logger => {
    const keep = (level: LogLine['level']) => (fields: object, message: string) =>
      void lines.push({ level, fields: { ...parent, ...fields }, message });
    return {
      debug: keep('debug'),
      info: keep('info'),
      warn: keep('warn'),
      error: keep('error'),
      child: (fields) => under({ ...parent, ...fields }),
      isLevelEnabled: () => true,
    };
  };
  return { log: under({}), lines };
}
