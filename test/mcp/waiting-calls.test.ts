import type { TestAccount } from '../support/app.ts';
import { useTestApp } from '../support/app.ts';
import { bearer } from '../support/http/wire.ts';
import { callTool, connectClient } from '../support/mcp-client.ts';
import { modern, postMcp } from '../support/mcp-post.ts';

const app = useTestApp();
const TAG = { skill: 'lists.create', params: { name: 'Regulars' } };
const HOUR_MS = 3_600_000;

/** An account, and a key whose calls that change data wait for a person. */
async function asking(): Promise<{ owner: TestAccount; agent: TestAccount }> {
  const owner = await app.account();
  const approval = { effects: ['write' as const], expires_in_hours: 2 };
  const { api_key } = await owner.call('agent.createKey', { name: 'agent', permissions: ['full'], approval });
  return { owner, agent: app.as(api_key as string, owner.accountId) };
}

interface Retry {
  readonly requestState?: unknown;
  readonly inputResponses?: object;
  readonly given?: object;
  readonly capabilities?: object;
}

async function callWaiting({ key }: TestAccount, { given = TAG, capabilities = {}, ...retry }: Retry = {}) {
  const { body, headers } = modern('tools/call', { name: 'write_skill', arguments: given, ...retry });
  const { _meta, ...params } = body.params as { _meta: object };
  const meta = { ..._meta, 'io.modelcontextprotocol/clientCapabilities': capabilities };
  return (await postMcp(app, { ...body, params: { ...params, _meta: meta } }, { ...bearer(key), ...headers })).body;
}

const stateOf = async (agent: TestAccount): Promise<unknown> => (await callWaiting(agent)).result?.requestState;
const listsOf = async (owner: TestAccount) => (await owner.call('lists.list', {})).items;

async function decide(owner: TestAccount, decision: 'approve' | 'refuse') {
  const { items } = await owner.call('command.approvals.list', { states: ['pending'] });
  const [{ id = '', effect_hash = '' } = {}] = items;
  const params = { approval_id: id, decision, ...(decision === 'approve' && { effect_hash }) };
  return owner.call('command.approvals.decide', { ...params, reason: 'Seen.' });
}

test('a call that waits for a person answers input_required until it is decided, and then its result', async () => {
  const { owner, agent } = await asking();
  const first = await callWaiting(agent);
  expect(first.result).toMatchObject({
    resultType: 'input_required',
    requestState: expect.any(String),
    _meta: { 'tern/approval': { approval_id: expect.stringMatching(/^apr_/), message: expect.any(String) } },
  });
  expect(first.result).not.toHaveProperty('inputRequests');
  const { requestState } = first.result as { requestState: string };
  const again = await callWaiting(agent, { requestState });
  expect(again.result).toMatchObject({ resultType: 'input_required', requestState: expect.any(String) });
  expect(await listsOf(owner)).toEqual([]);
  await decide(owner, 'approve');
  for (const state of [requestState, again.result?.requestState]) {
    const done = await callWaiting(agent, { requestState: state });
    expect(done.result).toMatchObject({ resultType: 'complete', structuredContent: { list: { name: 'Regulars' } } });
  }
  expect(await listsOf(owner)).toHaveLength(1);
  expect((await owner.call('command.approvals.list', {})).items).toHaveLength(1);
});

test('the client that comes back the next day gets the result, and makes nothing twice', async () => {
  const { owner, agent } = await asking();
  const requestState = await stateOf(agent);
  await decide(owner, 'approve');
  app.clock.advance(20 * HOUR_MS);
  const { result } = await callWaiting(agent, { requestState });
  expect(result).toMatchObject({ resultType: 'complete', structuredContent: { list: { name: 'Regulars' } } });
  expect(await listsOf(owner)).toHaveLength(1);
});

