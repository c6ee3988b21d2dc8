import { type FailedMessage, MAX_RETRIES, retryRefusal } from '../../src/domain/retry.ts';

const failed: FailedMessage = {
  state: 'rejected',
  state_reason: null,
  purpose: 'marketing',
  to_phone: '+12025550143',
  body: 'Hi',
  accepted_at: null,
};
const reasonOf = (change: Partial<FailedMessage>, retries = 0): string | null =>
  retryRefusal({ ...failed, ...change }, { retries })?.reason ?? null;

test.each<[change: Partial<FailedMessage>, reason: string | null]>([
  [{ state: 'rejected' }, null],
  [{ state: 'failed' }, null],
  [{ state: 'expired', state_reason: 'validity_over' }, null],
  [{ state: 'canceled', state_reason: 'no_consent' }, null],
  [{ purpose: 'transactional' }, null],
  [{ state: 'queued' }, 'not_final'],
  [{ state: 'scheduled' }, 'not_final'],
  [{ state: 'submitting' }, 'not_final'],
  [{ state: 'accepted', accepted_at: new Date() }, 'may_be_delivered'],
  [{ state: 'sent', accepted_at: new Date() }, 'may_be_delivered'],
  [{ state: 'delivered', accepted_at: new Date() }, 'may_be_delivered'],
  [{ state: 'undelivered', accepted_at: new Date() }, 'may_be_delivered'],
  [{ state: 'delivery_unconfirmed' }, 'may_be_delivered'],
  [{ state: 'failed', accepted_at: new Date() }, 'may_be_delivered'],
  [{ state: 'expired', accepted_at: new Date() }, 'may_be_delivered'],
  [{ state: 'rejected', accepted_at: new Date() }, 'may_be_delivered'],
  [{ purpose: 'reply' }, 'reply'],
  [{ state: 'canceled', state_reason: 'caller' }, 'canceled'],
  [{ state: 'canceled', state_reason: 'campaign_canceled' }, 'canceled'],
  [{ state: 'canceled', state_reason: 'merged' }, 'canceled'],
  [{ to_phone: '[erased]' }, 'erased'],
  [{ body: '[erased]' }, 'erased'],
])('a message with %j may be retried, or not for the reason %j', (change, reason) => {
  expect(reasonOf(change)).toBe(reason);
});

test('a chain ends after its last retry', () => {
  expect(reasonOf({}, MAX_RETRIES - 1)).toBeNull();
  expect(reasonOf({}, MAX_RETRIES)).toBe('too_many_retries');
});

test.each([
  [{ state: 'delivery_unconfirmed', state_reason: 'lease_lost' }, null],
  [{ state: 'delivery_unconfirmed', state_reason: null }, 'may_be_delivered'],
  [{ state: 'sent', state_reason: 'lease_lost' }, 'may_be_delivered'],
  [{ state: 'canceled', state_reason: 'caller' }, 'canceled'],
])('on the word of the owner, a message with %j may be sent again, or not for the reason %j', (change, reason) => {
  const message = { ...failed, accepted_at: change.state === 'canceled' ? null : new Date(), ...change };
  expect(retryRefusal(message, { retries: 0, mayArriveTwice: true })?.reason ?? null).toBe(reason);
});
