import { useTestApp } from '../support/app.ts';
import { type Conversions, startConversions } from '../support/conversions.ts';

const app = useTestApp();
let made: Conversions;

beforeEach(async () => {
  made = await startConversions(app);
});

const at: Conversions['at'] = (...given) => made.at(...given);
const query = <Row extends object>(text: string, values: unknown[] = []) => made.query<Row>(text, values);
const add: Conversions['add'] = (...given) => made.add(...given);
const deliver: Conversions['deliver'] = (...given) => made.deliver(...given);
const click: Conversions['click'] = (...given) => made.click(...given);
const record: Conversions['record'] = (...given) => made.record(...given);
const report: Conversions['report'] = (...given) => made.report(...given);
const valuesOf = async (value: number) =>
  (await record(value)).attributed.map(({ message_id: id, value_minor: credited }) => [id, credited]);

describe('the messages that a conversion is credited to', () => {
  test('are clicked ones before delivered ones, each at its last click', async () => {
    const clicked = await deliver(-100);
    const later = await deliver(-1);
    await click(clicked, -60, 'lnk_one');
    await click(clicked, -50, 'lnk_two');
    const { attributed, conversion_id: id } = await record(700);
    expect(attributed).toEqual([
      {
        message_id: clicked,
        campaign_id: null,
        journey_id: null,
        link_id: 'lnk_two',
        kind: 'click',
        share: 1,
        touched_at: at(-50).toISOString(),
        value_minor: 700,
        rule: 'last_click_120h',
      },
    ]);
    const { touches, rule } = await made.account.call('attribution.explain', { conversion_id: id });
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
    await made.account.call('attribution.configure', { click_hours: 121 });
    expect((await record()).attributed).toMatchObject([{ message_id: message, rule: 'last_click_121h' }]);
  });

  test('follow the model', async () => {
    const [first, second, third] = [await deliver(-20), await deliver(-10), await deliver(-5)];
    await made.account.call('attribution.configure', { model: 'first' });
    expect(await valuesOf(100)).toEqual([[first, 100]]);
    await made.account.call('attribution.configure', { model: 'linear' });
    expect(await valuesOf(100)).toEqual([
      [first, 34],
      [second, 33],
      [third, 33],
    ]);
    await made.account.call('attribution.configure', { model: 'position' });
    expect(await valuesOf(100)).toEqual([
      [first, 40],
      [second, 20],
      [third, 40],
    ]);
    await made.account.call('attribution.configure', { model: 'last' });
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
      [made.account.accountId, made.contactId],
    );
    await query(
      `INSERT INTO journey_steps (tenant_id, enrollment_id, step, node_id, outcome, detail, at) VALUES ($1, 'enr_one', 1, 'jnd_one', 'next', $2, now())`,
      [made.account.accountId, JSON.stringify({ message_id: message })],
    );
    expect((await record(5)).attributed).toMatchObject([{ message_id: message, journey_id: 'jrn_one' }]);
    const { items } = await report({ group_by: 'journey' });
    expect(items).toMatchObject([{ id: 'jrn_one', conversions: 1, value_minor: 5 }]);
  });
});

test('a change of the settings is a version that earlier conversions do not count under', async () => {
  await deliver(-20);
  await deliver(-10);
  const { conversion_id: before } = await record(100);
  const { settings } = await made.account.call('attribution.configure', { model: 'linear', expected_version: 1 });
  expect(settings).toMatchObject({ version: 2, model: 'linear', click_hours: 120, delivery_hours: 24 });
  expect(await made.account.call('attribution.configure', { model: 'linear' })).toMatchObject({ changed: false });
  const { conversion_id: after } = await record(100);
  const explained = async (id: string) =>
    (await made.account.call('attribution.explain', { conversion_id: id })).settings;
  expect([(await explained(before)).version, (await explained(after)).version]).toEqual([1, 2]);
  expect((await report()).settings_versions).toEqual([1, 2]);
  await expect(
    made.account.call('attribution.configure', { model: 'first', expected_version: 1 }),
  ).rejects.toMatchObject({
    data: { reason: 'version_conflict', version: 2 },
  });
});

