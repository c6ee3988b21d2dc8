/**
 * `npm run demo`: imports 5,000 contacts into a temporary server, sends two campaigns with opt-outs
 * between them, an experiment with short links to a segment, sends for a partner with two shops and
 * a webhook, and checks that all totals match. `npm run demo -- --pictures <folder>` then writes
 * pictures of the console.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Tern } from '../../sdk/src/index.ts';
import { daytimeZone } from '../../test/support/daytime-zone.ts';
import { importFile } from './import-file.ts';
import { receiveEvents } from './partner/receive-events.ts';
import { runPartner } from './partner/run-partner.ts';
import { checkTable, reconcile } from './reconcile.ts';
import { runCampaign, say } from './run-campaign.ts';
import { runExperiment } from './run-experiment.ts';
import { takePictures } from './take-pictures.ts';
import { pause, root, startServer } from './temporary-server.ts';

const TOP_UP = 60_000;
const PARTNER_CREDITS = 2_000;
const WEBHOOK_SECRETS = ['the first secret of the demo', 'the secret after the rotation'] as const;

const { pictures } = parseArgs({ options: { pictures: { type: 'string' } } }).values;
const startedAt = performance.now();
say('Starting a temporary server with its own PostgreSQL …');
const receiver = await receiveEvents(WEBHOOK_SECRETS);
const server = await startServer(receiver.host);
try {
  const publicClient = new Tern({ baseUrl: server.url });
  const account = await publicClient.agent.provision({
    name: 'Demo Coffee',
    source: 'demo',
    use_case: 'A monthly offer',
  });
  const tern = new Tern({ baseUrl: server.url, apiKey: account.api_key as string });
  const { number } = await tern.phoneNumbers.ensureDefault({});
  await tern.billing.topUp({ amount_credits: TOP_UP, payment_ref: 'pay_demo' });
  say(`Account ${account.account_id} sends from ${number.phone} through the simulator carrier.\n`);

  say('Importing tools/demo/contacts.csv with consent …');
  const file = join(server.directory, 'contacts.csv');
  // Use a time zone where it is afternoon now, so that quiet hours do not delay the demo.
  const rows = readFileSync(join(root, 'tools/demo/contacts.csv'), 'utf8');
  writeFileSync(file, rows.replaceAll('America/New_York', daytimeZone()));
  const imported = await importFile(server, account.api_key as string, file);
  say(
    `${imported.rows} rows: ${imported.created} contacts, ${imported.rejected} rejected (${Object.entries(
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
  say('First campaign: some messages fail, some are blocked, some recipients reply STOP.');
  const first = await runCampaign(tern, { name: 'Spring', template_id: template.id });

  // The magic numbers …06 have replied STOP. A few more recipients opt out in other words.
  const { items: delivered } = await tern.messages.list({ campaign_id: first.id, state: 'delivered', limit: 5 }).page();
  for (const [index, text] of ['STOP', 'stop please', 'Unsubscribe', 'ARRÊT', 'take me off this list'].entries()) {
    const from = delivered[index]?.to;
    if (from !== undefined) await tern.messages.simulateInbound({ from, text });
  }
  await pause(1_000);
  const { template: second } = await tern.templates.create({
    name: 'Reminder',
    body: 'Last day, {{ first_name }}: two for one ends tonight ☕ Reply STOP to opt out.',
    variables: [{ name: 'first_name', fallback: 'there' }],
  });
  say('\nSecond campaign: must exclude everyone who opted out.');
  const again = await runCampaign(tern, { name: 'Reminder', template_id: second.id });

  say('\nAn experiment: two versions of a message with short links, for those who ordered.');
  const experiment = await runExperiment(tern, first.id);

  say('\nA partner sends for two shops and receives all events at its webhook.');
  const partnerChecks = await runPartner(tern, {
    baseUrl: server.url,
    credits: PARTNER_CREDITS,
    receiver,
    secrets: WEBHOOK_SECRETS,
  });

  say('\nChecking the totals …');
  const paid = TOP_UP + account.starter_credits;
  const checks = [
    ...(await reconcile(tern, {
      imported,
      runs: [first, again],
      paid,
      transferred: PARTNER_CREDITS,
      experiment: experiment.credits,
    })),
    ...experiment.checks,
    ...partnerChecks,
  ];
  say(checkTable(checks));
  const mismatches = checks.filter(({ left, right }) => left !== right).length;
  say(
    `\n${mismatches === 0 ? 'All totals match' : `${mismatches} totals do not match`}: ${first.counters.sent + again.counters.sent} messages, ${((performance.now() - startedAt) / 1000).toFixed(1)} s in total.`,
  );
  process.exitCode = mismatches === 0 ? 0 : 1;
  if (pictures !== undefined) {
    const folder = resolve(pictures);
    const parts = { url: server.url, key: account.api_key as string, tern, campaignId: first.id, folder };
    say(`${await takePictures(parts)} pictures of the console in ${folder}`);
  }
} finally {
  await server.stop();
  await receiver.stop();
}
