import { readFileSync } from 'node:fs';
import { searchSkills } from '../../src/discovery/search-skills.ts';
import { catalog } from '../../src/generated/catalog.ts';

/** Questions in plain words with the skills that answer them, tab separated. */
const questions = readFileSync(new URL('./questions.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [question = '', skills = ''] = line.split('\t');
    return { question, skills: skills.split(',') };
  });

const rankOf = ({ question, skills }: (typeof questions)[number]): number => {
  const rank = searchSkills(question).findIndex(({ skill }) => skills.includes(skill));
  return rank === -1 ? Number.POSITIVE_INFINITY : rank;
};

test('plain questions find the right skill first in nine cases of ten, and in the first three in 98 %', () => {
  expect(questions.length).toBeGreaterThanOrEqual(200);
  for (const { skills } of questions) for (const skill of skills) expect(Object.keys(catalog)).toContain(skill);
  const ranks = questions.map(rankOf);
  const share = (places: number) => ranks.filter((rank) => rank < places).length / ranks.length;
  expect(share(1)).toBeGreaterThan(0.9);
  expect(share(3)).toBeGreaterThan(0.98);
});

test.each([
  ['blacklist numbers', 'compliance.suppress'],
  ['GDPR', 'contacts.forget'],
  ['broadcast', 'campaigns.create'],
  ['unsubscribe', 'contacts.optOut'],
  ['send a blast to all customers', 'campaigns.create'],
  ['contacts.create', 'contacts.upsert'],
  ['whsec', 'partner.rotateWebhookSecret'],
])('%s finds %s first', (question, skill) => {
  expect(searchSkills(question)[0]?.skill).toBe(skill);
});

test('every name finds its skill among the first three', () => {
  for (const [name] of Object.entries(catalog))
    expect([
      name,
      searchSkills(name)
        .slice(0, 3)
        .map(({ skill }) => skill),
    ]).toEqual([name, expect.arrayContaining([name])]);
});

test('a misspelled word counts as the word that it resembles', () => {
  expect(searchSkills('unsubscirbe')[0]?.skill).toBe('contacts.optOut');
});

test('a question of any length and in any script is answered at once', () => {
  expect(searchSkills('')).toEqual([]);
  expect(searchSkills('的 的 🎉')).toEqual([]);
  const before = process.cpuUsage();
  searchSkills('campaign '.repeat(100_000));
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
});
