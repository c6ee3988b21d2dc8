import { FILTERED_CODES, meaningOfError } from '../../src/domain/carrier-errors.ts';
import { DEFAULT_RULES } from '../../src/domain/hygiene/policy.ts';

test.each([...DEFAULT_RULES.map(({ errorCode }) => errorCode), ...FILTERED_CODES])(
  'what %s means is said, with what helps',
  (code) => {
    const { means, helps } = meaningOfError(code);
    expect(means).not.toContain('No more is known');
    expect(helps).not.toBeNull();
  },
);

test('a code that nobody knows is not explained', () => {
  expect(meaningOfError('twilio_99999')).toEqual({ means: 'No more is known than this code.', helps: null });
});
