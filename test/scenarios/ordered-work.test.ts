import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { setBalance } from '../support/balance.ts';
import { registerPartner } from '../support/partner.ts';
import { brandParams, campaignParams, pass } from '../support/registrations.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Returns the result of a call and its request id. */
async function called({ key }: TestAccount, method: string, params: object) {
  const { headers, body } = await app.post(
    { jsonrpc: '2.0', id: 1, method, params },
    { authorization: `Bearer ${key}` },
  );
  const { result } = body as { result: Record<string, string> };
  expect(body).toHaveProperty('result');
  return { result, requestId: headers.get('x-request-id') as string };
}

async function told(requestId: string): Promise<string[]> {
  const { rows } = await app.parts.database.pool.query<{ body: string }>(
    'SELECT body FROM outbox_events WHERE request_id = $1 ORDER BY id',
    [requestId],
  );
  return rows.map(({ body }) => {
    const { type, data } = JSON.parse(body) as { type: string; data: { reason?: string } };
    return data.reason ?? type;
  });
}

test('asynchronous work stores the request id of the call that caused it: registration, number, scan', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop');
  await shop.call('phone-numbers.ensureDefault', {});
  const [number] = (await shop.call('phone-numbers.list', {})).items;
  const brand = await called(shop, 'compliance.registerBrand', brandParams);
  await pass(app, 3);
  const campaign = await called(shop, 'compliance.registerCampaign', {
    ...campaignParams,
    brand_id: brand.result.brand_id,
  });
  const registration = campaign.result.registration_id as string;
  const assigned = await called(shop, 'phone-numbers.assign', { number_id: number?.id, registration_id: registration });
  await pass(app, 7);
  const freed = await called(shop, 'phone-numbers.assign', { number_id: number?.id, registration_id: null });
  await pass(app, 3);
  expect(await told(brand.requestId)).toContain('brand_ok');
  expect(await told(campaign.requestId)).toContain('campaign_mno_provisioned');
  expect(await told(assigned.requestId)).toEqual(['number_registered']);
  expect(await told(freed.requestId)).toEqual(['number_unregistered']);

  await shop.call('contacts.import', { contacts: [{ phone: '+14155552001' }, { phone: '+14155552002' }] });
  // In a database of its own, no other balance.low event exists.
  await setBalance(app, shop.accountId, 100);
  const scan = await called(shop, 'hygiene.scan', { level: 'lookup', max_credits: 5 });
  await app.drain();
  expect(await told(scan.requestId)).toEqual(['balance.low']);
});
