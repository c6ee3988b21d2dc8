import { parsePhone } from '../../src/domain/phone.ts';
import { contactPhone } from '../../tools/bench/contacts.ts';

test('the first million contacts of the benchmark have different numbers, and the service reads each', () => {
  const phones = Array.from({ length: 1_000_000 }, (_, index) => contactPhone(index + 1));
  expect(new Set(phones).size).toBe(phones.length);
  expect(phones.filter((phone) => !parsePhone(phone).ok)).toEqual([]);
});