test('a refused call is an error with the reason, and so is one whose time has ended', async () => {
  const { owner, agent } = await asking();
  const requestState = await stateOf(agent);
  await decide(owner, 'refuse');
  const { result } = await callWaiting(agent, { requestState });
  expect(result).toMatchObject({
    isError: true,
    structuredContent: {
      code: -32002,
      reason: 'approval_refused',
      approval_state: 'refused',
      message: expect.stringContaining('Seen.'),
    },
  });
  const late = await asking();
  const state = await stateOf(late.agent);
  app.clock.advance(2 * HOUR_MS);
  const ended = await callWaiting(late.agent, { requestState: state });
  expect(ended.result).toMatchObject({ isError: true, structuredContent: { approval_state: 'expired' } });
  expect(await listsOf(late.owner)).toEqual([]);
});

test('a state is refused that was changed, that another key brings, or that is of another call', async () => {
  const { owner, agent } = await asking();
  const { agent: stranger } = await asking();
  const { api_key } = await owner.call('agent.createKey', { name: 'second', permissions: ['full'] });
  const second = app.as(api_key as string);
  const requestState = (await stateOf(agent)) as string;
  const [body = '', mac = ''] = requestState.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...claims, expires_at: 9e15 })).toString('base64url');
  await decide(owner, 'approve');
  const attempts = [
    await callWaiting(agent, { requestState: `${forged}.${mac}` }),
    await callWaiting(agent, { requestState: 'nonsense' }),
    await callWaiting(agent, { requestState: '' }),
    await callWaiting(stranger, { requestState }),
    await callWaiting(second, { requestState }),
    await callWaiting(agent, { requestState, given: { ...TAG, params: { name: 'Others' } } }),
  ];
  for (const { error } of attempts)
    expect(error).toMatchObject({ code: -32602, data: { reason: 'invalid_request_state' } });
});

test('a state ends a day after the last time to decide', async () => {
  const { owner, agent } = await asking();
  const requestState = await stateOf(agent);
  await decide(owner, 'approve');
  app.clock.advance(26 * HOUR_MS - 1);
  expect((await callWaiting(agent, { requestState })).result).toMatchObject({ resultType: 'complete' });
  app.clock.advance(1);
  expect((await callWaiting(agent, { requestState })).error).toMatchObject({ code: -32602 });
});

test('a client that can ask its user is told what to wait for, and stops when the user declines', async () => {
  const { agent } = await asking();
  const capabilities = { elicitation: { form: {} } };
  const { result } = await callWaiting(agent, { capabilities });
  expect(result).toMatchObject({
    resultType: 'input_required',
    inputRequests: { approval: { method: 'elicitation/create', params: { mode: 'form' } } },
  });
  const { requestState } = result as { requestState: string };
  const back = (action: string) =>
    callWaiting(agent, { capabilities, requestState, inputResponses: { approval: { action } } });
  expect((await back('accept')).result).toMatchObject({ resultType: 'input_required' });
  expect((await back('decline')).result).toMatchObject({
    resultType: 'complete',
    isError: true,
    structuredContent: { code: 'approval_required', approval_id: expect.any(String) },
  });
});

test('the official client waits for the decision by itself', async () => {
  const { owner, agent } = await asking();
  const client = await connectClient(app, agent.key);
  const waiting = callTool(client, 'write_skill', TAG);
  for (
    let looked = 0;
    (await owner.call('command.approvals.list', {})).items.length === 0 && looked < 500;
    looked += 1
  );
  await decide(owner, 'approve');
  expect(await waiting).toMatchObject({ isError: false, content: { list: { name: 'Regulars' } } });
  expect(await listsOf(owner)).toHaveLength(1);
});

test('a client of 2025-11-25 gets a refusal, and the result when it repeats the call', async () => {
  const { owner, agent } = await asking();
  const client = await connectClient(app, agent.key, { revision: '2025-11-25' });
  expect(await callTool(client, 'write_skill', TAG)).toMatchObject({
    isError: true,
    content: { code: 'approval_required', approval_id: expect.any(String) },
  });
  await decide(owner, 'approve');
  app.clock.advance(9 * 60_000);
  const { isError, content } = await callTool(client, 'write_skill', TAG);
  expect({ isError, content }).toMatchObject({
    isError: false,
    content: { list: { name: 'Regulars' }, replayed: true },
  });
  app.clock.advance(60_000);
  expect(await callTool(client, 'write_skill', TAG)).toMatchObject({ content: { code: 'approval_required' } });
  expect(await listsOf(owner)).toHaveLength(1);
});
