import {
  CONSENT_METHODS,
  type ConsentStatus,
  consentVerdict,
  mayReOptIn,
  type Purpose,
  validProvenance,
} from '../../src/domain/consent.ts';

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

const now = new Date('2026-06-15T12:00:00Z');
const proof = { source: 'checkout page', captured_at: '2026-06-01T09:30:00+02:00', method: 'web_form' };

test('accepts consent provenance with a source, a time and a method', () => {
  expect(validProvenance(proof, now)).toEqual({ ok: true });
  expect(validProvenance({ source_id: 'src_1', captured_at: proof.captured_at, evidence: { form: 7 } }, now)).toEqual({
    ok: true,
  });
  for (const method of CONSENT_METHODS) expect(validProvenance({ ...proof, method }, now).ok).toBe(true);
});

test('names each missing field of a consent provenance', () => {
  expect(validProvenance({}, now)).toEqual({ ok: false, missing: ['source', 'captured_at', 'evidence'] });
  expect(validProvenance({ ...proof, source: ' ' }, now)).toEqual({ ok: false, missing: ['source'] });
  expect(validProvenance({ ...proof, method: 'telepathy', evidence: 'x' }, now)).toEqual({
    ok: false,
    missing: ['method'],
  });
  for (const evidence of [null, '', ' ', {}, []]) {
    expect(validProvenance({ source: 's', captured_at: proof.captured_at, evidence }, now)).toEqual({
      ok: false,
      missing: ['evidence'],
    });
  }
});

test.each([
  ['2026-06-15T12:05:00Z', true],
  ['2026-06-15T12:05:01Z', false],
  ['2027-01-01T00:00:00Z', false],
  ['2026-06-01', false],
  ['2026-06-01T09:30:00', false],
  ['2026-13-01T00:00:00Z', false],
  ['yesterday', false],
  ['', false],
])('a capture time of %s is accepted: %s', (captured_at, believed) => {
  expect(validProvenance({ ...proof, captured_at }, now).ok).toBe(believed);
});

const later = new Date('2026-06-15T12:00:01Z');
const optedOut = (method: string) => ({ status: 'opted_out' as const, method, at: now });

test('START lifts an opt-out by keyword and no other', () => {
  const start = (lastChange: Parameters<typeof mayReOptIn>[0]['lastChange']) =>
    mayReOptIn({ lastChange, via: 'start_keyword', capturedAt: later });
  expect(start(optedOut('keyword'))).toEqual({ ok: true });
  expect(start(optedOut('api'))).toEqual({ ok: false, reason: 'opt_out_not_by_keyword' });
  expect(start(null)).toEqual({ ok: false, reason: 'no_prior_opt_out' });
  expect(start({ status: 'opted_in', method: 'keyword', at: now })).toEqual({ ok: false, reason: 'no_prior_opt_out' });
});

test('consent lifts an opt-out only if it is newer', () => {
  const evidence = (capturedAt: Date) => mayReOptIn({ lastChange: optedOut('keyword'), via: 'evidence', capturedAt });
  expect(evidence(later)).toEqual({ ok: true });
  expect(evidence(now)).toEqual({ ok: false, reason: 'evidence_older_than_opt_out' });
  expect(evidence(new Date(Number.NaN))).toEqual({ ok: false, reason: 'evidence_older_than_opt_out' });
  expect(mayReOptIn({ lastChange: null, via: 'evidence', capturedAt: now })).toEqual({ ok: true });
});
