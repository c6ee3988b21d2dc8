import type { Gate } from './facts.ts';
import { pass, refuse } from './result.ts';

/** The text renders with no missing variable, is not empty and fits into the segments a carrier takes. */
export const contentGate: Gate = ({ content }) => {
  if (!content.ok) return refuse('content', content.reason, { missing: content.missing.join(', ') || null });
  const { encoding, segments } = content.measure;
  return pass('content', { encoding, segments });
};
