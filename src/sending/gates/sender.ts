import { acceptsSender } from '../../domain/sender-types/accepts.ts';
import { describeRefusedSender } from '../../domain/sender-types/describe.ts';
import type { Gate } from '../facts/send-facts.ts';
import { pass, refuse } from './result.ts';

/** There is a number to send from, and the recipient's country takes messages from it. */
export const senderGate: Gate = ({ sender, recipient }) => {
  if (sender === null) return refuse('sender', 'no_sending_number', {});
  const inputs = { number_id: sender.id, carrier: sender.carrier };
  if (!recipient.ok || acceptsSender(recipient.country, sender.phone)) return pass('sender', inputs);
  const explanation = describeRefusedSender(recipient.country, sender.phone);
  return refuse('sender', 'sender_not_accepted', { ...inputs, country: recipient.country, explanation });
};
