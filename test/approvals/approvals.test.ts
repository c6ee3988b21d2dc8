import { type CallError, useTestApp } from '../support/app.ts';
import { ADA, approve, ask, asking, countMessages, MESSAGE, read, reasonOf } from './support.ts';

const app = useTestApp();

test('a call that a policy names does nothing until it is approved, and then happens once', async () => {
  const { owner, agent } = await asking(app);
  const params = { ...MESSAGE, idempotency_key: 'once' };
  const id = await ask(agent, params);
  expect(await ask(agent, params)).toBe(id);
  expect(await countMessages(app, owner)).toBe(0);
  const { approval } = await approve(owner, id);
  expect(approval).toMatchObject({ state: 'executed', result: { to: ADA }, error: null });
  const repeated = await agent.call('messages.send', params);
  expect(repeated).toMatchObject({ replayed: true, message_id: approval.result?.message_id });
  expect(await countMessages(app, owner)).toBe(1);
});

test('the approval shows who gets the message, what it says, and what it costs', async () => {
  const { owner, agent } = await asking(app);
  const id = await ask(agent);
  expect(await read(owner, id)).toMatchObject({
    state: 'pending',
    skill: 'messages.send',
    params: { to: ADA },
    effect: { credits: 1, recipients: 1, messages: 1, sample_text: MESSAGE.text },
  });
});

test('a refused call stays refused when it is repeated', async () => {
  const { owner, agent } = await asking(app);
  const id = await ask(agent);
  await owner.call('command.approvals.decide', { approval_id: id, decision: 'refuse', reason: 'Not today.' });
  const error = await agent.call('messages.send', MESSAGE).catch((failure: CallError) => failure);
  expect(error).toMatchObject({ code: -32002, data: { reason: 'approval_refused', approval_id: id } });
  expect(await countMessages(app, owner)).toBe(0);
});

test('an expiry is a refusal, also before a worker has recorded it', async () => {
  const { owner, agent } = await asking(app, { effects: ['billable'], expires_in_hours: 1 });
  const id = await ask(agent);
  app.clock.advance(3_600_000);
  expect(reasonOf(await approve(owner, id).catch((error) => error))).toBe('already_decided');
  expect(reasonOf(await agent.call('messages.send', MESSAGE).catch((error) => error))).toBe('approval_refused');
  await app.drain();
  expect(await read(owner, id)).toMatchObject({ state: 'expired' });
  expect(await countMessages(app, owner)).toBe(0);
});

