import { type TestAccount, useTestApp } from '../../support/app.ts';
import { registerPartner, type TestPartner } from '../../support/partner.ts';

const app = useTestApp();
let partner: TestPartner;
let shop: TestAccount;
beforeEach(async () => {
  partner = await registerPartner(app, { credits: 5_000 });
  shop = await partner.customer('shop-1', { credits: 0 });
});

test('partner.setChildPaused stops new and queued messages, emits one event for each change, and resumes sending', async () => {
  await partner.call('partner.grantCredits', { external_ref: 'shop-1', amount_credits: 10 });
  await shop.call('contacts.upsert', { phone: '+12025550143', relationship: { kind: 'order' } });
  const send = (key: string) =>
    partner.call('partner.send', {
      idempotency_key: key,
      external_ref: 'shop-1',
      to: '+12025550143',
      text: 'Ready.',
      purpose: 'transactional',
    });
  const { message_id: id } = await send('a');
  const setPaused = (paused: boolean) => partner.call('partner.setChildPaused', { external_ref: 'shop-1', paused });
  expect(await setPaused(true)).toMatchObject({ changed: true, customer: { paused: true } });
  expect(await setPaused(true)).toMatchObject({ changed: false });
  await app.drain();
  expect((await shop.call('messages.get', { message_id: id })).message.state).toBe('queued');
  await expect(send('b')).rejects.toMatchObject({ code: 'partner_child_paused' });
  await setPaused(false);
  await app.drain();
  expect((await shop.call('messages.get', { message_id: id })).message.state).not.toBe('queued');
  expect((await partner.events('customer.paused')).map(({ data }) => data.paused)).toEqual([true, false]);
});
