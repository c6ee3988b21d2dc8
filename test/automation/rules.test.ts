import type { AutomationAction, AutomationTrigger } from '../../src/generated/types.ts';
import { useTestApp } from '../support/app.ts';
import { ADA, createRule, endsOf, furnishPerson, placeOrder, runsOf, startRuns, tagContact } from './support.ts';

const app = useTestApp();

const ORDER: AutomationTrigger = { kind: 'event', name: 'order.placed' };
const contactId = { $from: 'contact.id' };

function act(skill: string, params: AutomationAction['params']): AutomationAction {
  return { skill, params };
}

test('a key can create, change or enable only rules whose actions it may call itself', async () => {
  const owner = await furnishPerson(await app.account());
  const made = await owner.call('agent.createKey', { name: 'narrow', permissions: ['campaigns'] });
  const narrow = app.as(made.api_key as string);
  await expect(createRule(narrow)).rejects.toMatchObject({
    code: 'invalid_permissions',
    data: { required: 'contacts', skill: 'tags.assign' },
  });
  const rule = await createRule(owner);
  for (const [skill, params] of [
    ['automation.update', { rule_id: rule, name: 'Mine' }],
    ['automation.setEnabled', { rule_id: rule, enabled: true }],
  ] as const)
    await expect(narrow.call(skill, params as never)).rejects.toMatchObject({ code: 'invalid_permissions' });
  // Disabling needs none, and takes nothing over.
  const { rule: disabled } = await narrow.call('automation.setEnabled', { rule_id: rule, enabled: false });
  expect(disabled).toMatchObject({ state: 'disabled', state_reason: 'requested' });
  expect(disabled.key_id).not.toBe(made.key_id);
  const own = await createRule(narrow, { actions: [act('links.create', { url: 'https://example.com/' })] });
  await placeOrder(owner);
  await app.drain();
  expect(await endsOf(owner, own)).toEqual(['succeeded']);
  const { items } = await owner.call('agent.auditLog', { skill: 'links.create' });
  expect(items).toMatchObject([{ actor: made.key_id, rule_id: own }]);
});

test('a rule stops with the reason when its key is revoked, and acts again with the key that enables it', async () => {
  const owner = await furnishPerson(await app.account());
  const made = await owner.call('agent.createKey', { name: 'rules', permissions: ['campaigns', 'contacts'] });
  const rule = await createRule(app.as(made.api_key as string));
  await owner.call('agent.revokeKey', { key_id: made.key_id });
  await placeOrder(owner);
  await placeOrder(owner);
  await app.drain();
  expect(await endsOf(owner, rule)).toEqual(['stopped key_revoked', 'stopped key_revoked']);
  const { items } = await owner.call('automation.list', { state: 'disabled' });
  expect(items).toMatchObject([{ id: rule, state_reason: 'key_revoked', failures_in_row: 0 }]);
  await owner.call('automation.setEnabled', { rule_id: rule, enabled: true });
  await placeOrder(owner);
  await app.drain();
  expect((await endsOf(owner, rule)).at(-1)).toBe('succeeded');
});

test('a rule stops when its key expires, and goes on when the key is rotated before', async () => {
  const owner = await furnishPerson(await app.account());
  const soon = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
  const permissions = ['campaigns', 'contacts'] as ['campaigns', 'contacts'];
  const ending = await owner.call('agent.createKey', { name: 'ending', permissions, expires_at: soon });
  const rotated = await owner.call('agent.createKey', { name: 'rotated', permissions });
  const [expires, goesOn] = [
    await createRule(app.as(ending.api_key as string)),
    await createRule(app.as(rotated.api_key as string)),
  ];
  await owner.call('agent.rotateKey', { key_id: rotated.key_id, overlap_seconds: 60 });
  app.clock.advance(3_600_001);
  await placeOrder(owner);
  await app.drain();
  expect(await endsOf(owner, expires)).toEqual(['stopped key_expired']);
  expect(await endsOf(owner, goesOn)).toEqual(['succeeded']);
});

test('a rule of a test key sends only over the simulator', async () => {
  const owner = await app.account({ mode: 'test' });
  const { number } = await owner.call('phone-numbers.ensureDefault', {});
  await owner.call('contacts.upsert', { phone: ADA });
  await owner.call('contacts.recordRelationship', { phone: ADA, kind: 'order' });
  await app.parts.database.pool.query("UPDATE phone_numbers SET carrier = 'twilio' WHERE id = $1", [number.id]);
  const send = act('messages.send', { contact_id: contactId, text: 'Your code is 1234', purpose: 'transactional' });
  const rule = await createRule(owner, { actions: [send] });
  await placeOrder(owner);
  await app.drain();
  expect(await runsOf(owner, rule)).toMatchObject([{ state: 'failed', actions: [{ error: { reason: 'test_key' } }] }]);
});

