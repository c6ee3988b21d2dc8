import type { Gate } from '../facts/send-facts.ts';
import { pass, refuse } from './result.ts';

export const senderGate: Gate = ({ sender }) =>
  sender === null
    ? refuse('sender', 'no_sending_number', {})
    : pass('sender', { number_id: sender.id, carrier: sender.carrier });
