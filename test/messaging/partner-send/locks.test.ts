import { registerPartner } from '../../skills/partner/support/partner.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { optIn } from '../../support/opt-in.ts';

const PEOPLE = ['+12125550110', '+12125550111'] as const;
const TEXT = 'Sale. Reply STOP to opt out.';
const ROUNDS = 6;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('what a partner sends together and what its end-customer sends to the same capped people never wait for each other in a circle: nobody is told to come again', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1');
  for (const phone of PEOPLE) await optIn(shop, phone);
  await shop.call('compliance.frequencyCap', { window_hours: 1, max: 1000 });
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        PEOPLE.flatMap((to) => [
          shop.call('messages.send', { to, text: TEXT }),
          partner.call('partner.send', {
            ...{ idempotency_key: `${round} ${index} ${to}`, external_ref: 'shop-1', to, text: TEXT },
          }),
        ]),
      ).flat(),
    );
  }
});
