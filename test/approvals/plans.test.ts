import type { CallError, TestAccount } from '../support/app.ts';
import { useTestApp } from '../support/app.ts';
import { ADA, approve, asking, countMessages, MESSAGE, read, reasonOf } from './support.ts';

const app = useTestApp();

const TAG_ADA = (contactId: string) => [
  { skill: 'tags.create', params: { name: 'Regulars' } },
  { skill: 'tags.assign', params: { tag: { $from: 'steps.1.tag.id' }, ids: [contactId] } },
];

async function withContact(): Promise<{ account: TestAccount; contactId: string }> {
  const account = await app.account();
  const { contact } = await account.call('contacts.upsert', { phone: ADA });
  return { account, contactId: contact.id };
}

const tagsOf = async ({ call }: TestAccount) => (await call('contacts.get', { phone: ADA })).contact.tags;

type Steps = { skill: string; params: Record<string, unknown> }[];

async function plan({ call }: TestAccount, steps: Steps) {
  const made = await call('command.plan', { steps });
  return { ...made, ids: { plan_id: made.plan_id as string, plan_hash: made.plan_hash as string } };
}

test('a plan shows what each call would do, with the results of earlier calls, and changes nothing', async () => {
  const { account, contactId } = await withContact();
  const { steps } = await plan(account, TAG_ADA(contactId));
  expect(steps).toMatchObject([
    { effect: { answer: { created: true } }, undo: { kind: 'exact' } },
    { effect: { answer: { affected: 1 } }, error: null },
  ]);
  expect(await tagsOf(account)).toEqual([]);
  expect((await account.call('tags.list', {})).items).toEqual([]);
});

test('executing a plan does what it showed, once', async () => {
  const { account, contactId } = await withContact();
  const { ids } = await plan(account, TAG_ADA(contactId));
  const { job, steps } = await account.call('command.execute', ids);
  expect(job).toMatchObject({ state: 'succeeded' });
  expect(steps).toMatchObject([{ state: 'done' }, { state: 'done', result: { affected: 1 } }]);
  expect(await tagsOf(account)).toEqual(['Regulars']);
  const again = await account.call('command.execute', ids).catch((error: CallError) => error);
  expect(['already_executed', 'plan_changed']).toContain(reasonOf(again));
});

test('a plan whose calls would do something else by now is refused, and the steps are named', async () => {
  const { account, contactId } = await withContact();
  const { ids } = await plan(account, TAG_ADA(contactId));
  await account.call('tags.create', { name: 'Regulars' });
  const error = await account.call('command.execute', ids).catch((failure: CallError) => failure);
  // The second call would name the tag that is there now.
  const changed = [{ position: 1 }, { position: 2 }];
  expect(error).toMatchObject({ data: { reason: 'plan_changed', changed } });
  expect(await tagsOf(account)).toEqual([]);
});

test('the hash of one plan is good for no other', async () => {
  const { account, contactId } = await withContact();
  const one = await plan(account, TAG_ADA(contactId));
  const other = await plan(account, [{ skill: 'tags.create', params: { name: 'Others' } }]);
  const mixed = { plan_id: one.ids.plan_id, plan_hash: other.ids.plan_hash };
  expect(reasonOf(await account.call('command.execute', mixed).catch((error) => error))).toBe('plan_changed');
});

