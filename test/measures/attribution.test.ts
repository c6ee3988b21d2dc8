import fc from 'fast-check';
import type { SkillTypes } from '../../src/generated/skills.ts';
import { newId } from '../../src/platform/ids.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { insertMessage } from '../support/sent-messages.ts';

const app = useTestApp();
let account: TestAccount;
let contactId: string;

const ADA = '+12025550143';
const HOUR = 3_600_000;
type Report = SkillTypes['attribution.report'];

beforeEach(async () => {
  account = await app.account();
  contactId = await add(ADA);
});

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  app.parts.database.pool.query<Row>(text, values).then(({ rows }) => rows);
const at = (hours: number): Date => new Date(app.clock.now.getTime() + hours * HOUR);
const add = async (phone: string) => (await account.call('contacts.upsert', { phone })).contact.id;
const deliver = (hours: number, campaignId?: string, to = ADA) =>
  insertMessage(app, account, { to, at: at(hours), ...(campaignId === undefined ? {} : { campaignId }) });

/** Records a human click, as short links do. */
async function click(messageId: string, hours: number, linkId = 'lnk_any', contact = contactId): Promise<void> {
  await query(
    `INSERT INTO events (tenant_id, contact_id, name, occurred_at, id, account_id, recorded_at, properties)
     VALUES ($1, $2, 'link.clicked', $3, $4, $1, $3, $5)`,
    [account.accountId, contact, at(hours), newId('bev'), JSON.stringify({ message_id: messageId, link_id: linkId })],
  );
}

const record = (value?: number, more: Record<string, unknown> = {}) =>
  account.call('analytics.recordConversion', {
    ...{ contact_id: contactId, event: 'purchase' },
    ...(value === undefined ? {} : { value_minor: value, currency: 'USD' }),
    ...more,
  });
const valuesOf = async (value: number) =>
  (await record(value)).attributed.map(({ message_id: id, value_minor: credited }) => [id, credited]);
const JUNE = { from: '2029-06-01T00:00:00Z', to: '2029-07-01T00:00:00Z' };
const report = (params: Report['params'] = {}) => account.call('attribution.report', { ...JUNE, ...params });

describe('the messages that a conversion is credited to', () => {
  test('are clicked ones before delivered ones, each at its last click', async () => {
    const clicked = await deliver(-100);
    const later = await deliver(-1);
    await click(clicked, -60, 'lnk_one');
    await click(clicked, -50, 'lnk_two');
    const { attributed, conversion_id: id } = await record(700);
    expect(attributed).toEqual([
      {
        ...{ message_id: clicked, campaign_id: null, journey_id: null, link_id: 'lnk_two', kind: 'click', share: 1 },
        ...{ touched_at: at(-50).toISOString(), value_minor: 700, rule: 'last_click_120h' },
      },
    ]);
    const { touches, rule } = await account.call('attribution.explain', { conversion_id: id });
    expect(touches.map(({ message_id: message, share }) => [message, share])).toEqual([
      [clicked, 1],
      [later, 0],
    ]);
    expect(rule).toContain('Deliveries get no credit');
  });

  test('were clicked within the window of clicks, and not after the conversion', async () => {
    const message = await deliver(-300);
    await click(message, -121);
    await click(message, 1);
    expect((await record()).attributed).toEqual([]);
    await account.call('attribution.configure', { click_hours: 121 });
    expect((await record()).attributed).toMatchObject([{ message_id: message, rule: 'last_click_121h' }]);
  });

  test('follow the model', async () => {
    const [first, second, third] = [await deliver(-20), await deliver(-10), await deliver(-5)];
    await account.call('attribution.configure', { model: 'first' });
    expect(await valuesOf(100)).toEqual([[first, 100]]);
    await account.call('attribution.configure', { model: 'linear' });
    expect(await valuesOf(100)).toEqual([
      [first, 34],
      [second, 33],
      [third, 33],
    ]);
    await account.call('attribution.configure', { model: 'position' });
    expect(await valuesOf(100)).toEqual([
      [first, 40],
      [second, 20],
      [third, 40],
    ]);
    await account.call('attribution.configure', { model: 'last' });
    expect(await valuesOf(100)).toEqual([[third, 100]]);
  });

  test('are those of the contact, not of another one', async () => {
    const other = await add('+12025550188');
    const foreign = await deliver(-3, undefined, '+12025550188');
    await click(foreign, -2, 'lnk_other', other);
    expect((await record()).attributed).toEqual([]);
  });

  test('name the journey that sent them', async () => {
    const message = await deliver(-2);
    await query(
      `INSERT INTO journey_enrollments (tenant_id, id, account_id, journey_id, version, contact_id, state, node_id, arrived_at, event, entered_at)
       VALUES ($1, 'enr_one', $1, 'jrn_one', 1, $2, 'completed', 'jnd_one', now(), '{}', now())`,
      [account.accountId, contactId],
    );
    await query(
      `INSERT INTO journey_steps (tenant_id, enrollment_id, step, node_id, outcome, detail, at) VALUES ($1, 'enr_one', 1, 'jnd_one', 'next', $2, now())`,
      [account.accountId, JSON.stringify({ message_id: message })],
    );
    expect((await record(5)).attributed).toMatchObject([{ message_id: message, journey_id: 'jrn_one' }]);
    const { items } = await report({ group_by: 'journey' });
    expect(items).toMatchObject([{ id: 'jrn_one', conversions: 1, value_minor: '5' }]);
  });
});

