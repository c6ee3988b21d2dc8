import fc from 'fast-check';
import type { Account } from '../../../src/domain/account.ts';
import { DEFAULT_CALENDAR } from '../../../src/domain/calendar/account-calendar.ts';
import type { Purpose } from '../../../src/domain/consent/verdict.ts';
import { notFound, SkillError } from '../../../src/errors.ts';
import { lockIdempotencyKeys } from '../../../src/platform/database/locks.ts';
import { newId } from '../../../src/platform/ids.ts';
import { loadText } from '../../../src/sending/content/load-template.ts';
import type { Answer, RecordedCall, SingleSend } from '../../../src/sending/single/request.ts';
import { sendBatch } from '../../../src/sending/single/send-batch.ts';
import { sendCall } from '../../../src/sending/single/send-call.ts';
import { singleSend } from '../../../src/sending/single/send-one.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { KEY } from '../../support/drawn-send.ts';
import { untilSomebodyWaits } from '../../support/locks.ts';
import { optIn } from '../../support/opt-in.ts';
import { registerPartner, type TestPartner } from '../../support/partner.ts';

const [ADA, BOB, STRANGER, STOPPED] = ['+12125550110', '+12125550111', '+12125550112', '+12125550113'] as const;
const PEOPLE = [ADA, BOB, STRANGER, STOPPED] as const;
const CUSTOMERS = ['rich', 'poor', 'capped', 'paused', 'unknown'] as const;
const POOR = 3;
/** Noon in New York. */
const NOON = Date.parse('2026-06-01T16:00:00Z');
const DAY_MS = 86_400_000;

interface Message {
  readonly key: number;
  readonly externalRef: string;
  readonly to: string;
  readonly segments: number;
  readonly purpose: Purpose;
  readonly laterMs: number;
}

const message = fc.record<Message>({
  key: fc.nat(60),
  externalRef: fc.constantFrom(...CUSTOMERS, 'capped', 'poor'),
  to: fc.constantFrom(...PEOPLE, ADA, BOB),
  segments: fc.integer({ min: 1, max: 3 }),
  purpose: fc.constantFrom<Purpose>('marketing', 'marketing', 'transactional'),
  laterMs: fc.constantFrom(0, 0, 1000),
});
/** Some messages are repeated with the same key. */
const messages = fc
  .array(fc.tuple(message, fc.option(fc.nat(), { freq: 3 })), { minLength: 10, maxLength: 25, size: 'max' })
  .map((drawn) => drawn.map(([own, as], index) => (as === null ? own : (drawn[as % (index + 1)]?.[0] ?? own))));

let app: TestApp;
let one: TestPartner;
let all: TestPartner;

beforeAll(async () => {
  app = await startTestApp();
  one = await partnerWithCustomers();
  all = await partnerWithCustomers();
});
afterAll(() => app.stop());

test('a batch of messages has the same outcomes as sending them one after another', async () => {
  const kinds = new Set<string>();
  let days = 0;
  await fc.assert(
    fc.asyncProperty(messages, async (batch) => {
      days += 2;
      const now = NOON + days * DAY_MS;
      for (const partner of [one, all])
        await partner.call('partner.grantCredits', { external_ref: 'poor', amount_credits: POOR });
      const inTurn: Outcome[] = [];
      for (const [index, message] of batch.entries())
        inTurn.push(...(await send([requestOf(one, message, index, now)])));
      const together = await send(batch.map((message, index) => requestOf(all, message, index, now)));
      expect(comparable(together)).toEqual(comparable(inTurn));
      for (const outcome of inTurn) kinds.add(kindOf(outcome));
      expect(await written(all)).toEqual(await written(one));
    }),
    { numRuns: 25, endOnFailure: true },
  );
  expect(kinds).toEqual(
    new Set([
      ...['accepted', 'replayed', '-32001', '-32602', '-32002'],
      ...['consent_required', 'credits_insufficient', 'partner_child_paused'],
    ]),
  );
});

test('a message of a batch is evaluated again if another transaction takes the key of the message before it', async () => {
  const { kinds } = await sendWhileKeyIsTaken(1);
  expect(kinds).toEqual(['-32602', 'accepted']);
});

test('balance.exhausted is not emitted for a message that was not charged because its key was taken', async () => {
  const { partner, kinds } = await sendWhileKeyIsTaken(2);
  expect(kinds).toEqual(['-32602', 'accepted']);
  expect(await partner.events('balance.exhausted')).toEqual([]);
});

/**
 * Sends two messages of a customer with this balance while another transaction takes the key of the
 * first.
 */
