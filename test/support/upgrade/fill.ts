import type { TestAccount, TestApp } from '../app.ts';
import { furnish } from '../contract/walk.ts';
import { launchCampaign } from '../launch-campaign.ts';

export const TEXT = 'Our sale starts today. Reply STOP to opt out.';
export const STOPPED = '+12025550161';
export const REACHED = '+12025550162';
export const LATER = '+12025550163';

/**
 * A Wednesday in the daytime, some days after the dump was made: its rows are recent enough to be
 * kept.
 */
export const SOON = '2026-12-02T18:30:00Z';

const consent = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
} as const;

/**
 * An account with every object of the examples, and with what must survive an upgrade: an opt-out,
 * a sent campaign, a message that waits for its time, and the credits that they cost.
 */
export async function fill(app: TestApp): Promise<TestAccount> {
  app.clock.now = new Date(SOON);
  const account = await app.account({ credits: 1000 });
  await furnish(app, account);
  const contacts = [STOPPED, REACHED, LATER].map((phone) => ({ phone }));
  await account.call('contacts.import', { contacts, consent });
  await account.call('messages.simulateInbound', { from: STOPPED, text: 'STOP' });
  const { items } = await account.call('contacts.list', { limit: 200 });
  const ids = items.filter(({ phone }) => contacts.some((one) => one.phone === phone)).map(({ id }) => id);
  await launchCampaign(account, { name: 'Before', body: TEXT, audience: { include: { contact_ids: ids } } });
  await app.drain();
  const sendAt = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
  await account.call('messages.send', { to: LATER, text: TEXT, send_at: sendAt });
  return account;
}
