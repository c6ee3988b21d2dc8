import { compareVersions } from '../../src/platform/version.ts';

test('versions are compared by their numbers', () => {
  const ordered = ['0.0.0', '0.1.0', '0.10.0', '1.0.0', '1.0.2', '1.0.10', '1.2.0', '2.0.0', '10.0.0'];
  expect([...ordered].reverse().sort(compareVersions)).toEqual(ordered);
});
