import type { TestAccount, TestApp } from '../support/app.ts';
import { contract, furnishedAccount, ready, startWalk } from '../support/contract/walk.ts';
import { send } from '../support/contract/wire.ts';

type Params = Readonly<Record<string, unknown>>;

/** The contact of the examples, with a number of Brazil instead of its own. */
const CONTACT = 'con_01jd0000000000000000000001';
const CANONICAL = '+5511987654321';
const FORMS = ['+551187654321', '+55 (11) 8765-4321', '0055 11 8765 4321', '+55 011 98765-4321'];

/** Params that name a person by a number. */
const NAMES: ReadonlySet<string> = new Set(['phone', 'phones', 'to', 'from', 'contact_id', 'contact_ids']);
/** Numbers of senders and companies. */
const OTHERS: ReadonlySet<string> = new Set([
  'compliance.registerBrand phone',
  'compliance.registerBrand mobile_phone',
  'compliance.registerTollFree phone',
  'messages.simulateInbound to',
  'phone-numbers.acquire phone',
]);
/** Skills whose examples name the person otherwise, or no person. */
const MORE: Readonly<Record<string, Params>> = {
  'contacts.consentHistory': { phone: CANONICAL },
  'contacts.forget': { phone: CANONICAL },
  'contacts.get': { phone: CANONICAL },
  'contacts.optOut': { phone: CANONICAL },
  'inbox.list': { contact_id: CONTACT },
  'insights.bestTime': { contact_id: CONTACT },
  'journeys.enrollments': { journey_id: 'jrn_01jd0000000000000000000001', contact_id: CONTACT },
  'messages.list': { contact_id: CONTACT },
};

const isNumber = (value: unknown): boolean =>
  typeof value === 'string' && (/^\+?[\d ().-]{7,}$/.test(value) || value.startsWith('con_'));

/** The params with this number wherever they name a person. */
function withNumber(skill: string, value: unknown, phone: string, name = ''): unknown {
  const isPlace = NAMES.has(name) && !OTHERS.has(`${skill} ${name}`);
  if (Array.isArray(value))
    return isPlace && value.every(isNumber) ? [phone] : value.map((one) => withNumber(skill, one, phone));
  if (typeof value !== 'object' || value === null) return isPlace && isNumber(value) ? phone : value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withNumber(skill, one, phone, key)]));
}

const calls = contract.skills.flatMap((skill) => {
  const examples = [...skill.examples.map(({ params }) => params), MORE[skill.name] ?? {}];
  const named = examples.filter((params) => {
    const [one, other] = [CANONICAL, '+12025550199'].map((phone) =>
      JSON.stringify(withNumber(skill.name, params, phone)),
    );
    return one !== other;
  });
  return named.map((params) => ({ skill, params }));
});

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await startWalk();
  account = await furnishedAccount(app);
  const { pool } = app.parts.database;
  const { rows } = await pool.query('SELECT phone FROM contacts WHERE tenant_id = $1 AND id = $2', [
    account.accountId,
    CONTACT,
  ]);
  const columns = await pool.query(
    `SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name IN ('phone', 'to_phone', 'from_phone') AND table_name IN (SELECT table_name FROM information_schema.columns WHERE column_name = 'account_id')`,
  );
  for (const { table_name: table, column_name: column } of columns.rows)
    await pool.query(`UPDATE ${table} SET ${column} = $3 WHERE tenant_id = $1 AND ${column} = $2`, [
      account.accountId,
      rows[0].phone,
      CANONICAL,
    ]);
});
afterAll(() => app.stop());

test('every skill that takes the number of a person is walked', () => {
  const walked = new Set(calls.map(({ skill }) => skill.name));
  const taking = contract.skills.filter(({ name, params }) =>
    params.some(
      ({ name: param, schema }) =>
        NAMES.has(param) && !OTHERS.has(`${name} ${param}`) && JSON.stringify(schema).includes('"string"'),
    ),
  );
  expect(taking.map(({ name }) => name).filter((name) => !walked.has(name) && name !== 'tags.merge')).toEqual([]);
});

test.each(calls.map(({ skill, params }, index) => ({ name: skill.name, skill, params, index })))(
  '$name answers for each form of a number as for its canonical form (call $index)',
  async ({ skill, params }) => {
    const answerTo = async (phone: string) => {
      const given = withNumber(skill.name, params, phone) as Params;
      const sent = await ready(account, skill.name, { ...given, ...(skill.effect !== 'read' && { dry_run: true }) });
      const { result, error } = await send(app, account.key, skill.name, sent);
      const answer = error === undefined ? result : [error.code, error.message, error.data.field_errors];
      // What a call makes is new each time, and a plan contains its calls as they were given.
      return JSON.stringify(answer)
        .replaceAll(phone, CANONICAL)
        .replaceAll(/\b[a-z]{3}_(?!01jd0)[0-9a-z]{26}\b/g, 'new')
        .replaceAll(/"(?:plan_hash|sha256|url)":"[^"]*"/g, '"new"');
    };
    const expected = await answerTo(CANONICAL);
    for (const form of FORMS) expect(await answerTo(form)).toBe(expected);
  },
);
