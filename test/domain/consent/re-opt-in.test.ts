import { type ConsentChange, mayOptIn, type OptInVia } from '../../../src/domain/consent/re-opt-in.ts';

const now = new Date('2026-06-15T12:00:00Z');
const later = new Date('2026-06-15T12:00:01Z');
const optedOut = (
  method: string,
  before: ConsentChange['before'] = 'opted_in',
  isSimulated = false,
): ConsentChange => ({
  status: 'opted_out',
  method,
  at: now,
  before,
  isSimulated,
});
const verdict = (lastChange: ConsentChange | null, via: OptInVia, hasEvidence = true, capturedAt = later) => {
  const given = mayOptIn({ lastChange, standing: [], via, capturedAt, hasEvidence, isSimulated: false });
  return given.ok ? 'ok' : given.reason;
};

test('START restores consent that a keyword ended, and nothing else', () => {
  expect(verdict(optedOut('keyword'), 'start_keyword')).toBe('ok');
  expect(verdict(optedOut('keyword', 'none'), 'start_keyword')).toBe('no_prior_consent');
  expect(verdict(optedOut('keyword', 'pending'), 'start_keyword')).toBe('no_prior_consent');
  expect(verdict(optedOut('api'), 'start_keyword')).toBe('opt_out_not_by_keyword');
  expect(verdict(null, 'start_keyword')).toBe('no_prior_opt_out');
  expect(verdict({ ...optedOut('keyword'), status: 'opted_in' }, 'start_keyword')).toBe('no_prior_opt_out');
});

test('a confirmed request gives a first consent, and lifts an opt-out by keyword only', () => {
  expect(verdict(null, 'confirmation')).toBe('ok');
  expect(verdict(optedOut('keyword', 'none'), 'confirmation')).toBe('ok');
  expect(verdict(optedOut('import'), 'confirmation')).toBe('opt_out_not_by_keyword');
});

test('other consent lifts an opt-out only with evidence that is newer', () => {
  for (const method of ['keyword', 'api']) {
    expect(verdict(optedOut(method), 'evidence')).toBe('ok');
    expect(verdict(optedOut(method), 'evidence', false)).toBe('evidence_required');
    expect(verdict(optedOut(method), 'evidence', true, now)).toBe('evidence_older_than_opt_out');
    expect(verdict(optedOut(method), 'evidence', true, new Date(Number.NaN))).toBe('evidence_older_than_opt_out');
  }
  expect(verdict(null, 'evidence', false)).toBe('ok');
});

test.each(['start_keyword', 'confirmation'] as const)('a simulated %s lifts only a simulated opt-out', (via) => {
  const simulated = (lastChange: ConsentChange) =>
    mayOptIn({ lastChange, standing: [], via, capturedAt: later, hasEvidence: true, isSimulated: true });
  expect(simulated(optedOut('keyword', 'opted_in', true))).toEqual({ ok: true });
  expect(simulated(optedOut('keyword'))).toEqual({ ok: false, reason: 'opt_out_not_simulated' });
});

test('an erased number is known again by a confirmation, or by evidence that is newer than the erasure', () => {
  const after = (via: OptInVia, change: object = {}) => {
    const standing = [{ reason: 'forgotten', at: now }];
    const input = { lastChange: null, standing, via, capturedAt: later, hasEvidence: true, isSimulated: false };
    const given = mayOptIn({ ...input, ...change });
    return given.ok ? 'ok' : given.reason;
  };
  expect(after('confirmation')).toBe('ok');
  expect(after('evidence')).toBe('ok');
  expect(after('evidence', { hasEvidence: false })).toBe('evidence_required');
  expect(after('evidence', { capturedAt: now })).toBe('evidence_older_than_erasure');
  expect(after('evidence', { capturedAt: new Date(Number.NaN) })).toBe('evidence_older_than_erasure');
  expect(after('start_keyword')).toBe('no_prior_opt_out');
  expect(after('confirmation', { isSimulated: true })).toBe('opt_out_not_simulated');
});

test.each(['start_keyword', 'confirmation', 'evidence'] as const)(
  'no opt-in by %s lifts what the account suppresses, beside an opt-out or an erasure',
  (via) => {
    const own = { reason: 'do_not_contact', at: now };
    for (const standing of [[own], [own, { reason: 'forgotten', at: now }], [{ reason: 'forgotten', at: now }, own]])
      for (const lastChange of [null, optedOut('keyword')])
        expect(
          mayOptIn({ lastChange, standing, via, capturedAt: later, hasEvidence: true, isSimulated: false }),
        ).toEqual({
          ok: false,
          reason: 'suppressed_by_account',
        });
  },
);