test('undoing a job restores what was there before, the last call first', async () => {
  const { account, contactId } = await withContact();
  const template = (await account.call('templates.create', { name: 'Ready', body: 'Ready.' })).template.id;
  const { ids } = await plan(account, [
    ...TAG_ADA(contactId),
    { skill: 'templates.update', params: { template_id: template, body: 'Your table is ready.' } },
  ]);
  const { job } = await account.call('command.execute', ids);
  const undone = await account.call('command.undo', { job_id: job?.id ?? '' });
  expect(undone.not_reversible).toEqual([]);
  expect(undone.planned.map(({ position, kind }) => [position, kind])).toEqual([
    [3, 'exact'],
    [2, 'exact'],
    [1, 'exact'],
  ]);
  expect(undone.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  expect(await tagsOf(account)).toEqual([]);
  expect((await account.call('tags.list', {})).items).toEqual([]);
  expect((await account.call('templates.get', { template_id: template })).template.body).toBe('Ready.');
  const twice = await account.call('command.undo', { job_id: job?.id ?? '' }).catch((error) => error);
  expect(reasonOf(twice)).toBe('already_undone');
});

test('undoing says beforehand what stays', async () => {
  const { account, contactId } = await withContact();
  const params = { contact_id: contactId, kind: 'order' };
  const { ids } = await plan(account, [{ skill: 'contacts.recordRelationship', params }]);
  const { job } = await account.call('command.execute', ids);
  const shown = await account.call('command.undo', { job_id: job?.id ?? '', dry_run: true });
  expect(shown).toMatchObject({ job: null, planned: [], not_reversible: [{ skill: 'contacts.recordRelationship' }] });
});

test('a batch stops at the first failure, or goes on, as it is told', async () => {
  const { account } = await withContact();
  const calls = [
    { skill: 'tags.create', params: { name: 'A' } },
    { skill: 'tags.delete', params: { tag_id: 'tag_none' } },
    { skill: 'tags.create', params: { name: 'B' } },
  ];
  const stopped = await account.call('command.batch', { calls });
  expect(stopped.steps.map(({ state }) => state)).toEqual(['done', 'failed', 'skipped']);
  const continued = await account.call('command.batch', { calls, on_error: 'continue' });
  expect(continued.steps.map(({ state }) => state)).toEqual(['done', 'failed', 'done']);
  expect(continued.job).toMatchObject({ state: 'failed' });
});

test('a worker goes on with a job whose process died, and makes no call twice', async () => {
  const { owner } = await asking(app);
  const { ids } = await plan(owner, [
    { skill: 'messages.send', params: { ...MESSAGE } },
    { skill: 'tags.create', params: { name: 'After' } },
  ]);
  const { job } = await owner.call('command.execute', ids);
  const { pool } = app.parts.database;
  const jobs = 'WHERE tenant_id = $1';
  // As if the process had died after the first call, before it stored the answer.
  await pool.query(`UPDATE plan_steps SET state = 'pending', result = NULL ${jobs}`, [owner.accountId]);
  await pool.query(`UPDATE plan_jobs SET state = 'running', finished_at = NULL, due_at = $2 ${jobs}`, [
    ...[owner.accountId, app.clock.now],
  ]);
  await app.drain();
  const after = await owner.call('command.status', { job_id: job?.id ?? '' });
  expect(after).toMatchObject({ job: { state: 'succeeded' }, steps: [{ state: 'done' }, { state: 'done' }] });
  expect(await countMessages(app, owner)).toBe(1);
});

test('a plan of a key that needs approvals waits as a whole, and runs once it is approved', async () => {
  const { owner, agent } = await asking(app, { skills: ['messages.send'] });
  const { ids } = await plan(agent, [
    { skill: 'tags.create', params: { name: 'Told' } },
    { skill: 'messages.send', params: { ...MESSAGE } },
  ]);
  const execute = { ...ids, idempotency_key: 'plan' };
  const error = (await agent.call('command.execute', execute).catch((failure: CallError) => failure)) as CallError;
  expect(error.code).toBe('approval_required');
  expect((await owner.call('tags.list', {})).items).toEqual([]);
  const id = error.data.approval_id as string;
  expect(await read(owner, id)).toMatchObject({ skill: 'command.execute', effect: { credits: 1, messages: 1 } });
  const { approval } = await approve(owner, id);
  expect(approval).toMatchObject({ state: 'executed', result: { job: { state: 'succeeded' } } });
  expect(await agent.call('command.execute', execute)).toMatchObject({ replayed: true });
  expect(await countMessages(app, owner)).toBe(1);
});

test('a call of a batch that needs an approval waits by itself', async () => {
  const { owner, agent } = await asking(app, { skills: ['messages.send'] });
  const { steps } = await agent.call('command.batch', { calls: [{ skill: 'messages.send', params: { ...MESSAGE } }] });
  expect(steps).toMatchObject([{ state: 'failed', error: { code: 'approval_required' } }]);
  expect(await countMessages(app, owner)).toBe(0);
});

test('a goal in words becomes the calls that it names, and lists what is missing', async () => {
  const { account } = await withContact();
  const planned = await account.call('command.plan', { goal: 'Create the tag "Regulars"' });
  expect(planned.steps).toMatchObject([{ skill: 'tags.create', params: { name: 'Regulars' } }]);
  expect(planned.plan_id).toMatch(/^pln_/);
  const lacking = await account.call('command.plan', {
    goal: 'Create a tag, then send a campaign "Hello! Reply STOP"',
  });
  expect(lacking.plan_id).toBeNull();
  expect(lacking.steps.map(({ skill }) => skill)).toEqual([
    'tags.create',
    'campaigns.create',
    'campaigns.preflight',
    'campaigns.launch',
  ]);
  expect(lacking.steps[0]?.needs).toMatchObject([{ path: '/name' }]);
});

test('a plan has no calls that make keys, that are plans, or that take secrets', async () => {
  const { account } = await withContact();
  for (const skill of ['agent.createKey', 'command.batch', 'partner.configureWebhook', 'partner.processOutbox'])
    await expect(account.call('command.plan', { steps: [{ skill }] })).rejects.toMatchObject({ code: -32602 });
});

test('a step refers to earlier steps only', async () => {
  const { account } = await withContact();
  const steps = [{ skill: 'tags.create', params: { name: { $from: 'steps.1.tag.name' } } }];
  await expect(account.call('command.plan', { steps })).rejects.toMatchObject({
    data: { field_errors: [{ path: '/steps/0/params/name', rule: 'must name an earlier step' }] },
  });
});
