import fc from 'fast-check';
import type { CallError, TestAccount, TestApp } from '../support/app.ts';
import { contract, furnishedAccount, mutating, ready, startWalk, succeeding } from '../support/contract/walk.ts';
import { happened, observe } from '../support/effects/observed.ts';
import { insertKey } from '../support/insert-key.ts';
import { LIMIT_MS, runs } from '../support/models/runs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWalk();
});
afterAll(() => app.stop());

const calls = mutating.flatMap((skill) =>
  succeeding(skill).map(({ params }) => {
    const { dry_run: _dryRun, idempotency_key: _key, ...given } = params;
    return { skill: skill.name, params: given };
  }),
);

/** Of each example of a batch, one with what it contains put in: a batch of drawn calls. */
const drawnCall = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...calls) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom(...calls), { minLength: 1, maxLength: 3 })
      .map((inner) => ({ skill: 'command.batch', params: { calls: inner } as Record<string, unknown> })),
  },
);

/** An account of a person in which nothing goes on by itself, and a key whose calls must wait. */
async function gatedKey(approval: object | null): Promise<{ owner: TestAccount; agent: TestAccount; id: string }> {
  const owner = await furnishedAccount(app);
  const { pool } = app.parts.database;
  const { accountId: tenantId } = owner;
  const id = 'key_whose_calls_wait';
  const permissions = ['full', 'partner'];
  const key = await insertKey({ pool, keys: app.parts.service.keys }, { tenantId, id, permissions });
  const stored = approval === null ? null : JSON.stringify([approval]);
  await pool.query('UPDATE api_keys SET approval = $3 WHERE tenant_id = $1 AND id = $2', [tenantId, id, stored]);
  // What a person has set going answers to contacts: that is what the person wanted.
  await pool.query("UPDATE automation_rules SET state = 'disabled' WHERE tenant_id = $1", [tenantId]);
  await pool.query('DELETE FROM signal_listeners WHERE tenant_id = $1', [tenantId]);
  await app.drain();
  return { owner, agent: app.as(key, tenantId), id };
}

async function outcomeOf({ call }: TestAccount, skill: string, params: object): Promise<string> {
  try {
    await call(skill as 'tags.create', { ...(params as { name: string }) });
    return 'done';
  } catch (error) {
    return String((error as CallError).code);
  }
}

const DEFAULT = { effects: ['billable', 'destructive'], skills: [], above: null, expires_in_hours: 24 };

test(
  'no sequence of calls of a key that must ask sends, spends, deletes, discloses or gets at a key before a person approves',
  async () => {
    const outcomes = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(drawnCall, { minLength: 4, maxLength: 8 }), async (sequence) => {
        const { owner, agent } = await gatedKey(DEFAULT);
        const { pool } = app.parts.database;
        const before = await observe(pool, owner.accountId);
        for (const { skill, params } of sequence) {
          const given = await ready(owner, skill, params);
          const outcome = await outcomeOf(agent, skill, given);
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        }
        await app.drain();
        const names = sequence.map(({ skill }) => skill);
        expect({ names, happened: happened(before, await observe(pool, owner.accountId)) }).toEqual({
          names,
          happened: [],
        });
      }),
      runs(25),
    );
    expect(outcomes.get('approval_required') ?? 0).toBeGreaterThan(10);
    expect(outcomes.get('done') ?? 0).toBeGreaterThan(10);
  },
  LIMIT_MS,
);

test(
  'each skill does at most what it declares, as the rows show it',
  async () => {
    const { owner, agent } = await gatedKey(null);
    const { pool } = app.parts.database;
    const seen = new Set<string>();
    for (const skill of contract.skills) {
      // What makes other calls may do anything.
      if (skill.effect === 'read' || skill.leadsTo.includes('calls')) continue;
      const [example] = succeeding(skill);
      if (example === undefined) continue;
      const { dry_run: _dryRun, idempotency_key: _key, ...params } = example.params;
      const before = await observe(pool, owner.accountId);
      const given = await ready(owner, skill.name, params).catch(() => params);
      await outcomeOf(agent, skill.name, given);
      const did = happened(before, await observe(pool, owner.accountId));
      for (const one of did) seen.add(one.split(' ')[0] as string);
      const declared = [...skill.leadsTo.map(String), ...(skill.leadsTo.length > 0 ? ['later'] : [])];
      const undeclared = did.filter((one) => !declared.includes(one.split(' ')[0] as string));
      expect({ skill: skill.name, undeclared }).toEqual({ skill: skill.name, undeclared: [] });
    }
    // The observers see what there is to see.
    expect([...seen].sort()).toEqual(['access', 'charges', 'deletion', 'disclosure', 'later', 'messages']);
  },
  LIMIT_MS,
);