async function sendWhileKeyIsTaken(credits: number): Promise<{ partner: TestPartner; kinds: string[] }> {
  const { database } = app.parts;
  const partner = await partnerWithCustomers();
  const message: Message = { key: 1, externalRef: 'poor', to: ADA, segments: 1, purpose: 'marketing', laterMs: 0 };
  await partner.call('partner.grantCredits', { external_ref: 'poor', amount_credits: credits });
  const { accountId } = partner;
  const key = `${NOON} 1`;
  const both = await database.transaction(async (tx) => {
    // A call locks its key before it uses it.
    await lockIdempotencyKeys(tx, accountId, [{ accountId, key }]);
    const used = { skill: 'messages.send', request_hash: 'hash', answer: '{}', created_at: new Date() };
    await tx.tenant(accountId).idempotency_keys.create({
      data: { tenant_id: accountId, account_id: accountId, key, ...used, expires_at: new Date('9999-12-31T00:00:00Z') },
    });
    const calls = [message, { ...message, key: 2 }].map((each, index) =>
      sendCall({ database, tx: null }, requestOf(partner, each, index, NOON), NOT_TRIED).catch(
        (error: SkillError) => error,
      ),
    );
    await untilSomebodyWaits(database.pool);
    return calls;
  });
  return { partner, kinds: (await Promise.all(both)).map(kindOf) };
}

const NOT_TRIED = false;

/** The answer of a call, or its error. */
type Outcome = Answer | SkillError;

/** Runs all sends in one transaction. */
async function send(requests: readonly SingleSend[]): Promise<Outcome[]> {
  const outcomes = await app.parts.database.transaction((tx) => sendBatch(tx, requests));
  return outcomes.map((outcome) => {
    if (outcome.kind === 'refused') return outcome.error;
    return outcome.kind === 'sent' ? outcome.answer : { ...outcome.answer, replayed: true };
  });
}

async function partnerWithCustomers(): Promise<TestPartner> {
  const partner = await registerPartner(app);
  for (const externalRef of CUSTOMERS.slice(0, -1)) {
    const customer = await partner.customer(externalRef, { credits: externalRef === 'poor' ? 0 : 2000 });
    for (const phone of [ADA, BOB, STOPPED]) await optIn(customer, phone);
    await customer.call('compliance.suppress', { phone: STOPPED, reason: 'do_not_contact' });
    if (externalRef === 'capped') await customer.call('compliance.frequencyCap', { max: 1, window_hours: 24 });
  }
  await partner.call('partner.setChildPaused', { external_ref: 'paused', paused: true });
  return partner;
}

type KeyedSend = SingleSend & { readonly call: RecordedCall };

/** A message as partner.send makes it, at a fixed time. */
function requestOf(partner: TestPartner, message: Message, index: number, at: number): KeyedSend {
  const { key, externalRef, to, segments, purpose, laterMs } = message;
  const content = loadText(`${index} ${'note '.repeat(segments === 1 ? 2 : 30 * segments)}STOP to end`, 'text');
  const { accountId } = partner;
  const account: Account = {
    tenantId: accountId,
    accountId,
    kind: 'partner',
    name: 'Partner',
    state: 'active',
    defaultCountry: 'US',
    createdAt: new Date(at),
    calendar: DEFAULT_CALENDAR,
  };
  const send = singleSend(
    { account, key: KEY, requestId: 'req', now: new Date(at), newId: (prefix) => newId(prefix, at) },
    {
      to,
      purpose,
      content,
      at: new Date(at + laterMs),
      sendLater: (sendAt) => ({ skill: 'partner.send', params: { send_at: sendAt }, why: 'Later.' }),
    },
  );
  const call: RecordedCall = {
    skill: 'partner.send',
    hash: (value) => [value],
    params: { key, externalRef, to, segments, purpose },
    idempotencyKey: `${at} ${key}`,
    keyExpiresAt: null,
    tellsUsage: false,
    noCustomer: () => notFound('end-customer'),
    answer: (sent) => ({ message_id: sent.id, state: sent.state, segments: sent.content.measure.segments }),
  };
  return { ...send, externalRef, call };
}

function kindOf(outcome: Outcome): string {
  if (outcome instanceof SkillError) return String(outcome.code);
  return outcome.replayed === true ? 'replayed' : 'accepted';
}

/**
 * The outcomes without ids, which differ between two partners. A replayed message is named by its
 * first index.
 */
function comparable(outcomes: readonly Outcome[]): unknown[] {
  const ids = outcomes.map((outcome) => (outcome instanceof SkillError ? null : outcome.message_id));
  return outcomes.map((outcome) => {
    if (!(outcome instanceof SkillError)) {
      const { message_id: id, ...answer } = outcome;
      return { ...answer, first: ids.indexOf(id) };
    }
    const { code, message, details, nextActions } = outcome;
    const skills = nextActions.map(({ skill }) => skill);
    return { code, message, details, skills };
  });
}

async function written({ accountId: tenantId }: TestPartner): Promise<Record<string, unknown[]>> {
  const { pool } = app.parts.database;
  const rows = async (sql: string): Promise<unknown[]> => (await pool.query(sql, [tenantId])).rows;
  return {
    messages: await rows(
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
