import { createFanOut } from '../../../src/sending/campaigns/fan-out/fan-out.ts';
import { useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { longestTurn } from '../../support/longest-turn.ts';
import { runToEnd } from '../../support/run-to-end.ts';

const app = useTestApp();
const CONTACTS = 300;
/** Nearly all the work that one rendering may do: a few milliseconds. */
const EXPENSIVE = '{% for i in (1..240) %}{% assign x = i | plus: 1 %}{% endfor %}Hi {{ x }}! Reply STOP to opt out.';
/** CPU time of a turn; a third of the contacts at once takes several times as long. */
const MAX_TURN_MS = 150;

test('an audience with an expensive template does not keep other work of the process waiting', async () => {
  const account = await app.account({ credits: 1_000 });
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.import', {
    contacts: Array.from({ length: CONTACTS }, (_, index) => ({ phone: `+1202555${1_000 + index}` })),
    consent: {
      method: 'web_form',
      source: 'https://example.com/signup',
      captured_at: '2026-01-01T00:00:00Z',
      evidence: { form: 'signup' },
    },
  });
  const audience = { include: { all: true } };
  const { campaign } = await account.call('campaigns.create', { name: 'A', body: EXPENSIVE, audience });

  // What a process loads and compiles on first use does not count.
  await account.call('campaigns.preflight', { campaign_id: campaign.id });
  await account.call('billing.estimate', { text: 'Hi', audience });
  const turns = {
    estimate: await longestTurn(() => account.call('billing.estimate', { text: EXPENSIVE, audience })),
    preflight: await longestTurn(() => account.call('campaigns.preflight', { campaign_id: campaign.id })),
    fanOut: 0,
  };
  await launchCampaign(account, { name: 'B', body: EXPENSIVE });
  turns.fanOut = await longestTurn(() =>
    runToEnd((onFailure) => createFanOut(app.parts.database, () => app.clock.now, onFailure, 'http://localhost:4000')),
  );

  expect(Object.entries(turns).filter(([, ms]) => ms > MAX_TURN_MS)).toEqual([]);
}, 60_000);
