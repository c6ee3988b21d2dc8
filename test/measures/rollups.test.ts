import fc from 'fast-check';
import { referenceOf } from '../../src/carriers/carrier.ts';
import { foldMeasures } from '../../src/measures/rollups/fold.ts';
import { recount } from '../../src/measures/rollups/recount.ts';
import { recordReceipts } from '../../src/sending/dispatch/record-receipts.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { buildSplit, countNodes, resultsOf } from '../support/journeys/results.ts';
import { launchCampaign } from '../support/launch-campaign.ts';
import { openLink, pathOf } from '../support/open-link.ts';
import { optIn } from '../support/opt-in.ts';

const app = useTestApp();

/** The last two digits choose what the simulator does with a message. */
const PHONES = ['00', '01', '02', '03', '04', '05', '07', '08', '50', '51'].map((digits) => `+120255501${digits}`);
const FROM = new Date('2029-06-01T00:00:00Z');
const TO = new Date('2029-08-01T00:00:00Z');
const STATUSES = ['sent', 'delivered', 'undelivered', 'failed'] as const;
const rows = async <Row>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  (await app.parts.database.pool.query(sql, values)).rows as Row[];
const owner = ({ accountId }: TestAccount) => ({ tenantId: accountId, accountId });

const fold = (account: TestAccount) =>
  foldMeasures(
    app.parts.database,
    { tenantId: account.accountId, id: 'fold', now: app.clock.now, until: app.clock.now },
    new AbortController().signal,
  );

/** What differs from the rows themselves; recounting twice would find what it wrote itself. */
const wrong = (account: TestAccount) => app.parts.database.transaction((tx) => recount(tx, owner(account), FROM, TO));

async function openAccount(): Promise<TestAccount> {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  return account;
}

type Step = (account: TestAccount, pick: number) => Promise<unknown>;

/** A step that the state of the account does not allow changes nothing. */
const attempt =
  (step: Step): Step =>
  (account, pick) =>
    step(account, pick).then(
      () => true,
      (error: { code?: unknown }) => {
        if (error.code === undefined) throw error;
        return false;
      },
    );

const phoneOf = (pick: number): string => PHONES[pick % PHONES.length] as string;
const text = (link: boolean) => `Shop news${link ? ' https://example.com/sale' : ''}. Reply STOP to opt out.`;

async function pickConversion({ accountId }: TestAccount, pick: number): Promise<string> {
  const found = await rows<{ id: string }>('SELECT id FROM conversions WHERE account_id = $1 ORDER BY id', accountId);
  return found[pick % Math.max(found.length, 1)]?.id ?? 'cnv_none';
}

async function pickMessage({ accountId }: TestAccount, pick: number): Promise<string> {
  const found = await rows<{ id: string }>('SELECT id FROM messages WHERE account_id = $1 ORDER BY id', accountId);
  return found[pick % Math.max(found.length, 1)]?.id ?? 'msg_none';
}

