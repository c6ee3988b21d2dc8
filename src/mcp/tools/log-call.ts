import type { LoggingLevel } from '@modelcontextprotocol/server';
import type { SkillAnswer } from '../../skill-call.ts';

type Level = 'debug' | 'warning';
type Log = (level: Level, data: object) => Promise<void>;

/** What each level includes of the two that are used. */
const INCLUDED: Readonly<Record<LoggingLevel, readonly Level[]>> = {
  debug: ['debug', 'warning'],
  info: ['warning'],
  notice: ['warning'],
  warning: ['warning'],
  error: [],
  critical: [],
  alert: [],
  emergency: [],
};

/**
 * Tells a client how a call ended, never what it contained. Only a client that asked for log
 * messages gets them: a host may show each to a person. `level` is that of the connection.
 */
export async function logCall(log: Log, level: LoggingLevel | null, tool: string, answer: SkillAnswer): Promise<void> {
  const own = answer.ok ? 'debug' : 'warning';
  if (level === null || !INCLUDED[level].includes(own)) return;
  if (answer.ok) return log(own, { tool, outcome: 'ok' });
  const { code, data } = answer.error;
  return log(own, { tool, outcome: 'refused', code, request_id: data?.request_id });
}
