import type { PlainIntent } from './classify-reply.ts';

/** Without a fact of the business: a person completes them. */
const DRAFTS: Readonly<Record<PlainIntent, readonly string[]>> = {
  confirmation: ['Thank you for confirming.', 'Great, thank you.'],
  rejection: ['No problem, thank you for letting us know.', 'Understood. Thank you for your reply.'],
  question: [
    'Thank you for your question. We are checking and will get back to you.',
    'Good question. We will look into it and reply here.',
  ],
  appointment: [
    'Thank you for your message. Which day and time would suit you?',
    'We can help with your appointment. When would you like to come?',
  ],
  order: [
    'Thank you for your message. We are checking your order and will reply here.',
    'We will look into your order. Could you send us its number?',
  ],
  complaint: [
    'We are sorry about this. Could you tell us more, so that we can help?',
    'Thank you for telling us. We are sorry, and will look into it right away.',
  ],
  thanks: ['You are welcome!', 'Happy to help!'],
  greeting: ['Hello! How can we help?', 'Hi, thank you for your message. What can we do for you?'],
  automatic_reply: [],
  other: ['Thank you for your message. How can we help?', 'Thank you for writing. We will get back to you here.'],
};

/** Words that say nothing about the subject. */
const COMMON = new Set(
  'a an and are at be but by can could do does for from had has have how i if in is it its me my of on or our so that the their them they this to was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);
const MAX_CANNED = 200;
const MIN_SHARED = 1;

export interface Canned {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** Canned replies that share words with the message, the most first. */
export function findCanned<T extends Canned>(message: string, canned: readonly T[]): T[] {
  const words = wordsOf(message);
  return canned
    .slice(0, MAX_CANNED)
    .map((reply) => ({
      reply,
      shared: [...wordsOf(`${reply.name} ${reply.text}`)].filter((word) => words.has(word)).length,
    }))
    .filter(({ shared }) => shared >= MIN_SHARED)
    .toSorted((one, other) => other.shared - one.shared)
    .map(({ reply }) => reply);
}

export function draftsFor(intent: PlainIntent): readonly string[] {
  return DRAFTS[intent];
}

function wordsOf(text: string): Set<string> {
  const words =
    text
      .slice(0, 2_000)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,40}/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map((word) => word.replace(/(?<=...)(?:s|ing|ed)$/, '')));
}
