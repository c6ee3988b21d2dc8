import { jurisdictionName } from '../../../src/domain/time-zones/jurisdiction-name.ts';

test.each([
  ['US-RI', 'Rhode Island'],
  ['US-VI', 'the U.S. Virgin Islands'],
  ['US', 'the United States'],
  ['US-ZZ', 'the United States'],
  ['CA-QC', 'Quebec'],
  ['FR', 'France'],
  ['FR-RE', 'France'],
  ['NL', 'the Netherlands'],
])('%s is named %s in a sentence', (code, name) => {
  expect(jurisdictionName(code)).toBe(name);
});
