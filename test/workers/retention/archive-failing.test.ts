import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp } from '../../support/app.ts';
import { captureLog } from '../../support/captured-log.ts';
import { archived, readArchive } from '../../support/retention/read-archive.ts';

const DAY_MS = 24 * 3600 * 1000;
const PHONE = '+12025550143';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tern-archive-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('while the archive cannot be written, nothing is deleted, one line and the metric say so, and other work goes on', async () => {
  const directory = join(folder, 'archive');
  const { log, lines } = captureLog();
  const app = await startTestApp(
    { TERN_MESSAGE_ROW_RETENTION_DAYS: '120', TERN_RECIPIENT_RETENTION_DAYS: '120', TERN_ARCHIVE_DIR: directory },
    'drained',
    log,
  );
  try {
    const accounts = [await app.account(), await app.account()];
    const ids: string[] = [];
    for (const account of accounts) {
      await account.call('phone-numbers.ensureDefault', {});
      await account.call('contacts.upsert', { phone: PHONE, relationship: { kind: 'order' } });
      const { message_id: id } = await account.call('messages.send', {
        to: PHONE,
        text: 'Hi',
        purpose: 'transactional',
      });
      ids.push(id);
    }
    await app.drain();
    // The receipts arrive.
    app.clock.advance(60_000);
    await app.drain();
    const { pool } = app.parts.database;
    const left = async () =>
      (await pool.query('SELECT id FROM messages WHERE id = ANY ($1) ORDER BY id', [ids])).rows.map(({ id }) => id);
    const metric = async () =>
      /^tern_archive_failing\{kind="messages"\} (\d+)$/m.exec(await (await fetch(`${app.url}/metrics`)).text())?.[1];
    const failures = () => lines.filter(({ message }) => message === 'archive cannot be written; nothing is deleted');

    app.clock.advance(121 * DAY_MS);
    await app.drain();
    app.clock.advance(60 * 60_000);
    await app.drain();
    expect(await left()).toEqual(ids.toSorted());
    expect(await metric()).toBe('2');
    expect(failures().map(({ level, fields }) => [level, fields.kind])).toEqual([['error', 'messages']]);
    const [account] = accounts;
    const { message_id: sent } = (await account?.call('messages.send', {
      to: PHONE,
      text: 'Still here',
      purpose: 'transactional',
    })) ?? { message_id: '' };
    await app.drain();
    expect(await account?.call('messages.get', { message_id: sent })).not.toMatchObject({
      message: { state: 'queued' },
    });

    // The folder of one tenant is no folder.
    mkdirSync(directory);
    writeFileSync(join(directory, accounts[0]?.accountId ?? ''), '');
    app.clock.advance(60 * 60_000);
    await app.drain();
    expect(await left()).toEqual([ids[0]]);
    expect(await metric()).toBe('1');
    rmSync(join(directory, accounts[0]?.accountId ?? ''));
    app.clock.advance(60 * 60_000);
    await app.drain();
    expect(await left()).toEqual([]);
    expect(await metric()).toBe('0');
    expect(archived(readArchive(directory), 'messages').toSorted()).toEqual(ids.toSorted());
    expect(failures()).toHaveLength(1);
  } finally {
    await app.stop();
  }
}, 60_000);
