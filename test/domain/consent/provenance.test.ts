import { CONSENT_METHODS, faultsOfProvenance } from '../../../src/domain/consent/provenance.ts';

const now = new Date('2026-06-15T12:00:00Z');
const proof = { source: 'checkout page', captured_at: '2026-06-01T09:30:00+02:00', method: 'web_form' };
const fieldsOf = (given: Parameters<typeof faultsOfProvenance>[0]) =>
  faultsOfProvenance(given, now).map(({ field }) => field);

test('accepts consent provenance with a source, a time and a method', () => {
  expect(fieldsOf(proof)).toEqual([]);
  expect(fieldsOf({ source_id: 'src_1', captured_at: proof.captured_at, evidence: { form: 7 } })).toEqual([]);
  for (const method of CONSENT_METHODS) expect(fieldsOf({ ...proof, method })).toEqual([]);
});

test('names each missing field of a consent provenance', () => {
  expect(fieldsOf({})).toEqual(['source', 'captured_at', 'evidence']);
  expect(fieldsOf({ ...proof, source: ' ' })).toEqual(['source']);
  expect(fieldsOf({ ...proof, method: 'telepathy', evidence: 'x' })).toEqual(['method']);
  for (const evidence of [null, '', ' ', {}, []])
    expect(fieldsOf({ source: 'a form', captured_at: proof.captured_at, evidence })).toEqual(['evidence']);
});

test.each([
  ['2026-06-15T12:05:00Z', true],
  ['2000-01-01T00:00:00Z', true],
  ['1999-12-31T23:59:59Z', false],
  ['1970-01-01T00:00:00Z', false],
  ['2026-06-15T12:05:01Z', false],
  ['2027-01-01T00:00:00Z', false],
  ['2026-06-01', false],
  ['2026-06-01T09:30:00', false],
  ['2026-13-01T00:00:00Z', false],
  ['yesterday', false],
  ['', false],
])('a capture time of %s is accepted: %s', (captured_at, accepted) => {
  expect(fieldsOf({ ...proof, captured_at })).toEqual(accepted ? [] : ['captured_at']);
});
