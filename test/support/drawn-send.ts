import fc from 'fast-check';
import type { Key } from '../../src/domain/account.ts';
import type { Purpose } from '../../src/domain/consent/verdict.ts';
import type { MediaFallback } from '../../src/domain/media/limits.ts';

/** Of the partner that sends. */
export const KEY: Key = {
  id: 'key',
  permissions: ['partner'],
  mode: 'live',
  expiresAt: null,
  errorCodes: 'name',
  fingerprint: '',
  approval: [],
  madeBy: [],
};

const NOON = Date.parse('2029-06-14T16:00:00Z');
const NIGHT = Date.parse('2029-06-14T07:00:00Z');

/**
 * The first value in six of seven runs. With independent random facts, nearly all runs would end at
 * the first gate.
 */
function mostly<T>(usual: T, ...others: readonly T[]): fc.Arbitrary<T> {
  const rest = { weight: 1, arbitrary: fc.constantFrom(...others) };
  return fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, rest);
}

/** All facts that the gates evaluate, generated independently. */
export const world = fc.record({
  partnerState: mostly('active', 'payment_hold', 'suspended'),
  state: mostly('active', 'payment_hold', 'suspended', 'closed'),
  paused: mostly(false, true),
  allowedCountries: mostly(['CA', 'US'], null, ['GB']),
  partnerCountries: mostly(null, ['US'], ['GB']),
  number: fc.record({
    state: mostly('active', 'released'),
    phone: mostly('+12025550100', '+18005550100'),
    carrier: fc.constantFrom('simulator', 'smpp'),
    verified: fc.boolean(),
    registration: mostly(null, 'MNO_PROVISIONED', 'TCR_SUSPENDED', 'TCR_EXPIRED'),
    hasProgram: fc.boolean(),
  }),
  consent: mostly('opted_in', 'none', 'pending', 'opted_out'),
  programConsent: mostly('opted_in', null, 'pending', 'opted_out'),
  underReview: mostly(false, true),
  suppression: mostly('no', 'all', 'account', 'program', 'account:program', 'other', 'list'),
  at: mostly(NOON, NIGHT),
  capped: mostly('room', 'no', 'full'),
  /** The last day of a block of the recipient's state. */
  blockedUntil: mostly(null, '2029-06-14', '2029-07-14'),
  /** Whether the account has a hold-out, and the contact is in it. */
  holdOut: mostly('none', 'in', 'out'),
  credits: mostly(100, 0),
  relationship: mostly('order', null, 'ended', 'recent_reply', 'old_reply'),
  body: mostly(
    'Sale!',
    'Hi {{ nickname }}',
    '{{ first_name }}',
    'x'.repeat(2_000),
    'See bit.ly/abc',
    'Your order has left.',
  ),
  /** What is sent instead of the file of the message; null without one. */
  media: mostly<MediaFallback | null>(null, 'none', 'link'),
  purpose: mostly<Purpose>('marketing', 'transactional'),
});
export type World = typeof world extends fc.Arbitrary<infer T> ? T : never;
