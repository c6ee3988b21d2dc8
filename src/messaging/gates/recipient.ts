import type { Gate } from './facts.ts';
import { pass, refuse } from './result.ts';

/** The number parses as E.164 and is of a kind that may receive texts. */
export const recipientGate: Gate = ({ recipient }) =>
  recipient.ok
    ? pass('recipient', { country: recipient.country, line_type: recipient.lineType })
    : refuse('recipient', recipient.code, {});
