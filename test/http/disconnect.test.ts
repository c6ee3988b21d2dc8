import { request } from 'node:http';
import { useTestApp } from '../support/app.ts';
import { SIZE_RULES, SLOW, slowRules } from '../support/slow-rules.ts';
import { until } from '../support/until.ts';

const app = useTestApp({}, 'drained', undefined, 'own');

beforeAll(() => slowRules(app));

/** Statements with rules that run now. */
async function running(): Promise<number> {
  const { rowCount } = await app.parts.database.pool.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active' AND query LIKE '%json_number%'",
  );
  return rowCount ?? 0;
}

test('the statement of a preview is canceled within a second when its client disconnects', async () => {
  const account = await app.account();
  await account.call('contacts.upsert', { phone: '+12025550143', attributes: { size: SLOW } });
  const sent = request(`${app.url}/rpc`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${account.key}` },
  });
  const closed = new Promise((done) => sent.on('error', done));
  sent.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'segments.preview', params: { rules: SIZE_RULES } }));
  await until(async () => (await running()) > 0);
  const leftAt = performance.now();
  sent.destroy();
  await closed;
  await until(async () => (await running()) === 0);
  expect(performance.now() - leftAt).toBeLessThan(1_000);
  // Other statements of the account find a connection that works.
  const byPhone = { kind: 'field', field: 'phone', operator: 'exists' } as const;
  for (const _ of [1, 2, 3]) expect((await account.call('segments.preview', { rules: byPhone })).count).toBe(1);
});
