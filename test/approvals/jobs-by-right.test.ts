import type { CallError, TestAccount } from '../support/app.ts';
import { useTestApp } from '../support/app.ts';
import { ADA, asking, reasonOf } from './support.ts';

const app = useTestApp();

/** A key of the account with these permissions. */
async function keyOf({ call, accountId }: TestAccount, ...permissions: ('ai' | 'contacts' | 'campaigns')[]) {
  const { api_key: key } = await call('agent.createKey', { name: permissions.join(), permissions });
  return app.as(key as string, accountId);
}

const refusal = (call: Promise<unknown>): Promise<CallError> =>
  call.then(
    () => {
      throw new Error('The call was not refused.');
    },
    (error: CallError) => error,
  );

test('a key sees of the job of another key only that it exists, unless it may call all of its skills', async () => {
  const { owner } = await asking(app);
  const { job } = await owner.call('command.batch', {
    calls: [
      { skill: 'contacts.get', params: { phone: ADA } },
      { skill: 'billing.portal', params: {} },
    ],
  });
  const id = job?.id as string;
  const narrow = await keyOf(owner, 'ai');
  const hidden = await narrow.call('command.status', { job_id: id });
  expect(hidden).toMatchObject({ job: { id, state: 'succeeded' }, steps: [], warnings: [{ code: 'steps_hidden' }] });
  expect(JSON.stringify([hidden, await narrow.call('command.history', {})])).not.toMatch(/12025550143|portal/);
  expect((await owner.call('command.status', { job_id: id })).steps).toHaveLength(2);
});

test('a key that may call all skills of a job sees its steps, whichever key made them', async () => {
  const { owner } = await asking(app);
  const { job } = await owner.call('command.batch', { calls: [{ skill: 'lists.create', params: { name: 'VIP' } }] });
  const other = await keyOf(owner, 'ai', 'contacts');
  expect((await other.call('command.status', { job_id: job?.id as string })).steps).toMatchObject([
    { skill: 'lists.create', params: { name: 'VIP' } },
  ]);
});

test('a key that may not call what undoes a job undoes nothing, and leaves it to those that may', async () => {
  const { owner } = await asking(app);
  const { job } = await owner.call('command.batch', { calls: [{ skill: 'lists.create', params: { name: 'VIP' } }] });
  const id = job?.id as string;
  const narrow = await keyOf(owner, 'ai', 'campaigns');
  for (const dry_run of [true, false])
    expect((await refusal(narrow.call('command.undo', { job_id: id, dry_run }))).code).toBe('invalid_permissions');
  expect((await owner.call('command.undo', { job_id: id })).job?.state).toBe('succeeded');
  expect((await owner.call('lists.list', {})).items).toEqual([]);
  expect(reasonOf(await refusal(owner.call('command.undo', { job_id: id })))).toBe('already_undone');
});

test('an undoing that failed in part is repeated for what is left, and then the job is undone', async () => {
  const { owner } = await asking(app);
  const { job } = await owner.call('command.batch', {
    calls: [
      { skill: 'lists.create', params: { name: 'VIP' } },
      { skill: 'tags.create', params: { name: 'Regulars' } },
    ],
  });
  const id = job?.id as string;
  const { items: lists } = await owner.call('lists.list', {});
  const segment = await owner.call('segments.create', {
    name: 'Of the list',
    rules: { kind: 'list', list_id: lists[0]?.id as string },
  });
  // A segment uses the list, so that it cannot be deleted yet.
  const first = await owner.call('command.undo', { job_id: id });
  expect(first).toMatchObject({ job: { state: 'failed', undo_of: id } });
  await owner.call('segments.delete', { segment_id: segment.segment.id });
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => owner.call('command.undo', { job_id: id })));
  const done = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(done).toMatchObject([{ job: { state: 'succeeded', undo_of: id }, steps: [{ skill: 'lists.delete' }] }]);
  expect((await owner.call('lists.list', {})).items).toEqual([]);
  expect(await owner.call('command.status', { job_id: first.job?.id as string })).toMatchObject({
    job: { undo_of: id },
  });
  expect(reasonOf(await refusal(owner.call('command.undo', { job_id: id })))).toBe('already_undone');
});

test.each(['phone', 'contact_id', 'reference'] as const)(
  'a step that erases a person by %s is done, is reported as done, and leaves nothing of the person in its job',
  async (by) => {
    const { owner } = await asking(app);
    const { contact } = await owner.call('contacts.upsert', { phone: ADA, first_name: 'Ada', external_id: 'ada-1' });
    const params = {
      phone: { phone: ADA },
      contact_id: { contact_id: contact.id },
      reference: { contact_id: { $from: 'steps.1.contact.id' } },
    }[by];
    const { job, steps } = await owner.call('command.batch', {
      calls: [
        { skill: 'contacts.get', params: { phone: ADA } },
        { skill: 'contacts.forget', params },
        { skill: 'tags.create', params: { name: 'After' } },
      ],
    });
    expect(job?.state).toBe('succeeded');
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    expect(steps[1]?.finished_at).not.toBeNull();
    expect((await refusal(owner.call('contacts.get', { phone: ADA }))).code).toBe(-32001);
    const { rows } = await app.parts.database.pool.query('SELECT s::text FROM plan_steps s WHERE tenant_id = $1', [
      owner.accountId,
    ]);
    for (const left of [ADA, contact.id, 'ada-1', 'Ada']) expect(JSON.stringify(rows)).not.toContain(left);
  },
);

test('a later step that names an erased person is skipped, and the job says that it failed', async () => {
  const { owner } = await asking(app);
  const { job, steps } = await owner.call('command.batch', {
    on_error: 'continue',
    calls: [
      { skill: 'contacts.forget', params: { phone: ADA } },
      { skill: 'contacts.upsert', params: { phone: ADA } },
    ],
  });
  expect(job?.state).toBe('failed');
  expect(steps.map(({ state }) => state)).toEqual(['done', 'skipped']);
});