test('a change of the settings is a version that earlier conversions do not count under', async () => {
  await deliver(-20);
  await deliver(-10);
  const { conversion_id: before } = await record(100);
  const { settings } = await account.call('attribution.configure', { model: 'linear', expected_version: 1 });
  expect(settings).toMatchObject({ version: 2, model: 'linear', click_hours: 120, delivery_hours: 24 });
  expect(await account.call('attribution.configure', { model: 'linear' })).toMatchObject({ changed: false });
  const { conversion_id: after } = await record(100);
  const explained = async (id: string) => (await account.call('attribution.explain', { conversion_id: id })).settings;
  expect([(await explained(before)).version, (await explained(after)).version]).toEqual([1, 2]);
  expect((await report()).settings_versions).toEqual([1, 2]);
  await expect(account.call('attribution.configure', { model: 'first', expected_version: 1 })).rejects.toMatchObject({
    data: { reason: 'version_conflict', version: 2 },
  });
});

test('two concurrent changes of the settings do not become one version', async () => {
  const outcomes = await Promise.allSettled(
    (['first', 'linear', 'position'] as const).map((model) => account.call('attribution.configure', { model })),
  );
  const versions = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value.settings.version] : [],
  );
  expect(new Set(versions).size).toBe(versions.length);
  expect(versions.length).toBeGreaterThan(0);
});

