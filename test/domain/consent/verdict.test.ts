import { type ConsentStatus, consentVerdict, type Purpose } from '../../../src/domain/consent/verdict.ts';

const statuses: ConsentStatus[] = ['none', 'pending', 'opted_in', 'opted_out'];
const purposes: Purpose[] = ['marketing', 'transactional'];
const booleans = [true, false];
const everyCase = statuses.flatMap((status) =>
  purposes.flatMap((purpose) =>
    booleans.flatMap((suppressed) =>
      booleans.map((hasRelationship) => ({ status, purpose, suppressed, hasRelationship })),
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
  ]);
  expect(allowed.every(({ suppressed }) => !suppressed)).toBe(true);
});

test('a rejection contains its reason, and a suppression takes precedence over all others', () => {
  const verdict = (status: ConsentStatus, purpose: Purpose, suppressed = false) =>
    consentVerdict({ status, purpose, suppressed, hasRelationship: false });
  expect(verdict('opted_in', 'transactional', true)).toMatchObject({ reason: 'suppressed' });
  expect(verdict('opted_out', 'marketing', true)).toMatchObject({ reason: 'suppressed' });
  expect(verdict('opted_out', 'transactional')).toMatchObject({ reason: 'opted_out' });
  expect(verdict('pending', 'marketing')).toEqual({
    allow: false,
    rule: 'consent.marketing.needs_opt_in',
    reason: 'no_consent',
  });
  expect(verdict('none', 'transactional')).toMatchObject({ reason: 'no_consent' });
});
