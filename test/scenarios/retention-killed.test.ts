import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../../src/platform/ids.ts';
import { startTestApp } from '../support/app.ts';
import { bundleProgram } from '../support/bundle-program.ts';
import { root } from '../support/house/source-files.ts';
import { copyMessages } from '../support/retention/copy-message.ts';
import { archived, readArchive } from '../support/retention/read-archive.ts';

const program = await bundleProgram('test/support/scenarios/age-and-die.ts');

const DAY_MS = 24 * 3600 * 1000;
const PHONE = '+12025550143';

test('a process that is killed between archive and deletion leaves a second copy, and never a row in neither place', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'tern-archive-'));
  const app = await startTestApp();
  try {
    const account = await app.account();
    const { pool } = app.parts.database;
    await account.call('phone-numbers.ensureDefault', {});
    await account.call('contacts.upsert', { phone: PHONE, relationship: { kind: 'order' } });
    const { message_id: pattern } = await account.call('messages.send', {
      to: PHONE,
      text: 'Hi',
      purpose: 'transactional',
    });
    await app.drain();
    app.clock.advance(60_000);
    await app.drain();
    const created = app.clock.now.getTime() - 200 * DAY_MS;
    const at = new Date(created);
    const ids = Array.from({ length: 25 }, () => newId('msg', created)).toSorted();
    await copyMessages(
      pool,
      pattern,
      ids.map((id) => ({ id, state: 'delivered', created_at: at, accepted_at: at, finalized_at: at })),
    );
    await pool.query(
      "INSERT INTO data_retention (tenant_id, kind, walked_to, due_at) VALUES ($1, 'messages', '', $2)",
      [account.accountId, app.clock.now],
    );
    const left = async (): Promise<string[]> =>
      (await pool.query('SELECT id FROM messages WHERE id = ANY ($1) ORDER BY id', [ids])).rows.map(({ id }) => id);
    const age = async (index: number): Promise<string> => {
      const given = [app.databaseUrl, String(index), account.accountId, directory, app.clock.now.toISOString()];
      const child = spawn(process.execPath, [program, ...given], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
      const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
      if (code !== null && code !== 0) throw new Error(`The process ended with ${code}.`);
      return signal ?? 'done';
    };
    const known = async (): Promise<string[]> =>
      (await pool.query('SELECT name FROM archive_files WHERE tenant_id = $1', [account.accountId])).rows.map(
        ({ name }) => name,
      );

    let index = 0;
    let copies = 0;
    for (; (await age(index)) === 'SIGKILL'; index += 1) {
      expect(await left()).toEqual(ids);
      expect(await known()).toEqual([]);
      // Complete files hold all rows of the batch, also when nothing knows them.
      copies = readArchive(directory).length;
      expect(archived(readArchive(directory), 'messages').toSorted()).toEqual(
        Array.from({ length: copies }, () => ids)
          .flat()
          .toSorted(),
      );
    }
    expect(index).toBeGreaterThan(8);
    expect(copies).toBeGreaterThan(2);
    expect(await left()).toEqual([]);
    const files = readArchive(directory);
    expect(files).toHaveLength(copies + 1);
    const names = await known();
    const deleted = files.filter(({ name }) => names.includes(name));
    expect(archived(deleted, 'messages').toSorted()).toEqual(ids);
  } finally {
    await app.stop();
    rmSync(directory, { recursive: true });
  }
}, 120_000);
