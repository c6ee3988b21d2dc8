import { loadContract } from '../../codegen/contract.ts';
import { CallError, startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { furnishWorld } from './world/index.ts';

const contract = loadContract();
let app: TestApp;
let caller: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  caller = await app.account({ credits: 1000 });
  await furnishWorld(app.parts.database.pool, { tenantId: caller.accountId, keyId: 'key_01jd0000000000000000000001' });
  // The world is made by the database's clock; the calls come after it.
  app.clock.advance(60_000);
});
afterAll(() => app.stop());

/** Every example is called in one furnished account; what writes is rehearsed, so that no example sees what another one did. */
const examples = contract.skills.flatMap((skill) =>
  skill.examples.map((example) => ({
    title: `${skill.name}: ${example.name}`,
    skill: skill.name,
    expected: example,
    params: skill.effect === 'read' || skill.ownTransaction ? example.params : { ...example.params, dry_run: true },
    secrets: Object.entries((skill.result.properties ?? {}) as Record<string, { 'x-secret'?: boolean }>)
      .filter(([, schema]) => schema['x-secret'])
      .map(([name]) => name),
  })),
);

/** What an example cannot know beforehand: a token is made by the call before. */
async function prepare(skill: string, params: Record<string, unknown>): Promise<Record<string, unknown>> {
  if (skill !== 'campaigns.launch' || params.preflight_token === 'stale') return params;
  const { preflight_token: token, blockers } = await caller.call('campaigns.preflight', {
    campaign_id: params.campaign_id as string,
  });
  expect(blockers).toEqual([]);
  return { ...params, preflight_token: token };
}

test.each(examples)(
  '$title answers as the contract shows',
  async ({ skill, params: shownParams, expected, secrets }) => {
    const params = await prepare(skill, shownParams);
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
