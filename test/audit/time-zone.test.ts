import { verifyLedger } from '../../src/audit/chain/verify.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { startTestApp } from '../support/app.ts';

test('the chains verify, whatever the time zone of the database becomes', async () => {
  const app = await startTestApp({}, 'drained', undefined, 'own');
  const account = await app.account();
  for (const phone of ['+12025550110', '+12025550111']) {
    await account.call('contacts.upsert', { phone });
    await account.call('contacts.optIn', {
      phone,
      method: 'web_form',
      source: 'https://example.com',
      captured_at: '2026-01-01T00:00:00.120Z',
    });
  }
  await app.drain();
  const { pool } = app.parts.database;
  const { rows } = await pool.query('SELECT current_database() AS name');
  await pool.query(`ALTER DATABASE ${rows[0].name} SET timezone = 'Asia/Kathmandu'`);
  const other = openDatabase({
    connectionString: app.databaseUrl,
    maxConnections: 1,
    statementTimeoutMs: 10_000,
    applicationName: 'test',
  });
  for (const ledger of ['consent', 'audit'] as const) {
    const verdict = await verifyLedger(other, account.accountId, ledger, { fromSeq: 1, toSeq: 100 });
    expect(verdict).toMatchObject({ firstBadSeq: null });
    expect(verdict.checked).toBeGreaterThan(1);
  }
  await other.close();
  await app.stop();
});
