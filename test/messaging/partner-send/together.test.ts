import fc from 'fast-check';
import type { Purpose } from '../../../src/domain/consent.ts';
import { parsePhone } from '../../../src/domain/phone.ts';
import { compose } from '../../../src/messaging/content/compose.ts';
import { loadText } from '../../../src/messaging/content/load-template.ts';
import { createCluesMemory } from '../../../src/messaging/partner-send/clues.ts';
import { type PartnerSent, sendForPartner } from '../../../src/messaging/partner-send/send.ts';
import { type PartnerSendCall, type PartnerSender, sendTogether } from '../../../src/messaging/partner-send/sender.ts';
import type { PartnerSendRow } from '../../../src/messaging/partner-send/statement.ts';
import { newId } from '../../../src/platform/ids.ts';
import { registerPartner, type TestPartner } from '../../skills/partner/support/partner.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { untilSomebodyWaits } from '../../support/locks.ts';
import { optIn } from '../../support/opt-in.ts';

const [ADA, BOB, STRANGER, STOPPED] = ['+12125550110', '+12125550111', '+12125550112', '+12125550113'] as const;
const PEOPLE = [ADA, BOB, STRANGER, STOPPED] as const;
const CUSTOMERS = ['rich', 'poor', 'capped', 'paused', 'unknown'] as const;
const POOR = 6;
/** Noon in New York. */
const NOON = Date.parse('2026-06-01T16:00:00Z');
const DAY_MS = 86_400_000;

interface Text {
  readonly key: number;
  readonly externalRef: string;
  readonly to: string;
  readonly segments: number;
  readonly purpose: Purpose;
  readonly laterMs: number;
}

const text = fc.record<Text>({
  key: fc.nat(15),
  externalRef: fc.constantFrom(...CUSTOMERS, 'rich', 'poor'),
  to: fc.constantFrom(...PEOPLE, ADA, BOB),
  segments: fc.integer({ min: 1, max: 3 }),
  purpose: fc.constantFrom<Purpose>('marketing', 'marketing', 'transactional'),
  laterMs: fc.constantFrom(0, 0, 1000),
});
/** Some are asked for again. */
const texts = fc
  .array(fc.tuple(text, fc.option(fc.nat(), { freq: 3 })), { minLength: 2, maxLength: 25 })
  .map((drawn) => drawn.map(([own, as], place) => (as === null ? own : (drawn[as % (place + 1)]?.[0] ?? own))));

let app: TestApp;
let one: TestPartner;
let all: TestPartner;
const clues = createCluesMemory();

beforeAll(async () => {
  app = await startTestApp();
  one = await partnerWithCustomers();
  all = await partnerWithCustomers();
});
afterAll(() => app.stop());

test('what is sent together comes to what it would come to one after the other', async () => {
  const { database } = app.parts;
  const alone: PartnerSender = async (call) => (await sendTogether(database, [call]))[0] as PartnerSendRow;
  const seen = new Set<string>();
  let days = 0;
  // What the time of day is judged by is known from here on, so that nobody is judged twice and out of turn.
  const people = CUSTOMERS.flatMap((externalRef) => PEOPLE.map((to) => ({ externalRef, to })));
  for (const partner of [one, all])
    for (const [key, person] of people.entries())
      await send(partner, alone, { ...person, key, segments: 1, purpose: 'marketing', laterMs: 0 }, key, NOON);
  await fc.assert(
    fc.asyncProperty(texts, async (batch) => {
      days += 2;
      const now = NOON + days * DAY_MS;
      for (const partner of [one, all])
        await partner.call('partner.grantCredits', { external_ref: 'poor', amount: POOR });
      const inTurn: PartnerSent[] = [];
      for (const [place, text] of batch.entries()) inTurn.push(await send(one, alone, text, place, now));
      const together = await sendAtOnce(all, batch, now);
      expect(outcomes(together)).toEqual(outcomes(inTurn));
      for (const { row } of inTurn) seen.add(row.outcome);
      expect(await written(all)).toEqual(await written(one));
    }),
    { numRuns: 25, endOnFailure: true },
  );
  expect(seen).toEqual(new Set(['accepted', 'replayed', 'reused', 'no_customer', 'refused']));
});

test('who came short for a text that turns out to be sent already is judged again', async () => {
  const { sent } = await sendWhileKeyIsTaken(1);
  expect(sent).toEqual(['reused', 'accepted']);
});

test('a balance from which a text turns out not to be paid is not called exhausted', async () => {
  const { partner, sent } = await sendWhileKeyIsTaken(2);
  expect(sent).toEqual(['reused', 'accepted']);
  expect(await partner.events('balance.exhausted')).toEqual([]);
});

/** Two texts of a customer with so many credits at once, while another takes the key of the first and has not yet said so. */
async function sendWhileKeyIsTaken(credits: number): Promise<{ partner: TestPartner; sent: string[] }> {
  const { pool } = app.parts.database;
  const partner = await partnerWithCustomers();
  const text: Text = { key: 1, externalRef: 'poor', to: ADA, segments: 1, purpose: 'marketing', laterMs: 0 };
  await partner.call('partner.grantCredits', { external_ref: 'poor', amount: credits });
  const other = await pool.connect();
  await other.query('BEGIN');
  await other.query(
    `INSERT INTO idempotency_keys (tenant_id, key, skill, request_hash, answer, created_at, expires_at)
     VALUES ($1, $2, 'messages.send', 'hash', '{}', now(), 'infinity')`,
    [partner.accountId, `${NOON} 1`],
  );
  const both = sendAtOnce(partner, [text, { ...text, key: 2 }], NOON);
  await untilSomebodyWaits(pool);
  await other.query('COMMIT');
  other.release();
  return { partner, sent: (await both).map(({ row }) => row.outcome) };
}

