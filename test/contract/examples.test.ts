import type { TestAccount, TestApp } from '../support/app.ts';
import { contract, furnishedAccount, ready, secretsOf, startWalk } from '../support/contract/walk.ts';
import { refusal, succeed } from '../support/contract/wire.ts';

let app: TestApp;
let caller: TestAccount;

beforeAll(async () => {
  app = await startWalk();
  caller = await furnishedAccount(app);
});
afterAll(() => app.stop());

/**
 * All examples run in one seeded account. Writes are dry runs, so that no example affects another.
 */
const examples = contract.skills.flatMap((skill) =>
  skill.examples.map((example) => ({
    title: `${skill.name}: ${example.name}`,
    skill: skill.name,
    expected: example,
    params: skill.effect === 'read' ? example.params : { ...example.params, dry_run: true },
    secrets: secretsOf(skill),
  })),
);

test.each(examples)(
  '$title returns what the contract declares',
  async ({ skill, params: shownParams, expected, secrets }) => {
    const params = await ready(caller, skill, shownParams);
    if (expected.error !== undefined) {
      expect((await refusal(app, caller.key, skill, params)).code).toBe(expected.error.code);
      return;
    }
    const outcome = await succeed(app, caller.key, skill, params);
    const shown = Object.keys(expected.result as object).filter(
      (field) => !secrets.includes(field) && field !== 'replayed' && field !== 'dry_run',
    );
    expect(Object.keys(outcome)).toEqual(expect.arrayContaining(shown));
  },
);
