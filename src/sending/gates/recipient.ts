import type { Gate } from '../facts/send-facts.ts';
import { pass, refuse } from './result.ts';

/** The number parses as E.164, and its line type can receive messages. */
export const recipientGate: Gate = ({ recipient }) =>
  recipient.ok
    ? pass('recipient', { country: recipient.country, line_type: recipient.lineType })
    : refuse('recipient', recipient.code, {});