describe('a recomputation', () => {
  test('moves conversions to its version, and the one before stays readable', async () => {
    const [first, last] = [await deliver(-20, 'cmp_first'), await deliver(-10, 'cmp_last')];
    const { conversion_id: id } = await record(101, { external_id: 'order-1' });
    const period = { from: at(-1).toISOString(), to: at(1).toISOString() };
    const job = await account.call('attribution.recompute', { ...period, model: 'first' });
    expect(job).toMatchObject({ settings_version: 2, conversions: 1 });
    await expect(account.call('attribution.recompute', period)).rejects.toMatchObject({
      data: { reason: 'recomputation_running' },
    });
    await app.drain();
    expect((await account.call('attribution.get', {})).recomputations).toMatchObject([
      { job_id: job.job_id, state: 'completed', total: 1, processed: 1 },
    ]);
    const rowsOf = async (version?: number) =>
      (await report({ ...period, ...(version === undefined ? {} : { settings_version: version }) })).items.map(
        ({ id: campaign, value_minor: value }) => [campaign, value],
      );
    expect(await rowsOf()).toEqual([['cmp_first', '101']]);
    expect(await rowsOf(1)).toEqual([['cmp_last', '101']]);
    const explain = (version: number) =>
      account.call('attribution.explain', { conversion_id: id, settings_version: version });
    expect(await explain(1)).toMatchObject({
      is_current: false,
      touches: [{ share: 0 }, { message_id: last, share: 1 }],
    });
    expect(await explain(2)).toMatchObject({
      is_current: true,
      touches: [{ message_id: first, share: 1 }, { share: 0 }],
    });
    // A repeated call answers with what the conversion counts for now; new ones use the settings.
    expect(await record(101, { external_id: 'order-1' })).toMatchObject({
      ...{ created: false, settings_version: 2, attributed: [{ message_id: first, rule: 'first_delivery_24h' }] },
    });
    expect((await record(1)).settings_version).toBe(1);
  });

  test('processes more conversions than one batch, each once, and only those of its period', async () => {
    await deliver(-3);
    await query(
      `INSERT INTO conversions (tenant_id, id, account_id, contact_id, event, value_minor, currency, occurred_at, created_at)
       SELECT $1, 'cnv_' || lpad(n::text, 26, '0'), $1, $2, 'purchase', n, 'USD', $3::timestamptz + (n / 3) * interval '1 ms', $3 FROM generate_series(1, 250) n`,
      [account.accountId, contactId, at(-1)],
    );
    const to = new Date(at(-1).getTime() + 80).toISOString();
    await account.call('attribution.recompute', { from: at(-2).toISOString(), to });
    await app.drain();
    const counts = await query<{ version: number; count: number }>(
      'SELECT attribution_version AS version, count(*)::int AS count FROM conversions WHERE tenant_id = $1 GROUP BY 1 ORDER BY 1',
      [account.accountId],
    );
    expect(counts).toEqual([
      { version: 0, count: 11 },
      { version: 2, count: 239 },
    ]);
    const credits = await query<{ count: number; value: string }>(
      'SELECT count(*)::int AS count, sum(value_minor)::text AS value FROM attribution_credits WHERE tenant_id = $1 AND version = 2',
      [account.accountId],
    );
    expect(credits).toEqual([{ count: 239, value: String((239 * 240) / 2) }]);
  });

  test('keeps the figures of contacts that were merged or forgotten, without the person', async () => {
    const other = '+12025550188';
    const loser = await add(other);
    const merged = await deliver(-4, 'cmp_merged', other);
    await record(300, { contact_id: loser });
    await account.call('contacts.merge', { winner_id: contactId, loser_id: loser });
    const gone = await add('+12025550199');
    await deliver(-4, 'cmp_gone', '+12025550199');
    const { conversion_id: erased } = await record(900, { contact_id: gone });
    await account.call('contacts.forget', { contact_id: gone });
    const rows = async () =>
      (await report({ from: at(-1).toISOString(), to: at(1).toISOString() })).items.map(
        ({ id, value_minor: value }) => [...[id, value]],
      );
    const expected = [
      ['cmp_gone', '900'],
      ['cmp_merged', '300'],
    ];
    expect(await rows()).toEqual(expected);
    await account.call('attribution.recompute', { from: at(-1).toISOString(), to: at(1).toISOString() });
    await app.drain();
    expect(await rows()).toEqual(expected);
    const explained = await account.call('attribution.explain', { conversion_id: erased });
    expect(explained).toMatchObject({ conversion: { contact_id: null }, settings: { version: 2 } });
    expect(merged).toMatch(/^msg_/);
  });
});