test('a dry run of automation.create keeps nothing, and a rule that is created disabled does not run', async () => {
  const account = await furnishPerson(await app.account());
  const { rule } = await account.call('automation.create', {
    name: 'Off',
    trigger: ORDER,
    actions: [tagContact('Buyers')],
    enabled: false,
  });
  const draft = { name: 'Draft', trigger: ORDER, actions: [tagContact('Buyers')], dry_run: true };
  await account.call('automation.create', draft);
  await placeOrder(account);
  await app.drain();
  expect((await account.call('automation.list', {})).items).toMatchObject([{ name: 'Off', state: 'disabled' }]);
  expect(await runsOf(account, rule.id)).toEqual([]);
  const { pool } = app.parts.database;
  const listeners = await pool.query('SELECT 1 FROM signal_listeners WHERE tenant_id = $1', [account.accountId]);
  expect(listeners.rowCount).toBe(0);
});

test('a changed rule counts from then on, and pending runs keep the actions that they started with', async () => {
  const account = await furnishPerson(await app.account(), ['Buyers', 'Others']);
  const rule = await createRule(account);
  await placeOrder(account);
  await startRuns(app);
  const { rule: changed } = await account.call('automation.update', {
    rule_id: rule,
    trigger: { kind: 'event', name: 'order.paid' },
    actions: [tagContact('Others')],
    expected_version: 1,
  });
  expect(changed.version).toBe(2);
  await placeOrder(account);
  await account.call('analytics.recordEvent', { phone: ADA, name: 'order.paid' });
  await app.drain();
  expect(await runsOf(account, rule)).toMatchObject([
    { rule_version: 2, trigger: { name: 'order.paid' }, actions: [{ params: { tag: 'Others' } }] },
    { rule_version: 1, trigger: { name: 'order.placed' }, actions: [{ params: { tag: 'Buyers' } }] },
  ]);
  await expect(
    account.call('automation.update', { rule_id: rule, name: 'Late', expected_version: 1 }),
  ).rejects.toMatchObject({ code: -32002, data: { reason: 'version_conflict' } });
});

test('names are unique, an account has at most 100 rules, and a segment that a rule uses stays', async () => {
  const account = await app.account();
  const { segment } = await account.call('segments.create', {
    name: 'US',
    rules: { kind: 'field', field: 'country', operator: 'eq', value: 'US' },
  });
  const conditions = { kind: 'segment', segment_id: segment.id } as const;
  const rule = await createRule(account, { name: 'Same', conditions });
  await expect(createRule(account, { name: ' SAME' })).rejects.toMatchObject({ data: { reason: 'name_taken' } });
  await expect(account.call('segments.delete', { segment_id: segment.id })).rejects.toMatchObject({
    data: { reason: 'in_use', used_by: [{ kind: 'automation', id: rule, name: 'Same' }] },
  });
  await account.call('automation.delete', { rule_id: rule });
  await account.call('segments.delete', { segment_id: segment.id });
  for (let made = 0; made < 100; made += 1) await createRule(account);
  await expect(createRule(account)).rejects.toMatchObject({ data: { reason: 'too_many_rules' } });
});

test('a list, a tag and a template that a rule names stay until the rule is deleted', async () => {
  const { call } = await app.account();
  const { list } = await call('lists.create', { name: 'News' });
  const { tag } = await call('tags.create', { name: 'VIP' });
  const { template } = await call('templates.create', { name: 'Hello', body: 'Hello' });
  const send = act('messages.send', { contact_id: contactId, template_id: template.id });
  const rules = [
    await createRule({ call }, { trigger: { kind: 'list', list_id: list.id }, actions: [send] }),
    await createRule({ call }, { trigger: { kind: 'tag', tag_id: tag.id } }),
  ];
  const deletions = [
    () => call('lists.delete', { list_id: list.id }),
    () => call('tags.delete', { tag_id: tag.id }),
    () => call('templates.delete', { template_id: template.id }),
  ];
  for (const remove of deletions) await expect(remove()).rejects.toMatchObject({ data: { reason: 'in_use' } });
  for (const rule of rules) await call('automation.delete', { rule_id: rule });
  for (const remove of deletions) await expect(remove()).resolves.toBeDefined();
});
