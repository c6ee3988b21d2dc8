import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
});
afterAll(() => app.stop());

const agree = async (phone: string, capturedAt: string): Promise<string> => {
  const { contact } = await account.call('contacts.upsert', { phone });
  await account.call('contacts.optIn', {
    phone,
    method: 'web_form',
    source: 'https://example.com/signup',
    captured_at: capturedAt,
  });
  return contact.id;
};

async function warningsFor(contactIds: readonly string[], purpose: 'marketing' | 'transactional' = 'marketing') {
  const { campaign } = await account.call('campaigns.create', {
    name: 'Spring',
    purpose,
    body: 'Hello. Reply STOP to opt out.',
    audience: { include: { contact_ids: [...contactIds] } },
  });
  const { warnings = [] } = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  return warnings.filter(({ code }) => code === 'stale_consent').map(({ message }) => message);
}

test('preflight counts the contacts that opted in long ago and had no contact since', async () => {
  // The clock of the test is in June 2029.
  const recent = await agree('+12125550181', '2027-12-20T00:00:00Z');
  const old = await agree('+12125550182', '2027-12-01T00:00:00Z');
  const answered = await agree('+12125550183', '2027-12-01T00:00:00Z');
  await account.call('messages.simulateInbound', { from: '+12125550183', text: 'When do you open?' });
  const all = [recent, old, answered];
  expect(await warningsFor(all)).toEqual([expect.stringMatching(/^1 contacts opted in more than 18 months ago/)]);
  expect(await warningsFor([recent, answered])).toEqual([]);
  expect(await warningsFor(all, 'transactional')).toEqual([]);
});
