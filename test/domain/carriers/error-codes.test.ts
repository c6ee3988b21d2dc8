import { FILTERED_CODES, meaningOfError } from '../../../src/domain/carriers/error-codes.ts';
import { DEFAULT_RULES } from '../../../src/domain/hygiene/policy.ts';

test.each([...DEFAULT_RULES.map(({ errorCode }) => errorCode), ...FILTERED_CODES])(
  'the error code %s has a description and a remedy',
  (code) => {
    const { means, helps } = meaningOfError(code);
    expect(means).not.toContain('not documented');
    expect(helps).not.toBeNull();
  },
);

test('an unknown error code has no description', () => {
  expect(meaningOfError('twilio_99999')).toEqual({ means: 'The code is not documented.', helps: null });
});