/** All in one call to the database, as what a partner asks for at the same moment. */
async function sendAtOnce(partner: TestPartner, batch: readonly Text[], now: number): Promise<PartnerSent[]> {
  const waiting: { call: PartnerSendCall; answer: (row: PartnerSendRow) => void }[] = [];
  const later: PartnerSender = (call) => new Promise((answer) => waiting.push({ call, answer }));
  const sent = Promise.all(batch.map((text, place) => send(partner, later, text, place, now)));
  const rows = await sendTogether(
    app.parts.database,
    waiting.map(({ call }) => call),
  );
  expect(rows.map(({ outcome }) => outcome)).not.toContain('clues');
  for (const [place, { answer }] of waiting.entries()) answer(rows[place] as PartnerSendRow);
  return sent;
}

async function partnerWithCustomers(): Promise<TestPartner> {
  const partner = await registerPartner(app);
  for (const externalRef of CUSTOMERS.slice(0, -1)) {
    const customer = await partner.customer(externalRef, { credits: externalRef === 'poor' ? 0 : 2000 });
    for (const phone of [ADA, BOB, STOPPED]) await optIn(customer, phone);
    await customer.call('compliance.suppress', { phone: STOPPED, reason: 'do_not_contact' });
    if (externalRef === 'capped') await customer.call('compliance.frequencyCap', { max: 2, window_hours: 24 });
  }
  await partner.call('partner.setChildPaused', { external_ref: 'paused', paused: true });
  return partner;
}

/** As partner.send does it, at a moment of the test's own. */
function send(
  partner: TestPartner,
  sender: PartnerSender,
  text: Text,
  place: number,
  at: number,
): Promise<PartnerSent> {
  const { key, externalRef, to, segments, purpose, laterMs } = text;
  const recipient = parsePhone(to, 'US');
  const { template } = loadText(`${place} ${'sale '.repeat(segments === 1 ? 2 : 30 * segments)}STOP to end`, 'text');
  const params = { key, externalRef, to, segments, purpose };
  return sendForPartner(
    { send: sender, clues },
    {
      tenantId: partner.accountId,
      keyId: 'key',
      requestId: 'req',
      hash: (value) => [value],
      params,
      idempotencyKey: `${at} ${key}`,
      externalRef,
      recipient,
      content: compose(template, {}, 'US'),
      purpose,
      at: new Date(at + laterMs),
      onQuietHours: undefined,
      validity: undefined,
      now: new Date(at),
      newId: (prefix) => newId(prefix, at),
    },
  );
}

/** What became of each, without what two partners cannot share. */
function outcomes(sent: readonly PartnerSent[]): unknown[] {
  const placeOf = new Map(sent.map(({ answer }, place) => [answer.message_id, place]));
  return sent.map(({ row }) => {
    if (row.outcome === 'replayed') {
      const first = JSON.parse(row.answer) as { message_id: string };
      return { outcome: row.outcome, as: placeOf.get(first.message_id) };
    }
    if (row.outcome !== 'refused') return { outcome: row.outcome };
    const { sender, contact, ...facts } = row.facts;
    return { outcome: row.outcome, facts, hasSender: sender !== null, consent: contact?.status };
  });
}

async function written({ accountId: tenantId }: TestPartner): Promise<Record<string, unknown[]>> {
  const { pool } = app.parts.database;
  const rows = async (sql: string): Promise<unknown[]> => (await pool.query(sql, [tenantId])).rows;
  return {
    texts: await rows(
      `SELECT a.external_ref, m.to_phone, m.body, m.state, m.credits, m.due_at, m.decision #> '{gates,6,inputs}' AS frequency, m.decision #> '{gates,7,inputs}' AS credits
         FROM messages m JOIN accounts a ON a.tenant_id = m.tenant_id AND a.id = m.account_id WHERE m.tenant_id = $1 ORDER BY m.due_at, a.external_ref, m.body`,
    ),
    balances: await rows(
      'SELECT a.external_ref, b.posted, b.held FROM credit_accounts b JOIN accounts a ON a.tenant_id = b.tenant_id AND a.id = b.account_id WHERE b.tenant_id = $1 ORDER BY 1',
    ),
    ledger: await rows(
      'SELECT a.external_ref, e.kind, e.amount, e.at FROM credit_entries e JOIN accounts a ON a.tenant_id = e.tenant_id AND a.id = e.account_id WHERE e.tenant_id = $1 AND e.message_id IS NOT NULL ORDER BY 1, 2, 4, 3',
    ),
    events: await rows(
      `SELECT e.type, e.body::jsonb #>> '{data,external_ref}' AS ref, e.body::jsonb #>> '{data,available}' AS available, e.body::jsonb #>> '{data,idempotency_key}' AS key, e.occurred_at
         FROM outbox_events e WHERE e.tenant_id = $1 AND e.type <> 'contact.opted_in' ORDER BY 5, 1, 2, 3, 4`,
    ),
    keys: await rows(`SELECT key FROM idempotency_keys WHERE tenant_id = $1 AND skill = 'partner.send' ORDER BY 1`),
    audit: await rows(
      `SELECT at, params_hash FROM audit_entries WHERE tenant_id = $1 AND skill = 'partner.send' ORDER BY 1, 2`,
    ),
  };
}