test('two concurrent changes of the settings do not become one version', async () => {
  const outcomes = await Promise.allSettled(
    (['first', 'linear', 'position'] as const).map((model) => made.account.call('attribution.configure', { model })),
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
    const job = await made.account.call('attribution.recompute', { ...period, model: 'first' });
    expect(job).toMatchObject({ settings_version: 2, conversions: 1 });
    await expect(made.account.call('attribution.recompute', period)).rejects.toMatchObject({
      data: { reason: 'recomputation_running' },
    });
    await app.drain();
    expect((await made.account.call('attribution.get', {})).recomputations).toMatchObject([
      { job_id: job.job_id, state: 'completed', total: 1, processed: 1 },
    ]);
    const rowsOf = async (version?: number) =>
      (await report({ ...period, ...(version === undefined ? {} : { settings_version: version }) })).items.map(
        ({ id: campaign, value_minor: value }) => [campaign, value],
      );
    expect(await rowsOf()).toEqual([['cmp_first', 101]]);
    expect(await rowsOf(1)).toEqual([['cmp_last', 101]]);
    const explain = (version: number) =>
      made.account.call('attribution.explain', { conversion_id: id, settings_version: version });
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
      created: false,
      settings_version: 2,
      attributed: [{ message_id: first, rule: 'first_delivery_24h' }],
    });
    expect((await record(1)).settings_version).toBe(1);
  });

  test('processes more conversions than one batch, each once, and only those of its period', async () => {
    await deliver(-3);
    await query(
      `INSERT INTO conversions (tenant_id, id, account_id, contact_id, event, value_minor, currency, occurred_at, created_at)
       SELECT $1, 'cnv_' || lpad(n::text, 26, '0'), $1, $2, 'purchase', n, 'USD', $3::timestamptz + (n / 3) * interval '1 ms', $3 FROM generate_series(1, 250) n`,
      [made.account.accountId, made.contactId, at(-1)],
    );
    const to = new Date(at(-1).getTime() + 80).toISOString();
    await made.account.call('attribution.recompute', { from: at(-2).toISOString(), to });
    await app.drain();
    const counts = await query<{ version: number; count: number }>(
      'SELECT attribution_version AS version, count(*)::int AS count FROM conversions WHERE tenant_id = $1 GROUP BY 1 ORDER BY 1',
      [made.account.accountId],
    );
    expect(counts).toEqual([
      { version: 0, count: 11 },
      { version: 2, count: 239 },
    ]);
    const credits = await query<{ count: number; value: string }>(
      'SELECT count(*)::int AS count, sum(value_minor)::text AS value FROM attribution_credits WHERE tenant_id = $1 AND version = 2',
      [made.account.accountId],
    );
    expect(credits).toEqual([{ count: 239, value: String((239 * 240) / 2) }]);
  });

  test('keeps the figures of contacts that were merged or forgotten, without the person', async () => {
    const other = '+12025550188';
    const loser = await add(other);
    const merged = await deliver(-4, 'cmp_merged', other);
    await record(300, { contact_id: loser });
    await made.account.call('contacts.merge', { winner_id: made.contactId, loser_id: loser });
    const gone = await add('+12025550199');
    await deliver(-4, 'cmp_gone', '+12025550199');
    const { conversion_id: erased } = await record(900, { contact_id: gone });
    await made.account.call('contacts.forget', { contact_id: gone });
    const rows = async () =>
      (await report({ from: at(-1).toISOString(), to: at(1).toISOString() })).items.map(
        ({ id, value_minor: value }) => [...[id, value]],
      );
    const expected = [
      ['cmp_gone', 900],
      ['cmp_merged', 300],
    ];
    expect(await rows()).toEqual(expected);
    await made.account.call('attribution.recompute', { from: at(-1).toISOString(), to: at(1).toISOString() });
    await app.drain();
    expect(await rows()).toEqual(expected);
    const explained = await made.account.call('attribution.explain', { conversion_id: erased });
    expect(explained).toMatchObject({ conversion: { contact_id: null }, settings: { version: 2 } });
    expect(merged).toMatch(/^msg_/);
  });
});
