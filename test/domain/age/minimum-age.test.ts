import { minimumAge } from '../../../src/domain/age/minimum-age.ts';
import { CONTENT_RULES } from '../../../src/domain/content/classification/rules.ts';

test('alcohol, tobacco, cannabis and gambling require 21 in the United States, and 18 elsewhere', () => {
  for (const rule of ['alcohol', 'tobacco', 'cannabis', 'gambling'])
    expect([minimumAge(rule, 'US'), minimumAge(rule, 'GB'), minimumAge(rule, '')]).toEqual([21, 18, 18]);
});

test('firearms and sexual content require 18 everywhere, and no other rule requires an age', () => {
  const required = Object.keys(CONTENT_RULES).filter((rule) => minimumAge(rule, 'US') === 18);
  expect(required.sort()).toEqual(['firearms', 'sexual_content']);
  expect([minimumAge('offer', 'US'), minimumAge('constructor', 'US')]).toEqual([null, null]);
});
