import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { statement } from '../../src/platform/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { hasPgbouncer, PGBOUNCER, type Pooler, startPgbouncer } from '../support/pgbouncer.ts';
import { rpcCall } from '../support/rpc-call.ts';
import { runTern, startTern } from '../support/run-tern.ts';
import { until } from '../support/until.ts';

if (!hasPgbouncer()) {
  test(`NOT RUN: the tests of poolers need PgBouncer at ${PGBOUNCER}`, () => {
    process.stdout.write(`Tern was not tested behind PgBouncer, because there is none at ${PGBOUNCER}.\n`);
  });
} else {
  let made: TestDatabase;
  let pooler: Pooler | null = null;

  beforeAll(async () => {
    made = await createTestDatabase();
  });
  afterEach(async () => {
    await pooler?.close();
    pooler = null;
  });
  afterAll(() => made.drop());

  const SETTINGS = statement<[], Record<string, string>>(
    'test.settings',
    `SELECT current_setting('enable_seqscan') AS seqscan, current_setting('jit') AS jit, current_setting('lock_timeout') AS lock,
            current_setting('statement_timeout') AS statement, current_setting('idle_in_transaction_session_timeout') AS idle`,
  );
  const settings = async (url: string): Promise<unknown> => {
    const database = openDatabase({
      connectionString: url,
      maxConnections: 2,
      statementTimeoutMs: 30_000,
      applicationName: 'tern test',
    });
    const found = await database.rows(SETTINGS);
    await database.close();
    return found;
  };
  const EXPECTED = [{ seqscan: 'off', jit: 'off', lock: '2s', statement: '30s', idle: '30s' }];

  test.each([
    ['the defaults of PgBouncer', []],
    ['a pool that does not reset its sessions', ['server_reset_query =', 'default_pool_size = 1']],
  ])('each connection has all its settings in session mode with %s', async (_what, own) => {
    pooler = await startPgbouncer(made.url, ['pool_mode = session', ...own]);
    // The second client gets the session of the first, with its prepared statements.
    expect([await settings(pooler.url), await settings(pooler.url)]).toEqual([EXPECTED, EXPECTED]);
  });

  test('serve migrates, answers and sends behind PgBouncer in session mode with its defaults', async () => {
    pooler = await startPgbouncer(made.url, ['pool_mode = session']);
    await migrate(pooler.url);
    const tern = startTern(['serve'], { DATABASE_URL: pooler.url });
    try {
      const [, url = ''] = await tern.says(/Tern is listening on (\S+)/);
      const { port } = new URL(url);
      const { api_key: key } = await rpcCall(Number(port), null, 'agent.provision', { name: 'Pooled' });
      await rpcCall(Number(port), String(key), 'phone-numbers.ensureDefault', {});
      const contact = { phone: '+12025550143', relationship: { kind: 'order' } };
      await rpcCall(Number(port), String(key), 'contacts.upsert', contact);
      const message = { to: '+12025550143', text: 'Hi', purpose: 'transactional' };
      const { message_id: id } = await rpcCall(Number(port), String(key), 'messages.send', message);
      await until(async () => {
        const found = await rpcCall(Number(port), String(key), 'messages.get', { message_id: id });
        return (found.message as { state: string }).state === 'delivered';
      });
      tern.child.kill('SIGTERM');
      expect((await tern.ended).code).toBe(0);
    } finally {
      tern.child.kill('SIGKILL');
      await tern.ended;
    }
  }, 60_000);

  test.each(['transaction', 'statement'])(
    'serve refuses PgBouncer in %s mode in one line that says what to change',
    async (mode) => {
      pooler = await startPgbouncer(made.url, [`pool_mode = ${mode}`]);
      const { code, stderr } = await runTern(['serve'], { DATABASE_URL: pooler.url });
      expect({ code, lines: stderr.trim().split('\n') }).toEqual({
        code: 1,
        lines: [expect.stringMatching(/transaction or statement mode.*Set `pool_mode = session`/)],
      });
    },
    30_000,
  );
}
