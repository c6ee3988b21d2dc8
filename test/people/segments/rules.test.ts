import fc from 'fast-check';
import { checkRules } from '../../../src/domain/segments/check-rules.ts';
import { compileRule } from '../../../src/people/segments/compile.ts';
import { countContacts, idsOfContacts, pageOfContacts } from '../../../src/people/segments/contacts.ts';
import { createRuleCompiler } from '../../../src/people/segments/rule-compiler.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { contact, LISTS, NOW, rules, TAGS, TRACKED } from './draw.ts';
import { bucketOf, meets, type PlainContact, type PlainMessage } from './evaluate.ts';

/** More trees with TERN_SEGMENT_TREES, such as 20000. */
const TREES = Number(process.env.TERN_SEGMENT_TREES ?? 300);
const CONTACTS = 150;
const HOLD_OUT_PERCENT = 20;
const owner = { tenantId: 'acc_drawn', accountId: 'acc_drawn' };

let app: TestApp;
let people: readonly PlainContact[];

beforeAll(async () => {
  app = await startTestApp();
  people = fc.sample(contact, { numRuns: CONTACTS, seed: 23 }).map((one, index) => {
    // Unique in the account.
    const fields = { ...one.fields, external_id: index % 3 === 0 ? `crm-${index}` : null };
    const id = `con_${String(index).padStart(4, '0')}`;
    return { ...one, id, fields, inHoldOut: bucketOf(id, 'hold_out:acc_drawn') < HOLD_OUT_PERCENT * 100 };
  });
  await insertPeople();
});
afterAll(() => app.stop());

async function insertPeople(): Promise<void> {
  const { pool } = app.parts.database;
  const { tenantId } = owner;
  await pool.query('INSERT INTO sending_rules VALUES ($1, $1, $2, 1, now())', [
    tenantId,
    { hold_out: { percent: HOLD_OUT_PERCENT, since: '2028-01-01T00:00:00Z' } },
  ]);
  for (const id of LISTS)
    await pool.query(
      "INSERT INTO lists (tenant_id, id, account_id, name, name_key, kind, created_at) VALUES ($1, $2, $1, $2, $2, 'audience', now())",
      [tenantId, id],
    );
  for (const id of TAGS)
    await pool.query(
      'INSERT INTO tags (tenant_id, id, account_id, name, name_key, created_at) VALUES ($1, $2, $1, $2, $2, now())',
      [tenantId, id],
    );
  for (const id of TRACKED) {
    await pool.query(
      'INSERT INTO segments (tenant_id, id, account_id, name, name_key, version, created_at, updated_at) VALUES ($1, $2, $1, $2, $2, 1, now(), now())',
      [tenantId, id],
    );
    await pool.query(
      "INSERT INTO segment_tracking (tenant_id, segment_id, account_id, state, started_at) VALUES ($1, $2, $1, 'tracking', now())",
      [tenantId, id],
    );
  }
  for (const [index, person] of people.entries()) {
    const { id, fields, createdAt, attributes, consent, lists, tags, changes, events } = person;
    const phone = `+1202${String(index).padStart(7, '0')}`;
    await pool.query(
      `INSERT INTO contacts (tenant_id, id, account_id, phone, country, external_id, first_name, last_name, email, timezone, attributes, consent_status, created_at, updated_at, version)
       VALUES ($1, $2, $1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, 1)`,
      [
        tenantId,
        id,
        phone,
        fields.country,
        fields.external_id,
        fields.first_name,
        fields.last_name,
        fields.email,
        fields.timezone,
        attributes,
        consent,
        createdAt,
      ],
    );
    for (const list of lists)
      await pool.query(
        'INSERT INTO list_members (tenant_id, list_id, contact_id, added_at) VALUES ($1, $2, $3, now())',
        [tenantId, list, id],
      );
    for (const tag of tags)
      await pool.query(
        "INSERT INTO taggings (tenant_id, tag_id, target_kind, target_id, created_at) VALUES ($1, $2, 'contact', $3, now())",
        [tenantId, tag, id],
      );
    for (const [segment, { joined, left }] of Object.entries(changes))
      await pool.query(
        'INSERT INTO segment_members (tenant_id, segment_id, contact_id, is_member, joined_at, left_at) VALUES ($1, $2, $3, $4, $5, $6)',
        [tenantId, segment, id, left === null, joined, left],
      );
    for (const [nth, { name, at, properties }] of events.entries())
      await pool.query(
        `INSERT INTO events (tenant_id, account_id, contact_id, name, occurred_at, id, recorded_at, properties) VALUES ($1, $1, $2, $3, $4, $5, now(), $6)`,
        [tenantId, id, name, at, `bev_${index}_${nth}`, properties],
      );
    for (const [nth, { event, at, value, currency, refunded }] of (person.conversions ?? []).entries())
      await pool.query(
        'INSERT INTO conversions (tenant_id, id, account_id, contact_id, event, value_minor, currency, occurred_at, created_at, refunded_at) VALUES ($1, $2, $1, $3, $4, $5, $6, $7, $7, $8)',
        [tenantId, `cnv_${index}_${nth}`, id, event, value, currency, at, refunded ? at : null],
      );
    await insertMessages(person, index, phone);
  }
}

