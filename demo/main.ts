/** `npm run demo`: a throw-away server, 5,000 contacts from a CSV, two campaigns, STOPs in between, a partner with two shops and its webhook, and the sums at the end. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Tern } from '../sdk/src/index.ts';
import { daytimeZone } from '../test/support/daytime-zone.ts';
import { importFile } from './import-file.ts';
import { playPartner } from './partner/play.ts';
import { receiveEvents } from './partner/receive-events.ts';
import { checkTable, reconcile } from './reconcile.ts';
import { runCampaign, say } from './run-campaign.ts';
import { pause, root, startServer } from './throw-away-server.ts';

const TOP_UP = 60_000;
const FOR_THE_PARTNER = 2_000;
const WEBHOOK_SECRETS = ['the first secret of the demo', 'the secret after the rotation'] as const;

const begun = performance.now();
say('Starting a throw-away server with its own PostgreSQL …');
const receiving = await receiveEvents(WEBHOOK_SECRETS);
const server = await startServer(receiving.host);
try {
  const stranger = new Tern({ baseUrl: server.url });
  const account = await stranger.agent.provision({ name: 'Demo Coffee', source: 'demo', use_case: 'A monthly offer' });
  const tern = new Tern({ baseUrl: server.url, apiKey: account.api_key as string });
  const { number } = await tern.phoneNumbers.ensureDefault({});
  await tern.billing.topUp({ amount: TOP_UP, payment_ref: 'pay_demo' });
  say(`Account ${account.account_id}, sending from ${number.phone} through the simulator carrier.\n`);

  say('Importing demo/contacts.csv with consent and its proof …');
  const file = join(server.directory, 'contacts.csv');
  // By the clock of the contacts it is the afternoon, whenever the demo runs: marketing may go out.
  const rows = readFileSync(join(root, 'demo/contacts.csv'), 'utf8');
  writeFileSync(file, rows.replaceAll('America/New_York', daytimeZone()));
  const imported = await importFile(server, account.api_key as string, file);
  say(
    `${imported.rows} rows: ${imported.created} contacts, ${imported.rejected} refused (${Object.entries(
      imported.rejection_codes,
    )
      .map(([code, count]) => `${count} ${code}`)
      .join(', ')})\n`,
  );

  const { template } = await tern.templates.create({
    name: 'Spring offer',
    body: 'Hi {{ first_name }}, two coffees for one this week in {{ city }}. Reply STOP to opt out.',
    variables: [
      { name: 'first_name', fallback: 'there' },
      { name: 'city', fallback: 'your town' },
    ],
  });
  say('First campaign: some numbers do not answer, some block, some reply STOP.');
  const first = await runCampaign(tern, { name: 'Spring', template_id: template.id });

  // The people behind the magic number …06 have replied STOP by themselves; a few more do so in their own words.
  const { items: some } = await tern.messages.list({ campaign_id: first.id, state: 'delivered', limit: 5 }).page();
  for (const [index, text] of ['STOP', 'stop please', 'Unsubscribe', 'ARRÊT', 'take me off this list'].entries()) {
    const from = some[index]?.to;
    if (from !== undefined) await tern.messages.simulateInbound({ from, text });
  }
  await pause(1_000);
  const { template: second } = await tern.templates.create({
    name: 'Reminder',
    body: 'Last day, {{ first_name }}: two for one ends tonight ☕ Reply STOP to opt out.',
    variables: [{ name: 'first_name', fallback: 'there' }],
  });
  say('\nSecond campaign: must leave out everybody who said STOP.');
  const again = await runCampaign(tern, { name: 'Reminder', template_id: second.id });

  say('\nA partner texts for two shops, and its webhook hears of everything.');
  const told = await playPartner(tern, {
    baseUrl: server.url,
    credits: FOR_THE_PARTNER,
    receiving,
    secrets: WEBHOOK_SECRETS,
  });

  say('\nDoes it add up?');
  const paid = TOP_UP + account.starter_credits;
  const checks = [
    ...(await reconcile(tern, { imported, runs: [first, again], paid, moved: FOR_THE_PARTNER })),
    ...told,
  ];
  say(checkTable(checks));
  const wrong = checks.filter(({ left, right }) => left !== right).length;
  say(
    `\n${wrong === 0 ? 'Everything adds up' : `${wrong} things do not add up`}: ${first.counters.sent + again.counters.sent} texts, ${((performance.now() - begun) / 1000).toFixed(1)} s in all.`,
  );
  process.exitCode = wrong === 0 ? 0 : 1;
} finally {
  await server.stop();
  await receiving.stop();
}
