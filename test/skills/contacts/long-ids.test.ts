import { useTestApp } from '../../support/app.ts';

const app = useTestApp();
const LONG = '12345678901234567890';

/** Sends text, because JavaScript cannot write such a number. */
async function send(key: string, method: string, params: string) {
  const response = await fetch(`${app.url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`,
  });
  return response.json();
}

test('an ID of another system that no number can hold is stored with all its digits', async () => {
  const { key, call } = await app.account();
  await send(key, 'contacts.upsert', `{"phone":"+12025550143","external_id":${LONG},"attributes":{"shop_id":${LONG}}}`);
  await send(
    key,
    'contacts.import',
    `{"contacts":[{"phone":"+12025550144","id":${LONG}1,"attributes":{"shop_id":${LONG}}}]}`,
  );
  await send(key, 'analytics.recordEvent', `{"phone":"+12025550143","name":"order","properties":{"order_id":${LONG}}}`);
  expect((await call('contacts.get', { phone: '+12025550143' })).contact).toMatchObject({
    external_id: LONG,
    attributes: { shop_id: LONG },
  });
  expect((await call('contacts.get', { phone: '+12025550144' })).contact).toMatchObject({
    external_id: `${LONG}1`,
    attributes: { shop_id: LONG },
  });
});

test('a param that is a number refuses one that would be rounded, by name', async () => {
  const { key } = await app.account();
  expect(await send(key, 'contacts.upsert', `{"phone":"+12025550143","expected_version":${LONG}}`)).toMatchObject({
    error: { code: -32602, data: { field_errors: [{ path: '/expected_version' }] } },
  });
});