describe('attribution.report', () => {
  test('never adds two currencies, shows what no message is credited with, and pages', async () => {
    await record(50, { currency: 'EUR' });
    await record();
    await deliver(-3, 'cmp_a');
    await deliver(-2, 'cmp_b');
    await account.call('attribution.configure', { model: 'linear' });
    await record(101);
    await record(7, { currency: 'EUR' });
    await record();
    const one = { conversions: 1, credited_conversions: 0.5 };
    const all = await report();
    expect(all.items.map(({ name: _name, ...row }) => row)).toEqual([
      { id: 'cmp_a', currency: null, ...one, value_minor: null },
      { id: 'cmp_a', currency: 'EUR', ...one, value_minor: '4' },
      { id: 'cmp_a', currency: 'USD', ...one, value_minor: '51' },
      { id: 'cmp_b', currency: null, ...one, value_minor: null },
      { id: 'cmp_b', currency: 'EUR', ...one, value_minor: '3' },
      { id: 'cmp_b', currency: 'USD', ...one, value_minor: '50' },
    ]);
    expect(all.unattributed).toEqual([
      { currency: null, conversions: 1, credited_conversions: 1, value_minor: null },
      { currency: 'EUR', conversions: 1, credited_conversions: 1, value_minor: '50' },
    ]);
    const paged: Report['result']['items'] = [];
    let cursor: string | null | undefined;
    do {
      const page = await report({ limit: 1, ...(cursor ? { cursor } : {}) });
      paged.push(...page.items);
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(paged).toEqual(all.items);
  });

  test('sums exactly beyond 2^53', async () => {
    await query(
      `WITH v AS (
         INSERT INTO conversions (tenant_id, id, account_id, contact_id, event, value_minor, currency, occurred_at, created_at)
         SELECT $1, 'cnv_' || lpad(n::text, 26, '0'), $1, $2, 'purchase', 999999999999, 'USD', $3, $3 FROM generate_series(1, 20001) n RETURNING id, value_minor)
       INSERT INTO attribution_credits (tenant_id, conversion_id, version, position, kind, message_id, campaign_id, touched_at, share_millionths, value_minor)
       SELECT $1, id, 0, 1, 'delivery', 'msg_x', 'cmp_big', $3, 1000000, value_minor FROM v`,
      [account.accountId, contactId, at(-1)],
    );
    const { items } = await report();
    expect(items).toMatchObject([{ id: 'cmp_big', value_minor: (20_001n * 999_999_999_999n).toString() }]);
  });

  test('grouped by source counts each conversion in full for the source of the opt-in', async () => {
    const { source } = await account.call('sources.create', {
      ...{ name: 'Till', method: 'checkout', disclosure_text: 'You agree to get messages. Reply STOP to end them.' },
    });
    await account.call('contacts.optIn', { phone: ADA, source_id: source.id, captured_at: at(-1).toISOString() });
    await record(42);
    const { items } = await report({ group_by: 'source' });
    expect(items).toMatchObject([{ id: source.id, name: 'Till', conversions: 1, value_minor: '42' }]);
  });
});

test('credits sum to the values of conversions for drawn touches, models and windows, also after a recomputation', async () => {
  const model = fc.constantFrom('first', 'last', 'linear', 'position');
  const touch = fc.record({ hours: fc.integer({ min: 1, max: 200 }), clicked: fc.boolean() });
  const settings = fc.record({
    model,
    click_hours: fc.integer({ min: 0, max: 200 }),
    delivery_hours: fc.integer({ min: 0, max: 200 }),
  });
  await fc.assert(
    fc.asyncProperty(
      ...[settings, settings, fc.array(touch, { maxLength: 9 })],
      fc.array(fc.nat({ max: 10 ** 9 }), { minLength: 1, maxLength: 4 }),
      async (first, second, touches, values) => {
        account = await app.account();
        contactId = await add(ADA);
        for (const { hours, clicked } of touches) {
          const message = await deliver(-hours);
          if (clicked) await click(message, -hours / 2);
        }
        await account.call('attribution.configure', first as never);
        for (const value of values) await record(value);
        await account.call('attribution.recompute', {
          from: at(-1).toISOString(),
          to: at(1).toISOString(),
          ...second,
        } as never);
        await app.drain();
        const sums = await query<{ exact: boolean; whole: boolean }>(
          `SELECT v.value_minor = sum(c.value_minor) AS exact, sum(c.share_millionths) = 1000000 AS whole
             FROM conversions v JOIN attribution_credits c ON c.tenant_id = v.tenant_id AND c.conversion_id = v.id
            WHERE v.tenant_id = $1 GROUP BY v.id, v.value_minor, c.version`,
          [account.accountId],
        );
        expect(sums.length).toBeGreaterThanOrEqual(values.length);
        expect(sums.every(({ exact, whole }) => exact && whole)).toBe(true);
      },
    ),
    { numRuns: 12 },
  );
});
