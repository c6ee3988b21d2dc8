import fc from 'fast-check';

export const PEOPLE = 3;

/**
 * What a carrier does with a message. unheard: it accepts, and its response is lost. unsent: the
 * message is lost on its way. overtaken: its receipt arrives before its response.
 */
export type Answer = 'accepted' | 'rejected' | 'throttled' | 'unheard' | 'unsent' | 'overtaken';
export type Status = 'sent' | 'delivered' | 'undelivered' | 'failed' | 'expired' | 'rejected';

/**
 * All commands and events that affect a message. There are few messages and contacts, so that
 * commands collide.
 */
export type Command =
  | { readonly kind: 'send'; readonly to: number; readonly inMs: number; readonly validityS: number | null }
  | { readonly kind: 'dispatch'; readonly answers: readonly Answer[] }
  | { readonly kind: 'receipt'; readonly message: number; readonly statuses: readonly Status[] }
  | { readonly kind: 'cancel'; readonly message: number }
  | { readonly kind: 'stop'; readonly contact: number }
  | { readonly kind: 'rescue' }
  | { readonly kind: 'advance'; readonly ms: number };

const person = fc.nat(PEOPLE - 1);
/** Counted backwards from the newest message. */
const message = fc.nat(5);
const answer = fc.constantFrom<Answer[]>('accepted', 'rejected', 'throttled', 'unheard', 'unsent', 'overtaken');
const statuses = fc.array(
  fc.constantFrom<Status[]>('sent', 'delivered', 'undelivered', 'failed', 'expired', 'rejected'),
  { minLength: 1, maxLength: 3 },
);

const apart: readonly { readonly weight: number; readonly arbitrary: fc.Arbitrary<Command> }[] = [
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      to: person,
      inMs: fc.constantFrom(0, 0, 0, 20_000, 60_000),
      validityS: fc.constantFrom(null, null, 60, 90),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('dispatch' as const),
      answers: fc.array(answer, { minLength: PEOPLE, maxLength: PEOPLE }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('receipt' as const), message, statuses }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cancel' as const), message }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stop' as const), contact: person }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rescue' as const) }) },
];

const advance = fc.record({
  kind: fc.constant('advance' as const),
  ms: fc.constantFrom(100, 200, 10_000, 30_000, 30_001, 60_000),
});

const atOnce = fc.oneof(...apart);

export const alone: fc.Arbitrary<readonly Command[]> = fc
  .oneof({ weight: 21, arbitrary: atOnce }, { weight: 5, arbitrary: advance })
  .map((command) => [command]);

/** Up to three concurrent commands; the clock does not advance meanwhile. */
export const together: fc.Arbitrary<readonly Command[]> = fc.oneof(
  { weight: 5, arbitrary: fc.array(atOnce, { minLength: 2, maxLength: 3 }) },
  { weight: 1, arbitrary: advance.map((command) => [command]) },
);
