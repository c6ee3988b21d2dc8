import type { SkillAnswer } from '../../skill-call.ts';

type Log = (level: 'debug' | 'warning', data: object) => Promise<void>;

/** Tells a client that asked for log messages how a call ended: never what it contained. */
export async function logCall(log: Log, tool: string, answer: SkillAnswer): Promise<void> {
  if (answer.ok) return log('debug', { tool, outcome: 'ok' });
  const { code, data } = answer.error;
  return log('warning', { tool, outcome: 'refused', code, request_id: data?.request_id });
}
