import { consentVerdict, type EffectiveConsentStatus, type Purpose } from '../../../src/domain/consent/verdict.ts';

const statuses: EffectiveConsentStatus[] = ['none', 'pending', 'opted_in', 'opted_out', 'under_review'];
const purposes: Purpose[] = ['marketing', 'transactional'];
const booleans = [true, false];
const everyCase = statuses.flatMap((status) =>
  purposes.flatMap((purpose) =>
    ([null, 'opt_out', 'account'] as const).flatMap((suppressedBy) =>
      booleans.map((hasRelationship) => ({ status, purpose, suppressedBy, hasRelationship })),
    ),
  ),
);

test('sending is allowed in exactly these of all combinations', () => {
  const allowed = everyCase.filter((input) => consentVerdict(input).allow);
  expect(allowed.map(({ status, purpose, hasRelationship }) => `${status} ${purpose} ${hasRelationship}`)).toEqual([
    'none transactional true',
    'pending transactional true',
    'opted_in marketing true',
    'opted_in marketing false',
    'opted_in transactional true',
    'opted_in transactional false',
    'under_review transactional true',
    'under_review transactional false',
  ]);
  expect(allowed.every(({ suppressedBy }) => suppressedBy === null)).toBe(true);
});

test('a rejection contains its reason, a suppression by the account takes precedence, and one by the contact is an opt-out', () => {
  const verdict = (
    status: EffectiveConsentStatus,
    purpose: Purpose,
    suppressedBy: 'opt_out' | 'account' | null = null,
  ) => consentVerdict({ status, purpose, suppressedBy, hasRelationship: false });
  expect(verdict('opted_in', 'transactional', 'account')).toMatchObject({ reason: 'suppressed' });
  expect(verdict('opted_out', 'marketing', 'account')).toMatchObject({ reason: 'suppressed' });
  expect(verdict('opted_in', 'transactional', 'opt_out')).toMatchObject({ reason: 'opted_out' });
  expect(verdict('opted_out', 'transactional')).toMatchObject({ reason: 'opted_out' });
  expect(verdict('pending', 'marketing')).toEqual({
    allow: false,
    rule: 'consent.marketing.needs_opt_in',
    reason: 'no_consent',
  });
  expect(verdict('under_review', 'marketing')).toMatchObject({ reason: 'under_review' });
  expect(verdict('under_review', 'transactional', 'opt_out')).toMatchObject({ reason: 'opted_out' });
  expect(verdict('none', 'transactional')).toEqual({
    allow: false,
    rule: 'consent.transactional.needs_relationship',
    reason: 'no_relationship',
  });
});
