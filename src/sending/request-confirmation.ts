import type { SendingNumber } from '../carriers/numbers/sending-number.ts';
import { requireProgram } from '../carriers/programs/require-program.ts';
import { HOUR_MS } from '../domain/durations.ts';
import type { ReplyLanguage } from '../domain/programs/reply-texts.ts';
import { isTwoWay } from '../domain/sender-types/accepts.ts';
import { unprocessable } from '../errors.ts';
import { composeReply } from './compose-reply.ts';
import { loadText } from './content/load-template.ts';
import type { SentMessage } from './single/request.ts';
import { type Sender, sendOne } from './single/send-one.ts';

/** A request that arrives later would surprise the person. */
const VALID_MS = HOUR_MS;

export interface ConfirmationRequest {
  readonly contactId: string;
  /** Null for consent to messages without a program. */
  readonly programId: string | null;
  /** Default: the program's number for the contact, or the default number. */
  readonly numberId: string | null;
  readonly language: ReplyLanguage;
}

/**
 * Sends the message that asks a person to confirm an opt-in, through all gates. The person has just
 * asked for messages, which is the relationship that the consent gate wants for it; an opt-out or a
 * suppression refuses it. Throws the errors of a send, and -32002 `number_of_other_program`.
 */
export async function requestConfirmation(
  sender: Sender,
  { contactId, programId, numberId, language }: ConfirmationRequest,
): Promise<SentMessage> {
  const { tx, account, now } = sender;
  const program = programId === null ? null : (await requireProgram(tx, account, programId)).content;
  const text = await composeReply(tx, account, { program, kind: 'confirm', language });
  return sendOne(sender, {
    contactId,
    numberId,
    programId,
    purpose: 'transactional',
    // A variable, because names of brands may contain Liquid.
    content: loadText('{{ text }}', 'text'),
    variables: { text },
    at: now,
    dueAt: now,
    validUntil: () => new Date(now.getTime() + VALID_MS),
    adjust: (facts) => {
      requireAnswerable(facts.sender, programId);
      // To ask for an opt-in is no marketing, although it is worded alike.
      const contentExceptions = [...facts.contentExceptions, 'marketing_as_transactional'];
      return { ...facts, relationship: 'opt_in_request', contentExceptions };
    },
  });
}

/** An answer to a number is consent to the messages of the number's program. */
function requireAnswerable(sender: SendingNumber | null, programId: string | null): void {
  if (sender !== null && !isTwoWay(sender.phone))
    throw unprocessable(
      'sender_one_way',
      `Replies to the sender ID ${sender.phone} do not arrive, so it cannot ask for a confirmation. Use a number or a short code.`,
      {
        details: { number_id: sender.id },
        nextActions: [{ skill: 'phone-numbers.list', params: {}, why: 'Lists the numbers that you can send from.' }],
      },
    );
  if (sender === null || sender.program_id === programId) return;
  throw unprocessable(
    'number_of_other_program',
    sender.program_id === null
      ? `${sender.phone} belongs to no program, so an answer to it is no consent to the program. Assign it with phone-numbers.assign, or use another number.`
      : `${sender.phone} belongs to the program ${sender.program_id}, so an answer to it is consent to that program. Set program_id, or use another number.`,
    {
      details: { number_id: sender.id, program_id: sender.program_id },
      nextActions: [{ skill: 'phone-numbers.list', params: {}, why: 'Lists the numbers and their programs.' }],
    },
  );
}
