import { toPage } from '../../../src/platform/page.ts';
import { contactId, contactPhone, fillContacts, vacuum } from '../contacts.ts';
import { type BenchRow, type Figure, median, quantile } from '../row.ts';
import type { Bench, Stage } from '../stage.ts';

const SMALL = 10_000;
const MAX_RATIO = 2;

interface Shop {
  readonly contacts: number;
  readonly key: string;
  readonly partnerKey: string;
}

type MakeCall = (shop: Shop, n: number) => readonly [key: string, method: string, params: unknown];

/** Contacts spread over the whole account, so that only the index is warm. */
const pick = ({ contacts }: Shop, n: number): number => ((n * 7919) % contacts) + 1;

const calls: Readonly<Record<string, MakeCall>> = {
  'contacts.get': (shop, n) => [shop.key, 'contacts.get', { contact_id: contactId(pick(shop, n)) }],
  'contacts.list, a page of 50 in the middle': (shop) => [shop.key, 'contacts.list', { cursor: middleCursor(shop) }],
  'lists.list, one list of all contacts': (shop) => [shop.key, 'lists.list', {}],
  'messages.send': (shop, n) => [
    shop.key,
    'messages.send',
    { contact_id: contactId(pick(shop, n)), text: 'Your code is 123456.', purpose: 'transactional' },
  ],
  'partner.send': (shop, n) => [
    shop.partnerKey,
    'partner.send',
    {
      idempotency_key: `growth-${n}`,
      external_ref: 'shop',
      to: contactPhone(pick(shop, n)),
      text: 'Your order 1001 is ready for pick-up.',
    },
  ],
};

export const growth: BenchRow = {
  name: 'growth',
  group: 'Calls',
  measures: `time of a call in an account with a million contacts, one call at a time; limit: the same call in an account with ${SMALL}, alternating`,
  run: async (stage) => {
    const bench = await stage.service();
    const small = await shopWith(bench, SMALL);
    const large = await shopWith(bench, stage.sized(1_000_000, 50_000));
    await vacuum(bench.pool);
    const figures: Figure[] = [];
    for (const [name, makeCall] of Object.entries(calls))
      figures.push(await figure(stage, bench, name, makeCall, small, large));
    return figures;
  },
};

async function figure(
  stage: Stage,
  bench: Bench,
  name: string,
  makeCall: MakeCall,
  small: Shop,
  large: Shop,
): Promise<Figure> {
  const [warmUp, times] = [20, stage.sized(100, 30)];
  const smallMs: number[] = [];
  const largeMs: number[] = [];
  for (let n = 0; n < warmUp + times; n += 1) {
    smallMs.push(await timed(bench, makeCall(small, n)));
    largeMs.push(await timed(bench, makeCall(large, n)));
  }
  const [limit, measured] = [smallMs.slice(warmUp), largeMs.slice(warmUp)];
  const ratio = median(measured) / median(limit);
  return {
    name: `${name}: ${large.contacts} contacts`,
    measured: `${median(measured).toFixed(1)} ms`,
    limit: `${small.contacts} contacts ${median(limit).toFixed(1)} ms`,
    ratio,
    max: MAX_RATIO,
    p50Ms: median(measured),
    p99Ms: quantile(measured, 0.99),
  };
}

async function timed({ call }: Bench, [key, method, params]: readonly [string, string, unknown]): Promise<number> {
  const startedAt = performance.now();
  await call(key, method, params);
  return performance.now() - startedAt;
}

/** Creates a partner with one end-customer, its contacts, and a list of all of them. */
async function shopWith({ account, call, pool }: Bench, contacts: number): Promise<Shop> {
  const tenant = await account(0);
  const made = await call(tenant.key, 'partner.register', { name: 'Bench' });
  const [partnerKey, tenantId] = [String(made.api_key), String(made.partner_id)];
  const { api_key: key } = await call(partnerKey, 'partner.createCustomer', { external_ref: 'shop', name: 'Shop' });
  const { rows } = await pool.query<{ id: string }>(CUSTOMER, [tenantId]);
  const accountId = String(rows[0]?.id);
  await pool.query(CREDITS, [tenantId]);
  await fillContacts(pool, accountId, contacts, { tenantId });
  const { list } = await call(String(key), 'lists.create', { name: 'All contacts' });
  await pool.query(MEMBERS, [tenantId, (list as { id: string }).id]);
  return { contacts, key: String(key), partnerKey };
}

/** The cursor that the service returns for the contact in the middle. */
function middleCursor({ contacts }: Shop): string | null {
  const id = contactId(Math.floor(contacts / 2));
  return toPage([id, ''], 1, () => id).nextCursor;
}

const CUSTOMER = "SELECT id FROM accounts WHERE tenant_id = $1 AND kind = 'customer'";
const CREDITS = `WITH entries AS (
    INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, at)
    SELECT tenant_id, 'cre_bench_' || account_id, account_id, 'grant', 10000000, 'bench', now() FROM credit_accounts WHERE tenant_id = $1)
  UPDATE credit_accounts SET posted = posted + 10000000 WHERE tenant_id = $1`;
const MEMBERS = `WITH added AS (
    INSERT INTO list_members (tenant_id, list_id, contact_id, added_at)
    SELECT tenant_id, $2, id, now() FROM contacts WHERE tenant_id = $1 RETURNING 1)
  UPDATE lists SET member_count = (SELECT count(*) FROM added) WHERE tenant_id = $1 AND id = $2`;
