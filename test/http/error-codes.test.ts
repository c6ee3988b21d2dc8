import { loadContract } from '../../codegen/contract.ts';
import { useTestApp } from '../support/app.ts';
import { bearer, call, sendRaw } from '../support/http/wire.ts';

const app = useTestApp();
const INTEGERS = { 'tern-error-codes': 'integer' };

const send = async (key: string, method: string, params: object, headers: Record<string, string> = {}) =>
  (await sendRaw(app, JSON.stringify(call(method, params)), { ...bearer(key), ...headers })).body;

/** Without a number, every send is rejected for that. */
async function withNumber() {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  return account;
}

test('with Tern-Error-Codes: integer the code is the integer of the contract, and the name is in the data', async () => {
  const { key } = await withNumber();
  const { code, rpcCode } = loadContract().errors.find((each) => each.code === 'consent_required') ?? {};
  const params = { to: '+12025550143', text: 'Two for one' };
  const named = await send(key, 'messages.send', params);
  expect(named.error).toMatchObject({ code, data: { rpc_code: rpcCode } });
  const integer = await send(key, 'messages.send', params, INTEGERS);
  expect(integer.error).toMatchObject({ code: rpcCode, message: named.error?.message, data: { code } });
  expect(integer.error?.data.next_actions).toEqual(named.error?.data.next_actions);
});

test('a key can ask for integers once and for all, and its successor inherits that', async () => {
  const account = await withNumber();
  const made = await account.call('agent.createKey', { name: 'Go', permissions: ['full'], error_codes: 'integer' });
  expect(made.error_codes).toBe('integer');
  const rotated = await account.call('agent.rotateKey', { key_id: made.key_id });
  for (const secret of [made.api_key, rotated.api_key] as string[]) {
    const { error } = await send(secret, 'messages.send', { to: '+12025550143', text: 'Two for one' });
    expect(error).toMatchObject({ code: -32010, data: { code: 'consent_required' } });
  }
  const { items } = await account.call('agent.listKeys', {});
  expect((items as { error_codes: string }[]).map((key) => key.error_codes).sort()).toEqual([
    'integer',
    'integer',
    'name',
  ]);
});

test('every error before a call is read has an integer code, too', async () => {
  const { key } = await app.account();
  const unread = await sendRaw(app, '{', { ...bearer(key), ...INTEGERS });
  expect(unread.body.error).toMatchObject({ code: -32700, data: { code: -32700 } });
  expect(await send('tern_live_x', 'agent.whoami', {}, INTEGERS)).toMatchObject({ error: { code: -32000 } });
});

test('a page of any origin may call /rpc with a key, and cookies are never allowed', async () => {
  const origin = 'https://example.com';
  const { key } = await app.account();
  const preflight = await fetch(`${app.url}/rpc`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,tern-error-codes',
    },
  });
  expect(preflight.status).toBe(204);
  const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
  expect(allowed).toEqual(expect.arrayContaining(['authorization', 'x-api-key', 'content-type', 'tern-error-codes']));
  const answer = await sendRaw(app, JSON.stringify(call('agent.whoami', {})), { ...bearer(key), origin });
  for (const { headers } of [preflight, answer]) {
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  }
  expect((await fetch(`${app.url}/openrpc.json`)).headers.get('access-control-allow-origin')).toBe('*');
});