const STEPS: Readonly<Record<string, Step>> = {
  send: (account, pick) =>
    account.call('messages.send', { to: phoneOf(pick), text: text(true), shorten_links: true, smart_encoding: 'off' }),
  sendLater: (account, pick) =>
    account.call('messages.send', { to: phoneOf(pick), text: text(false), send_at: '2029-06-14T18:00:00Z' }),
  campaign: (account, pick) => launchCampaign(account, { name: `Sale ${pick}`, body: text(true), shorten_links: true }),
  experiment: (account, pick) =>
    launchCampaign(account, {
      name: `Test ${pick}`,
      experiment: {
        variants: [
          { name: 'A', body: `${text(true)} A` },
          { name: 'B', body: `${text(true)} B` },
        ],
        hold_out_percent: 20,
      },
    } as never),
  cancel: async (account, pick) => account.call('messages.cancel', { message_id: await pickMessage(account, pick) }),
  cancelCampaign: async (account, pick) => {
    const { items } = await account.call('campaigns.list', {});
    const campaign = items[pick % Math.max(items.length, 1)];
    if (campaign !== undefined) await account.call('campaigns.cancel', { campaign_id: campaign.id });
  },
  retry: async (account, pick) => account.call('messages.retry', { message_id: await pickMessage(account, pick) }),
  receipts: async (account, pick) => {
    const messageId = await pickMessage(account, pick);
    if ((await rows('SELECT FROM messages WHERE id = $1', messageId)).length === 0) return;
    const report = (nth: number) => ({
      reference: referenceOf(account.accountId, messageId),
      status: STATUSES[(pick + nth) % STATUSES.length] ?? 'sent',
      errorCode: nth === 1 ? 'invalid_destination' : null,
      carrierMessageId: `sim-${messageId}`,
      doneAt: app.clock.now,
    });
    await recordReceipts(app.parts.database, [report(0), report(1), report(0)], app.clock.now);
  },
  reply: async (account, pick) =>
    account.call('messages.simulateInbound', { from: phoneOf(pick), text: 'Is it open today?' }),
  stop: async (account, pick) => account.call('messages.simulateInbound', { from: phoneOf(pick), text: 'STOP' }),
  start: async (account, pick) => account.call('messages.simulateInbound', { from: phoneOf(pick), text: 'START' }),
  click: async (account, pick) => {
    const codes = await rows<{ code: string }>(
      'SELECT code FROM link_codes WHERE account_id = $1 ORDER BY code',
      account.accountId,
    );
    const code = codes[pick % Math.max(codes.length, 1)]?.code;
    if (code === undefined) return;
    const agent = pick % 3 === 0 ? { headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0' } } : {};
    await openLink(app.linksUrl, pathOf(`http://x/l/${code}`), agent);
    await app.parts.clicks.flush();
  },
  convert: (account, pick) =>
    account.call('analytics.recordConversion', {
      phone: phoneOf(pick),
      event: pick % 2 === 0 ? 'purchase' : 'booking',
      ...(pick % 3 !== 0 && { value_minor: 1_000_000_000_000 - pick, currency: pick % 2 === 0 ? 'USD' : 'EUR' }),
    }),
  refund: async (account, pick) => {
    const id = await pickConversion(account, pick);
    await account.call('analytics.refundConversion', {
      conversion_id: id,
      ...(pick % 3 !== 0 && { value_minor: pick + 1 }),
    });
  },
  correct: async (account, pick) => {
    const at = new Date(app.clock.now.getTime() - pick * 11 * 60_000).toISOString();
    const change = [
      { value_minor: pick * 100 },
      { occurred_at: at },
      { value_minor: 7, currency: 'GBP' },
      { currency: 'CHF', occurred_at: at },
    ][pick % 4];
    await account.call('analytics.correctConversion', {
      conversion_id: await pickConversion(account, pick),
      ...change,
    });
  },
  recompute: async (account) => {
    await account.call('attribution.recompute', { from: FROM.toISOString(), model: 'first', delivery_hours: 1 });
    await app.drain();
  },
  forget: async (account, pick) => {
    const { contact } = await account.call('contacts.get', { phone: phoneOf(pick) });
    await account.call('contacts.forget', { contact_id: contact.id });
  },
  merge: async (account, pick) => {
    const { contact: winner } = await account.call('contacts.get', { phone: phoneOf(pick) });
    const { contact: loser } = await account.call('contacts.get', { phone: phoneOf(pick + 1) });
    await account.call('contacts.merge', { winner_id: winner.id, loser_id: loser.id });
  },
  journey: async (account, pick) => {
    const { contact } = await account.call('contacts.get', { phone: phoneOf(pick) });
    const { items } = await account.call('journeys.list', {});
    const id = items[0]?.id ?? (await buildSplit(account)).id;
    await account.call('journeys.enroll', { journey_id: id, contact_ids: [contact.id] });
    await app.drain();
  },
  fold: (account) => fold(account),
  work: () => app.drain(),
  wait: async (_account, pick) => {
    app.clock.advance([500, 61_000, 16 * 60_000, 5 * 3_600_000][pick % 4] ?? 0);
    await app.drain();
  },
};

test('the rollups and the differences that are not folded equal a recount after every history', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.nat(60)), { minLength: 6, maxLength: 24 }),
      async (history) => {
        app.clock.now = new Date('2029-06-13T18:30:00Z');
        const account = await openAccount();
        for (const phone of PHONES) await optIn(account, phone);
        let isErased = false;
        for (const [name, pick] of [['send', 0], ['campaign', 1], ...history] as const) {
          const before = name === 'forget' ? await resultsOf(account) : null;
          const isDone = await attempt(STEPS[name] as Step)(account, pick);
          if (isDone) seen.add(name);
          expect({ after: name, wrong: await wrong(account) }).toEqual({ after: name, wrong: [] });
          if (before === null || !isDone) continue;
          // The results stay; the steps from which they could be counted again are gone.
          expect(await resultsOf(account)).toEqual(before);
          isErased = true;
        }
        const results = await resultsOf(account);
        if (!isErased) expect(results).toEqual(await countNodes(app, account));
        await fold(account);
        expect(await wrong(account)).toEqual([]);
        expect(await overviewOf(account)).toEqual(await countRows(account));
        expect(await resultsOf(account)).toEqual(results);
      },
    ),
    { numRuns: Number(process.env.TERN_MODEL_TIMES ?? 1) * 10 },
  );
  expect(seen).toContain('journey');
  expect(seen.size).toBeGreaterThan(14);
}, 120_000);

