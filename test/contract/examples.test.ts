import { CallError, type TestAccount, type TestApp } from '../support/app.ts';
import { contract, furnishedAccount, ready, secretsOf, startWalk } from './support/walk.ts';

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
    params: skill.effect === 'read' || skill.ownTransaction ? example.params : { ...example.params, dry_run: true },
    secrets: secretsOf(skill),
  })),
);

test.each(examples)(
  '$title answers as the contract shows',
  async ({ skill, params: shownParams, expected, secrets }) => {
    const params = await ready(caller, skill, shownParams);
    const outcome = await (caller.call as (name: string, params: unknown) => Promise<Record<string, unknown>>)(
      skill,
      params,
    ).catch((error: unknown) => error);
    if (expected.error !== undefined) {
      expect(outcome).toBeInstanceOf(CallError);
      expect((outcome as CallError).code).toBe(expected.error.code);
      return;
    }
    if (outcome instanceof Error) throw outcome;
    const shown = Object.keys(expected.result as object).filter(
      (field) => !secrets.includes(field) && field !== 'replayed' && field !== 'dry_run',
    );
    expect(Object.keys(outcome as object)).toEqual(expect.arrayContaining(shown));
  },
);
