import fc from 'fast-check';
import { checkRules } from '../../../src/domain/segments/check-rules.ts';
import { compileRule } from '../../../src/people/segments/compile.ts';
import { countContacts, idsOfContacts, pageOfContacts } from '../../../src/people/segments/contacts.ts';
import { createRuleCompiler } from '../../../src/people/segments/rule-compiler.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { contact, LISTS, NOW, rules, TAGS } from './draw.ts';
import { bucketOf, meets, type PlainContact } from './evaluate.ts';

/** More trees with TERN_SEGMENT_TREES, such as 20000. */
const TREES = Number(process.env.TERN_SEGMENT_TREES ?? 200);
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
  for (const [index, { id, fields, createdAt, attributes, consent, lists, tags, events }] of people.entries()) {
    await pool.query(
      `INSERT INTO contacts (tenant_id, id, account_id, phone, country, external_id, first_name, last_name, email, timezone, attributes, consent_status, created_at, updated_at, version)
       VALUES ($1, $2, $1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, 1)`,
      [
        tenantId,
        id,
        `+1202${String(index).padStart(7, '0')}`,
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
    for (const [nth, { name, at, properties }] of events.entries())
      await pool.query(
        `INSERT INTO events (tenant_id, account_id, contact_id, name, occurred_at, id, recorded_at, properties) VALUES ($1, $1, $2, $3, $4, $5, now(), $6)`,
        [tenantId, id, name, at, `bev_${index}_${nth}`, properties],
      );
  }
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
      const lookUps = text.match(/EXISTS \(SELECT FROM (?:events|list_members|taggings|campaign_recipients)\b/g) ?? [];
      expect(text.match(/ OFFSET 0\)/g) ?? []).toHaveLength(lookUps.length);
      expect(text).not.toContain('GROUP BY');
    }),
    { numRuns: TREES },
  );
});