async function overviewOf(account: TestAccount) {
  const period = { from: FROM.toISOString(), to: TO.toISOString() };
  const { totals } = await account.call('analytics.overview', period);
  const { accepted, sent, delivered, failed, unconfirmed, canceled, excluded } = totals;
  const { replies, opt_outs, clicks, bot_clicks, conversions, conversion_value } = totals;
  return {
    accepted,
    sent,
    delivered,
    failed,
    unconfirmed,
    canceled,
    excluded,
    replies,
    opt_outs,
    clicks,
    bot_clicks,
    conversions,
    conversion_value,
  };
}

/** Counted without any code of the measures. */
async function countRows({ accountId }: TestAccount) {
  const count = async (sql: string): Promise<number> =>
    Number((await rows<{ n: string }>(`SELECT count(*) AS n FROM ${sql}`, accountId))[0]?.n);
  const sum = async (sql: string): Promise<number> =>
    Number((await rows<{ n: string }>(`SELECT coalesce(sum(clicks), 0) AS n FROM ${sql}`, accountId))[0]?.n);
  const messages = 'messages WHERE account_id = $1';
  return {
    accepted: await count(messages),
    sent: await count(`${messages} AND accepted_at IS NOT NULL`),
    delivered: await count(`${messages} AND state = 'delivered'`),
    failed: await count(`${messages} AND state IN ('undelivered', 'failed', 'expired', 'rejected')`),
    unconfirmed: await count(`${messages} AND state = 'delivery_unconfirmed'`),
    canceled: await count(`${messages} AND state = 'canceled'`),
    excluded: await count("campaign_recipients WHERE tenant_id = $1 AND outcome = 'excluded'"),
    replies: await count("inbound_messages WHERE account_id = $1 AND intent NOT IN ('stop', 'narrow')"),
    opt_outs: await count("consent_entries WHERE account_id = $1 AND status = 'opted_out'"),
    clicks: await sum("link_clicks WHERE tenant_id = $1 AND rule = 'human'"),
    bot_clicks: await sum("link_clicks WHERE tenant_id = $1 AND rule <> 'human'"),
    conversions: await count('conversions WHERE account_id = $1'),
    conversion_value: await rows(
      'SELECT currency, sum(value_minor)::float8 AS value_minor FROM conversions WHERE account_id = $1 AND currency IS NOT NULL GROUP BY currency ORDER BY currency',
      accountId,
    ),
  };
}

test('a crash while differences are folded counts nothing twice and loses nothing', async () => {
  const account = await openAccount();
  await optIn(account, PHONES[0] as string);
  await account.call('messages.send', { to: PHONES[0] as string, text: text(false) });
  const before = await overviewOf(account);
  const crash = app.parts.database.transaction(async (tx) => {
    const inside = { ...app.parts.database, transaction: (work: (sql: typeof tx) => unknown) => work(tx) };
    await foldMeasures(
      inside as never,
      { tenantId: account.accountId, id: 'fold', now: app.clock.now, until: app.clock.now },
      new AbortController().signal,
    );
    throw new Error('killed');
  });
  await expect(crash).rejects.toThrow('killed');
  expect(await overviewOf(account)).toEqual(before);
  await fold(account);
  expect(await overviewOf(account)).toEqual(before);
  expect(await wrong(account)).toEqual([]);
});

test('a send that is rolled back is not counted', async () => {
  const account = await openAccount();
  await optIn(account, PHONES[0] as string);
  const before = await overviewOf(account);
  await account.call('messages.send', { to: PHONES[0] as string, text: text(false), dry_run: true });
  expect(await overviewOf(account)).toEqual(before);
});

test('a recount corrects rows that were changed behind the back of the service, and says which', async () => {
  const account = await openAccount();
  await optIn(account, PHONES[0] as string);
  const { message_id: id } = await account.call('messages.send', { to: PHONES[0] as string, text: text(false) });
  await app.drain();
  app.clock.advance(60_000);
  await app.drain();
  await rows("UPDATE messages SET state = 'undelivered', error_code = 'x' WHERE id = $1", id);
  expect(await wrong(account)).toMatchObject([
    { changes: { delivered: -1 } },
    { detail: 'x', changes: { undelivered: 1 } },
  ]);
  expect(await wrong(account)).toEqual([]);
  expect(await overviewOf(account)).toMatchObject({ delivered: 0, failed: 1 });
});
