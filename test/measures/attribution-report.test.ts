import fc from 'fast-check';
import { useTestApp } from '../support/app.ts';
import { ADA, type Conversions, startConversions } from '../support/conversions.ts';

const app = useTestApp();
let made: Conversions;

beforeEach(async () => {
  made = await startConversions(app);
});

const at: Conversions['at'] = (...given) => made.at(...given);
const query = <Row extends object>(text: string, values: unknown[] = []) => made.query<Row>(text, values);
const deliver: Conversions['deliver'] = (...given) => made.deliver(...given);
const click: Conversions['click'] = (...given) => made.click(...given);
const record: Conversions['record'] = (...given) => made.record(...given);
const report: Conversions['report'] = (...given) => made.report(...given);

describe('attribution.report', () => {
  test('never adds two currencies, shows what no message is credited with, and pages', async () => {
    await record(50, { currency: 'EUR' });
    await record();
    await deliver(-3, 'cmp_a');
    await deliver(-2, 'cmp_b');
    await made.account.call('attribution.configure', { model: 'linear' });
    await record(101);
    await record(7, { currency: 'EUR' });
    await record();
    const one = { conversions: 1, credited_conversions: 0.5 };
    const all = await report();
    expect(all.items.map(({ name: _name, ...row }) => row)).toEqual([
      { id: 'cmp_a', currency: null, ...one, value_minor: null, refunded_minor: null },
      { id: 'cmp_a', currency: 'EUR', ...one, value_minor: 4, refunded_minor: 0 },
      { id: 'cmp_a', currency: 'USD', ...one, value_minor: 51, refunded_minor: 0 },
      { id: 'cmp_b', currency: null, ...one, value_minor: null, refunded_minor: null },
      { id: 'cmp_b', currency: 'EUR', ...one, value_minor: 3, refunded_minor: 0 },
      { id: 'cmp_b', currency: 'USD', ...one, value_minor: 50, refunded_minor: 0 },
    ]);
    expect(all.unattributed).toEqual([
      { currency: null, conversions: 1, credited_conversions: 1, value_minor: null, refunded_minor: null },
      { currency: 'EUR', conversions: 1, credited_conversions: 1, value_minor: 50, refunded_minor: 0 },
    ]);
    const paged: Awaited<ReturnType<Conversions['report']>>['items'] = [];
    let cursor: string | null | undefined;
    do {
      const page = await report({ limit: 1, ...(cursor ? { cursor } : {}) });
      paged.push(...page.items);
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(paged).toEqual(all.items);
  });

  test('sums beyond 2^53 and rounds the whole once', async () => {
    await query(
      `WITH v AS (
         INSERT INTO conversions (tenant_id, id, account_id, contact_id, event, value_minor, currency, occurred_at, created_at)
         SELECT $1, 'cnv_' || lpad(n::text, 26, '0'), $1, $2, 'purchase', 999999999999, 'USD', $3, $3 FROM generate_series(1, 20001) n RETURNING id, value_minor)
       INSERT INTO attribution_credits (tenant_id, conversion_id, version, position, kind, message_id, campaign_id, touched_at, share_millionths, value_minor)
       SELECT $1, id, 0, 1, 'delivery', 'msg_x', 'cmp_big', $3, 1000000, value_minor FROM v`,
      [made.account.accountId, made.contactId, at(-1)],
    );
    const { items } = await report();
    expect(items).toMatchObject([{ id: 'cmp_big', value_minor: Number(20_001n * 999_999_999_999n) }]);
  });

  test('grouped by source counts each conversion in full for the source of the opt-in', async () => {
    const { source } = await made.account.call('sources.create', {
      name: 'Till',
      method: 'checkout',
      disclosure_text: 'You agree to get messages. Reply STOP to end them.',
    });
    await made.account.call('contacts.optIn', { phone: ADA, source_id: source.id, captured_at: at(-1).toISOString() });
    await record(42);
    const { items } = await report({ group_by: 'source' });
    expect(items).toMatchObject([{ id: source.id, name: 'Till', conversions: 1, value_minor: 42 }]);
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
        made = await startConversions(app);
        for (const { hours, clicked } of touches) {
          const message = await deliver(-hours);
          if (clicked) await click(message, -hours / 2);
        }
        await made.account.call('attribution.configure', first as never);
        for (const value of values) await record(value);
        await made.account.call('attribution.recompute', {
          from: at(-1).toISOString(),
          to: at(1).toISOString(),
          ...second,
        } as never);
        await app.drain();
        const sums = await query<{ exact: boolean; whole: boolean }>(
          `SELECT v.value_minor = sum(c.value_minor) AS exact, sum(c.share_millionths) = 1000000 AS whole
             FROM conversions v JOIN attribution_credits c ON c.tenant_id = v.tenant_id AND c.conversion_id = v.id
            WHERE v.tenant_id = $1 GROUP BY v.id, v.value_minor, c.version`,
          [made.account.accountId],
        );
        expect(sums.length).toBeGreaterThanOrEqual(values.length);
        expect(sums.every(({ exact, whole }) => exact && whole)).toBe(true);
      },
    ),
    { numRuns: 12 },
  );
});
