import type { TestAccount, TestApp } from '../support/app.ts';
import { contract, furnishedAccount, ready, secretsOf, startWalk } from './support/walk.ts';
import { refusal, succeed } from './support/wire.ts';

let app: TestApp;
let caller: TestAccount;

beforeAll(async () => {
  app = await startWalk();
  caller = await furnishedAccount(app);
});
afterAll(() => app.stop());

/** Every example is called in one furnished account; what writes is rehearsed, so that no example sees what another one did. */
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
  '$title answers as the contract shows',
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
