import { startTestApp, type TestApp } from '../support/app.ts';
import { daytimeZone } from '../support/daytime-zone.ts';
import { launchCampaign } from '../support/launch-campaign.ts';

const CONTACTS = 2_000;
const STOPS = 120;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TERN_SIMULATOR_RATE: '1000' }, 'running');
});
afterAll(() => app.stop());

test('a running campaign submits no message to a contact after its STOP was committed', async () => {
  const caller = await app.account({ credits: 10_000 });
  await caller.call('phone-numbers.ensureDefault', {});
  const phones = Array.from({ length: CONTACTS }, (_, index) => `+1415${2_000_000 + index}`);
  const consent = {
    method: 'web_form',
    source: 'https://example.com/signup',
    captured_at: '2026-01-01T00:00:00Z',
    evidence: { form: 'signup' },
  } as const;
  for (let start = 0; start < CONTACTS; start += 500) {
    const contacts = phones.slice(start, start + 500).map((phone) => ({ phone, timezone: daytimeZone() }));
    await caller.call('contacts.import', { contacts, consent });
  }
  const campaign = await launchCampaign(caller, { name: 'Live', body: 'Hello. Reply STOP to opt out.' });

  // Spread over the whole audience, while the campaign is dispatched: every other one from its end,
  // whose turn comes last.
  const stopped = new Map<string, Date>();
  for (let n = 0; n < STOPS; n += 1) {
    const place = (n * 37) % CONTACTS;
    const from = phones[n % 2 === 0 ? place : CONTACTS - place] as string;
    await caller.call('messages.simulateInbound', { from, text: 'STOP' });
    stopped.set(from, new Date());
  }
  await until(
    async () => (await caller.call('campaigns.get', { campaign_id: campaign.id })).campaign.state === 'completed',
  );

  const { rows } = await app.parts.database.pool.query<{ to_phone: string; state: string; submitting_at: Date | null }>(
    'SELECT to_phone, state, submitting_at FROM messages WHERE tenant_id = $1 AND campaign_id = $2 AND to_phone = ANY ($3)',
    [caller.accountId, campaign.id, [...stopped.keys()]],
  );
  const late = rows.filter(
    ({ to_phone: to, state, submitting_at: at }) =>
      state !== 'canceled' && at !== null && at > (stopped.get(to) as Date),
  );
  expect(late).toEqual([]);
  const { counters } = await caller.call('campaigns.get', { campaign_id: campaign.id });
  expect(counters.sent + counters.excluded + counters.canceled + counters.failed).toBe(CONTACTS);
  expect(counters.canceled + counters.excluded).toBeGreaterThan(0);
  expect(counters.credits_held).toBe(0);
}, 60_000);

/** Polls until the condition is true. The time limit of the test ends it otherwise. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((next) => setTimeout(next, 50));
}