test('of 64 decisions at once, one counts', async () => {
  const { owner, agent } = await asking(app);
  const id = await ask(agent);
  const { effect_hash } = await read(owner, id);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 64 }, (_, index) =>
      owner.call('command.approvals.decide', {
        approval_id: id,
        ...(index % 2 === 0 ? { decision: 'approve' as const, effect_hash } : { decision: 'refuse' as const }),
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { state } = await read(owner, id);
  expect(await countMessages(app, owner)).toBe(state === 'executed' ? 1 : 0);
});

test('a key decides neither about its own calls nor about those of a key that made it', async () => {
  const { owner, agent } = await asking(app);
  const id = await ask(agent);
  const { effect_hash } = await read(owner, id);
  const decision = { approval_id: id, decision: 'approve', effect_hash } as const;
  await expect(agent.call('command.approvals.decide', decision)).rejects.toMatchObject({ code: 'invalid_permissions' });
  const child = await owner.call('agent.createKey', { name: 'child', permissions: ['full'] });
  const { pool } = app.parts.database;
  const asker = (await read(owner, id)).key_id;
  await pool.query('UPDATE api_keys SET made_by = array_append(made_by, $2) WHERE tenant_id = $1 AND id = $3', [
    ...[owner.accountId, asker, child.key_id],
  ]);
  const made = app.as(child.api_key as string, owner.accountId);
  await expect(made.call('command.approvals.decide', decision)).rejects.toMatchObject({ code: 'invalid_permissions' });
  expect(await countMessages(app, owner)).toBe(0);
});

test('a key that needs approvals cannot obtain a key that needs none', async () => {
  const { agent } = await asking(app, { effects: ['billable'] });
  const { api_key: key, approval } = await agent.call('agent.createKey', { name: 'wider', permissions: ['full'] });
  expect(approval).toHaveLength(1);
  const id = await ask(app.as(key as string, agent.accountId));
  expect(id).toMatch(/^apr_/);
});

test('replacing a key of the same line keeps its approvals once', async () => {
  const { owner, agent } = await asking(app, { effects: ['billable'] });
  const child = await agent.call('agent.createKey', { name: 'child', permissions: ['full'] });
  const rotated = await agent.call('agent.rotateKey', { key_id: child.key_id });
  const replaced = app.as(rotated.api_key as string, owner.accountId);
  await ask(replaced);
  expect((await replaced.call('agent.whoami', {})).approval).toHaveLength(1);
});

test('a decision is refused when the call would do something else by then', async () => {
  const { owner, agent } = await asking(app);
  const template = await owner.call('templates.create', { name: 'Ready', body: 'Your table is ready.' });
  const id = await ask(agent, { to: ADA, template_id: template.template.id, purpose: 'transactional' });
  const { effect_hash } = await read(owner, id);
  await owner.call('templates.update', { template_id: template.template.id, body: 'Your order has shipped.' });
  const decision = { approval_id: id, decision: 'approve', effect_hash } as const;
  const error = await owner.call('command.approvals.decide', decision).catch((failure: CallError) => failure);
  expect(error).toMatchObject({ data: { reason: 'effect_changed', changed: [{ field: 'sample_text' }] } });
  expect(await countMessages(app, owner)).toBe(0);
  const { approval } = await approve(owner, id);
  expect(approval.state).toBe('executed');
});

test('a call that would fail asks for no approval', async () => {
  const { agent, owner } = await asking(app);
  const unknown = { ...MESSAGE, to: '+12025550188' };
  await expect(agent.call('messages.send', unknown)).rejects.toMatchObject({ code: 'consent_required' });
  expect((await owner.call('command.approvals.list', {})).items).toEqual([]);
});

test('after a STOP an approved call is not made', async () => {
  const { owner, agent } = await asking(app);
  const id = await ask(agent);
  const { effect_hash } = await read(owner, id);
  await owner.call('contacts.optOut', { phone: ADA, scope: 'all', reason: 'requested' });
  const decision = { approval_id: id, decision: 'approve', effect_hash } as const;
  const error = await owner.call('command.approvals.decide', decision).catch((failure: CallError) => failure);
  expect(reasonOf(error)).toBe('call_fails');
  expect(await countMessages(app, owner)).toBe(0);
});

test('the call of a key that was revoked meanwhile is never made', async () => {
  const { owner, agent } = await asking(app);
  const id = await ask(agent);
  await owner.call('agent.revokeKey', { key_id: (await read(owner, id)).key_id });
  expect(reasonOf(await approve(owner, id).catch((error) => error))).toBe('key_ended');
  expect(await countMessages(app, owner)).toBe(0);
});

test('a policy with limits stops only what exceeds them', async () => {
  const { owner, agent } = await asking(app, { effects: ['billable'], above: { credits: 1 } });
  await agent.call('messages.send', MESSAGE);
  expect(await countMessages(app, owner)).toBe(1);
  await ask(agent, { ...MESSAGE, text: `${'Your table is ready. '.repeat(12)}Reply STOP to opt out.` });
  expect(await countMessages(app, owner)).toBe(1);
});

test('reads and dry runs never wait', async () => {
  const { agent } = await asking(app, { effects: ['write', 'billable', 'destructive'] });
  await agent.call('contacts.list', {});
  expect(await agent.call('messages.send', { ...MESSAGE, dry_run: true })).toMatchObject({ dry_run: true });
});

test('a call with a secret is refused instead of waiting', async () => {
  const { agent, owner } = await asking(app, { skills: ['agent.createKey'] });
  const create = agent.call('agent.createKey', { name: 'child', permissions: ['read'] });
  await expect(create).rejects.toMatchObject({ code: 'invalid_permissions' });
  expect((await owner.call('command.approvals.list', {})).items).toEqual([]);
});

test('a worker makes an approved call whose process died, once', async () => {
  const { owner, agent } = await asking(app);
  const id = await ask(agent, { ...MESSAGE, idempotency_key: 'died' });
  const { pool } = app.parts.database;
  await pool.query("UPDATE approvals SET state = 'approved', due_at = $2 WHERE tenant_id = $1", [
    ...[owner.accountId, app.clock.now],
  ]);
  await app.drain();
  await app.drain();
  expect(await read(owner, id)).toMatchObject({ state: 'executed' });
  expect(await countMessages(app, owner)).toBe(1);
});

test('other keys see only what they asked for', async () => {
  const { owner, agent } = await asking(app);
  const id = await ask(agent);
  const { api_key: key } = await owner.call('agent.createKey', { name: 'reader', permissions: ['read'] });
  const reader = app.as(key as string, owner.accountId);
  expect((await reader.call('command.approvals.list', {})).items).toEqual([]);
  await expect(read(reader, id)).rejects.toMatchObject({ code: -32001 });
  await expect(reader.call('command.approvals.cancel', { approval_id: id })).rejects.toMatchObject({ code: -32001 });
  expect((await agent.call('command.approvals.cancel', { approval_id: id })).approval.state).toBe('canceled');
});

test('a person without a key decides once on the page of the link', async () => {
  const { owner, agent } = await asking(app);
  const id = await ask(agent);
  expect((await read(agent, id)).link).toBeNull();
  const { link, effect_hash } = await read(owner, id);
  const url = `${app.url}${new URL(link as string).pathname}`;
  const page = await (await fetch(url)).text();
  expect(page).toContain('Approve messages.send?');
  expect(page).not.toContain('<script');
  const decide = (decision: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ decision, effect_hash }) });
  expect((await decide('approve')).status).toBe(200);
  expect((await decide('refuse')).status).toBe(409);
  expect(await read(owner, id)).toMatchObject({ state: 'executed', decided_by_link: true });
  expect((await fetch(`${url}x`)).status).toBe(403);
});

