import { loadContractDocument } from '../../src/contract-document.ts';
import { SkillError } from '../../src/errors.ts';
import { paramsValidators } from '../../src/generated/params-validators.ts';
import { requireNamed, validateParams } from '../../src/rpc/validate.ts';

const { schemaOf } = loadContractDocument();
const context = { schemaOf, now: new Date(0), country: 'US' };

const named = [
  ['idempotency_key', 'idempotency_key_required'],
  ['external_ref', 'external_ref_required'],
] as const;

function refusal(params: Record<string, unknown>): SkillError | null {
  try {
    requireNamed('tags.create', params, named);
    return null;
  } catch (error) {
    if (error instanceof SkillError) return error;
    throw error;
  }
}

test.each([
  ['absent', {}],
  ['null', { idempotency_key: null }],
  ['empty', { idempotency_key: '' }],
  ['white space only', { idempotency_key: ' \t\n\u00a0' }],
])('a param with an error of its own that is %s is refused with that error', (_, params) => {
  expect(refusal({ external_ref: 'e', ...params })?.code).toBe('idempotency_key_required');
});

test('of several missing params, the error names the first of the list', () => {
  expect(refusal({})?.code).toBe('idempotency_key_required');
  expect(refusal({ idempotency_key: 'k', external_ref: ' ' })?.code).toBe('external_ref_required');
});

test('params that are present are left to the schema, whatever their type', () => {
  expect(refusal({ idempotency_key: 'k', external_ref: 0 })).toBeNull();
  expect(refusal({ idempotency_key: false, external_ref: [] })).toBeNull();
});

test('the error names the param, says what to send and suggests a valid call', () => {
  const error = refusal({});
  expect(error?.message).toBe(
    'tags.create: idempotency_key is missing. Send a key that is stable and unique per logical send.',
  );
  expect(error?.fieldErrors).toEqual([{ path: '/idempotency_key', rule: 'is required' }]);
  expect(error?.nextActions).toEqual([
    { skill: 'agent.capabilities', params: { skill: 'tags.create' }, why: expect.any(String) },
  ]);
  expect(paramsValidators['agent.capabilities']({ ...error?.nextActions[0]?.params })).toBe(true);
});

test('a skill without such params returns the usual error', () => {
  expect(() => validateParams('tags.create', {}, context)).toThrow(expect.objectContaining({ code: -32602 }));
});

test('partner.send reports a missing key or customer before other params', () => {
  const codes = [{ to: 5 }, { idempotency_key: 'k', to: 5 }, { idempotency_key: 'k', external_ref: 'e', to: 5 }].map(
    (params) => {
      try {
        validateParams('partner.send', params, context);
      } catch (error) {
        return (error as SkillError).code;
      }
      return null;
    },
  );
  expect(codes).toEqual(['idempotency_key_required', 'external_ref_required', -32602]);
});
