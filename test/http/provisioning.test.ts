import { startTestApp } from '../support/app.ts';

const provision = { jsonrpc: '2.0', id: 1, method: 'agent.provision', params: { name: 'Newcomer' } };

test('agent.provision requires the provisioning token if one is configured', async () => {
  const app = await startTestApp({ TERN_PROVISIONING: 'token', TERN_PROVISIONING_TOKEN: 'from the operator' });
  const status = async (headers: Record<string, string>) => (await app.post(provision, headers)).status;
  expect(await status({})).toBe(401);
  expect(await status({ authorization: 'Bearer ' })).toBe(401);
  expect(await status({ authorization: 'Bearer guessed' })).toBe(401);
  expect(await status({ 'x-api-key': 'from the operator' })).toBe(200);
  await app.stop();
});

test('agent.provision rejects every call if provisioning is closed', async () => {
  const app = await startTestApp({ TERN_PROVISIONING: 'closed' });
  for (const bearer of ['', 'undefined', 'null'])
    expect((await app.post(provision, { authorization: `Bearer ${bearer}` })).status).toBe(401);
  await app.stop();
});
