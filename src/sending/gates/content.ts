import type { Gate } from '../facts/send-facts.ts';
import { pass, refuse } from './result.ts';

/** The message renders with all variables, is not empty, and has at most 10 segments. */
export const contentGate: Gate = ({ content }) => {
  if (!content.ok) return refuse('content', content.reason, { missing: content.missing.join(', ') || null });
  const { encoding, segments } = content.measure;
  return pass('content', { encoding, segments });
};