test('the page shows copy as text, whatever it contains', async () => {
  const { owner, agent } = await asking(app);
  const id = await ask(agent, { ...MESSAGE, text: '<script>alert(1)</script> Your table is ready.' });
  const { link } = await read(owner, id);
  const page = await (await fetch(`${app.url}${new URL(link as string).pathname}`)).text();
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('&#60;script&#62;');
});

test('the launch of a campaign shows its audience, and is made with a preflight of its own', async () => {
  const { owner, agent } = await asking(app);
  const captured_at = new Date(app.clock.now.getTime() - 60_000).toISOString();
  const consent = { method: 'web_form', source: 'https://example.com/signup', captured_at } as const;
  await owner.call('contacts.optIn', { phone: ADA, ...consent });
  const body = 'Hello! Reply STOP to opt out.';
  const { campaign } = await owner.call('campaigns.create', {
    name: 'Sale',
    body,
    audience: { include: { all: true } },
  });
  const preflight = () => agent.call('campaigns.preflight', { campaign_id: campaign.id });
  const { preflight_token: token } = await preflight();
  const launch = agent.call('campaigns.launch', { campaign_id: campaign.id, preflight_token: token as string });
  const error = (await launch.catch((failure: CallError) => failure)) as CallError;
  const id = error.data.approval_id as string;
  expect(await read(owner, id)).toMatchObject({ effect: { recipients: 1, credits: 1, sample_text: body } });
  // Longer than the token is valid.
  app.clock.advance(20 * 60_000);
  expect((await approve(owner, id)).approval).toMatchObject({ state: 'executed', error: null });
  await app.drain();
  expect(await countMessages(app, owner)).toBe(1);
});