async function insertMessages({ id, messages, replies }: PlainContact, index: number, phone: string): Promise<void> {
  const { pool } = app.parts.database;
  const { tenantId } = owner;
  const idOf = (message: PlainMessage | null): string | null =>
    message === null ? null : `msg_${index}_${messages.indexOf(message)}`;
  for (const message of messages) {
    const { campaign_id: campaign = null, journey_id: journey = null, node_id: node = null } = message.origin;
    await pool.query(
      `INSERT INTO messages (tenant_id, id, account_id, campaign_id, journey_id, node_id, contact_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state,
                             due_at, carrier, created_at, accepted_at)
       VALUES ($1, $2, $1, $3, $4, $5, $6, 'num_a', '+12025550100', $7, '', 'GSM-7', 1, 1, 'marketing', $8, $9, 'simulator', $9, CASE WHEN $10 THEN $9::timestamptz END)`,
      [tenantId, idOf(message), campaign, journey, node, id, phone, message.state, message.at, message.accepted],
    );
    if (campaign !== null)
      await pool.query(
        "INSERT INTO campaign_recipients (tenant_id, campaign_id, contact_id, outcome, message_id, decided_at) VALUES ($1, $2, $3, 'accepted', $4, now())",
        [tenantId, campaign, id, idOf(message)],
      );
  }
  for (const [nth, { at, intent, answers }] of replies.entries())
    await pool.query(
      `INSERT INTO inbound_messages (tenant_id, id, account_id, number_id, contact_id, from_phone, to_phone, text, intent, carrier_message_id, received_at, answers_message_id)
       VALUES ($1, $2, $1, 'num_a', $3, $4, '+12025550100', '', $5, $2, $6, $7)`,
      [tenantId, `inb_${index}_${nth}`, id, phone, intent, at, idOf(answers)],
    );
}

test('drawn rules select the contacts that a plain evaluator selects, counted, listed and page by page', async () => {
  const { database } = app.parts;
  const sizes: number[] = [];
  await fc.assert(
    fc.asyncProperty(rules, async (rule) => {
      expect(checkRules(rule, '/rules')).toEqual([]);
      const expected = people.filter((one) => meets(one, rule, NOW)).map(({ id }) => id);
      const question = { rule, segments: new Map(), at: NOW };
      const ids = await idsOfContacts(database, owner, question, CONTACTS);
      expect(ids).toEqual(expected);
      const page = await pageOfContacts(database, owner, question, '', CONTACTS);
      expect(page.map(({ id }) => id)).toEqual(expected);
      expect(await countContacts(database, owner, question)).toBe(expected.length);
      sizes.push(expected.length);
    }),
    { numRuns: TREES },
  );
  // Rules that select all contacts or none would prove little.
  expect(sizes.filter((size) => size > 0 && size < CONTACTS).length).toBeGreaterThan(TREES / 4);
}, 1_800_000);

test('nothing of a rule becomes part of the statement', () => {
  fc.assert(
    fc.property(rules, (rule) => {
      for (const access of ['sets', 'lookups'] as const) {
        const compiler = createRuleCompiler(access, NOW, 3);
        const text = compileRule(rule, new Map(), compiler);
        for (const word of [
          'Ada',
          'crm',
          'order',
          'clock',
          'lst_a',
          'lst_b',
          'tag_a',
          'tag_b',
          'seg_a',
          'seg_b',
          'Paris',
          'spring',
          '2028',
        ])
          expect(text).not.toContain(word);
      }
    }),
    { numRuns: TREES },
  );
});

test('a page looks rows of other tables up for its contacts, and never joins those of all contacts', () => {
  fc.assert(
    fc.property(rules, (rule) => {
      const text = compileRule(rule, new Map(), createRuleCompiler('lookups', NOW, 3));
      // Without it, the planner may turn EXISTS into a join of the whole account. Numbers of the
      // account, which consent asks for, are few.
      const lookUps =
        text.match(
          /EXISTS \(SELECT FROM (?:events|conversions|list_members|taggings|segment_members|campaign_recipients|messages|inbound_messages)\b/g,
        ) ?? [];
      expect(text.match(/ OFFSET 0\)/g) ?? []).toHaveLength(lookUps.length);
      expect(text).not.toContain('GROUP BY');
    }),
    { numRuns: TREES },
  );
});
