import { type TestAccount, useTestApp } from '../support/app.ts';
import { runTern } from '../support/run-tern.ts';

const app = useTestApp();
const LONDON = '+447400123456';
const MADRID = '+34612345678';
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
const REPLY = 'Harbor: our news. Reply STOP to opt out.';
const LINK = 'Harbor: our news. Unsubscribe: https://harbor.example.com/u';

let account: TestAccount;
let sender = '';
let senders = 0;
beforeEach(async () => {
  senders += 1;
  sender = `Harbor ${senders}`;
  account = await app.account({ credits: 1_000 });
  const number = ['operator', 'number', account.accountId, sender, '--country', 'GB', '--carrier', 'simulator'];
  expect((await runTern(number, { DATABASE_URL: app.databaseUrl })).code).toBe(0);
  await account.call('billing.setLimits', { allowed_countries: null });
  const contacts = [LONDON, MADRID].map((phone) => ({ phone, timezone: 'Europe/London' }));
  await account.call('contacts.import', { contacts, consent });
  // Noon in London on a Wednesday.
  app.clock.now = new Date('2029-06-13T11:00:00Z');
});

test('a sender ID never asks for a reply, whichever way a message is sent', async () => {
  await expect(account.call('messages.send', { to: LONDON, text: REPLY, purpose: 'marketing' })).rejects.toMatchObject({
    data: { reason: 'reply_to_sender_id' },
  });
  const check = await account.call('compliance.checkSend', { phone: LONDON, text: REPLY });
  expect(check.gates).toContainEqual(expect.objectContaining({ gate: 'content', reason: 'reply_to_sender_id' }));
  const { campaign } = await account.call('campaigns.create', {
    name: 'News',
    body: REPLY,
    audience: { include: { all: true } },
  });
  const { blockers } = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(blockers).toContainEqual(expect.objectContaining({ code: 'reply_to_sender_id' }));
  const { message_id: id } = await account.call('messages.send', { to: LONDON, text: LINK, purpose: 'marketing' });
  expect((await account.call('messages.get', { message_id: id })).message).toMatchObject({ from: sender });
});

test('the preview and the check of a campaign say where a sender ID must be registered', async () => {
  const { content_findings: found } = await account.call('messages.preview', { to: MADRID, text: LINK });
  expect(found).toContainEqual(expect.objectContaining({ rule: 'sender_registration', severity: 'warning' }));
  const { campaign } = await account.call('campaigns.create', {
    name: 'News',
    body: LINK,
    audience: { include: { all: true } },
  });
  const { warnings } = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  const [warning] = (warnings ?? []).filter(({ code }) => code === 'sender_registration');
  expect(warning?.message).toContain('Spain');
  expect(warning?.message).not.toContain('United Kingdom');
});

test('a sender ID cannot ask a person to confirm an opt-in', async () => {
  await expect(
    account.call('contacts.requestOptIn', {
      phone: '+447400123457',
      source: 'https://example.com',
      method: 'web_form',
    }),
  ).rejects.toMatchObject({
    data: { reason: 'sender_one_way' },
  });
});
