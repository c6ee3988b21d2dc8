import type { Owner } from '../../../src/domain/account.ts';
import type { SegmentRule } from '../../../src/generated/types.ts';
import { ensureEventPartitions } from '../../../src/people/behavior/partitions.ts';
import { type NewEvent, recordEvents } from '../../../src/people/behavior/record-events.ts';
import { countContacts, idsOfContacts } from '../../../src/people/segments/contacts.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { meets, type PlainContact, type PlainEvent } from './evaluate.ts';

/** More with TERN_LATE_EVENTS, such as 1000000. */
const EVENTS = Number(process.env.TERN_LATE_EVENTS ?? 200_000);
const CONTACTS = 2_000;
const BATCH = 2_000;
const HOUR = 3_600_000;
const DAYS = 90;
const NOW = new Date('2029-11-15T12:00:00Z');
const NAMES = ['page.viewed', 'page.viewed', 'page.viewed', 'cart.left', 'order.placed'];
const OWNER: Owner = { tenantId: 'acc_1', accountId: 'acc_1' };

let created: TestDatabase;
let database: Database;

beforeAll(async () => {
  created = await createTestDatabase();
  database = openDatabase({
    connectionString: created.url,
    maxConnections: 4,
    statementTimeoutMs: 60_000,
    applicationName: 'late-events.test',
  });
  await database.pool.query(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, country, attributes, consent_status, created_at, updated_at, version)
     SELECT $1, 'con_' || lpad(n::text, 4, '0'), $1, '+1202' || (2000000 + n), 'US', '{}', 'none', now(), now(), 1 FROM generate_series(0, $2::int - 1) AS n`,
    [OWNER.tenantId, CONTACTS],
  );
});

afterAll(async () => {
  await database.close();
  await created.drop();
});

/** The same numbers in each run: below `limit`, for the n-th event. */
function drawn(n: number, salt: number, limit: number): number {
  let bits = Math.imul(n ^ (salt * 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) % limit;
}

const contactId = (n: number): string => `con_${String(n).padStart(4, '0')}`;

/** In the order in which they happened. Most contacts have few events, and many share an hour. */
const events: readonly NewEvent[] = Array.from({ length: EVENTS }, (_, n) => ({
  contactId: contactId(Math.floor(drawn(n, 1, CONTACTS) ** 2 / CONTACTS)),
  name: NAMES[drawn(n, 2, NAMES.length)] ?? '',
  occurredAt: new Date(NOW.getTime() - Math.floor((1 - n / EVENTS) * DAYS * 24) * HOUR),
  externalId: `event-${n}`,
  properties: { total: drawn(n, 3, 100) },
}));

async function record(given: readonly NewEvent[]): Promise<number> {
  let added = 0;
  for (let start = 0; start < given.length; start += BATCH) {
    const answers = await recordEvents(database, OWNER, given.slice(start, start + BATCH), NOW);
    added += answers.filter(({ isNew }) => isNew).length;
  }
  return added;
}

const event = (name: string, rest: object): SegmentRule => ({ kind: 'event', name, ...rest }) as SegmentRule;
const within = (amount: number) => ({ within: { amount, unit: 'days' } });
const average = (share: number): number => Math.round((EVENTS / CONTACTS) * share);
const RULES: readonly SegmentRule[] = [
  event('order.placed', within(1)),
  event('page.viewed', { operator: 'exactly', count: 0, ...within(2) }),
  event('page.viewed', { count: average(0.6), ...within(DAYS) }),
  event('cart.left', { operator: 'exactly', count: average(0.1), ...within(DAYS) }),
  event('cart.left', {
    operator: 'at_most',
    count: average(0.02),
    from: '2029-10-01T00:00:00Z',
    to: '2029-11-01T00:00:00Z',
  }),
  event('order.placed', { ...within(30), where: [{ property: 'total', operator: 'gte', value: 95 }] }),
  {
    kind: 'and',
    rules: [event('cart.left', within(3)), { kind: 'not', rule: event('order.placed', within(3)) }],
  },
];

/** The contacts in memory, whose events are in order and there once. */
function plainContacts(): PlainContact[] {
  const ofContact = new Map<string, PlainEvent[]>();
  for (const { contactId: id, name, occurredAt, properties } of events) {
    const own = ofContact.get(id) ?? [];
    own.push({ name, at: occurredAt, properties: properties as PlainEvent['properties'] });
    ofContact.set(id, own);
  }
  const rest = {
    fields: {},
    createdAt: NOW,
    attributes: {},
    consent: 'none',
    lists: [],
    tags: [],
    changes: {},
    messages: [],
    replies: [],
  };
  return Array.from({ length: CONTACTS }, (_, n) => contactId(n)).map((id) => ({
    id,
    ...rest,
    events: ofContact.get(id) ?? [],
  }));
}

test('events that arrive late, out of order and twice select the contacts that they would select in order', async () => {
  const late = events
    .map((one, n) => ({ one, at: drawn(n, 4, 2 ** 31) }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
  const half = EVENTS / 2;
  const twice = late.slice(half - EVENTS / 20, half + EVENTS / 20);
  // Two processes at once, one of which repeats what the other records; then the partitions change.
  const first = await Promise.all([record(late.slice(0, half)), record(twice)]);
  expect(await ensureEventPartitions(database, NOW)).toHaveLength(3);
  const second = await Promise.all([record(late.slice(half)), record(twice)]);
  expect([...first, ...second].reduce((sum, added) => sum + added, 0)).toBe(EVENTS);
  const people = plainContacts();
  for (const rule of RULES) {
    const expected = people.filter((one) => meets(one, rule, NOW)).map(({ id }) => id);
    const question = { rule, segments: new Map(), at: NOW };
    expect(await countContacts(database, OWNER, question)).toBe(expected.length);
    expect(await idsOfContacts(database, OWNER, question, CONTACTS)).toEqual(expected);
    // Rules that select all contacts or none would prove little.
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(CONTACTS);
  }
}, 1_800_000);
