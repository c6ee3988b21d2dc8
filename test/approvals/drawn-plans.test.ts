import fc from 'fast-check';
import type { CallError, TestAccount } from '../support/app.ts';
import { useTestApp } from '../support/app.ts';
import { LIMIT_MS, runs } from '../support/models/runs.ts';
import { asking, countMessages, MESSAGE, reasonOf } from './support.ts';

const app = useTestApp();

const KINDS = ['tag', 'list', 'template', 'message'] as const;
type Kind = (typeof KINDS)[number];

const drawnPlan = fc.record({
  kinds: fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 5 }),
  /** How many steps the process had recorded when it died; null: it does not die. */
  recorded: fc.option(fc.nat(5)),
  change: fc.constantFrom('none', 'none', 'none', 'world', 'hash'),
  undo: fc.boolean(),
});

const stepOf = (kind: Kind, index: number) => {
  if (kind === 'message') return { skill: 'messages.send', params: { ...MESSAGE, text: `${MESSAGE.text} ${index}` } };
  const name = `${kind} ${index}`;
  return { skill: `${kind}s.create`, params: kind === 'template' ? { name, body: 'Ready.' } : { name } };
};

async function namesOf({ call }: TestAccount): Promise<string[]> {
  const [tags, lists, templates] = [
    await call('tags.list', {}),
    await call('lists.list', {}),
    await call('templates.list', {}),
  ];
  return [...tags.items, ...lists.items, ...templates.items].map(({ name }) => name).sort();
}

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: CallError) => reasonOf(error),
  );

test(
  'drawn plans do each step once across a death of the process, are refused when they changed, and are undone exactly',
  async () => {
    const { pool } = app.parts.database;
    await fc.assert(
      fc.asyncProperty(drawnPlan, async ({ kinds, recorded, change, undo }) => {
        const { owner: account } = await asking(app);
        const steps = kinds.map(stepOf);
        const [made, other] = [
          await account.call('command.plan', { steps }),
          await account.call('command.plan', { steps: [stepOf('tag', kinds.length)] }),
        ];
        const ids = { plan_id: made.plan_id as string, plan_hash: made.plan_hash as string };
        const named = steps.flatMap(({ params }) => ('name' in params ? [params.name as string] : []));
        if (change === 'hash') {
          const mixed = { ...ids, plan_hash: other.plan_hash as string };
          expect(await refusal(account.call('command.execute', mixed))).toBe('plan_changed');
        }
        const first = steps.find(({ skill }) => skill === 'tags.create');
        if (change === 'world' && first !== undefined) {
          await account.call('tags.create', first.params as { name: string });
          expect(await refusal(account.call('command.execute', ids))).toBe('plan_changed');
          expect(await countMessages(app, account)).toBe(0);
          expect(await namesOf(account)).toEqual([first.params.name]);
          return;
        }
        const { job } = await account.call('command.execute', ids);
        const jobId = job?.id ?? '';
        if (recorded !== null) {
          // As if the process had died after its last call, before it stored the answers.
          const of = 'WHERE tenant_id = $1 AND job_id = $2';
          await pool.query(`UPDATE plan_steps SET state = 'pending', result = NULL ${of} AND position > $3`, [
            ...[account.accountId, jobId, recorded],
          ]);
          await pool.query(
            "UPDATE plan_jobs SET state = 'running', finished_at = NULL, due_at = $3 WHERE tenant_id = $1 AND id = $2",
            [account.accountId, jobId, app.clock.now],
          );
          await app.drain();
        }
        const done = await account.call('command.status', { job_id: jobId });
        expect([done.job.state, ...done.steps.map(({ state }) => state)]).toEqual([
          'succeeded',
          ...steps.map(() => 'done'),
        ]);
        const messages = steps.length - named.length;
        expect(await namesOf(account)).toEqual(named.toSorted());
        expect(await countMessages(app, account)).toBe(messages);
        expect(['already_executed', 'plan_changed']).toContain(await refusal(account.call('command.execute', ids)));
        if (!undo) return;
        await account.call('command.undo', { job_id: jobId });
        expect(await namesOf(account)).toEqual([]);
        expect(await countMessages(app, account)).toBe(messages);
      }),
      runs(25),
    );
  },
  LIMIT_MS,
);
