import type { Click } from '../../src/links/clicks/click.ts';
import { isScannerAddress } from '../../src/links/clicks/client.ts';
import { type ClickRecorder, createClickRecorder } from '../../src/links/clicks/recorder.ts';
import { findTarget, type LinkOfCode } from '../../src/links/find-target.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { pathOf } from '../support/open-link.ts';

const app = useTestApp();
let account: TestAccount;
let link: LinkOfCode;
let counts: Record<string, number>;

beforeEach(async () => {
  account = await app.account();
  link = await newLink(account);
  counts = { human: 0, bot: 0, dropped: 0 };
});

async function newLink(owner: TestAccount): Promise<LinkOfCode> {
  const { link: created } = await owner.call('links.create', { url: 'https://example.com/a' });
  const code = pathOf(created.short_url).slice('/l/'.length);
  return (await findTarget(app.parts.database, { code, host: '127.0.0.1' }, app.clock.now))?.link as LinkOfCode;
}

const recorder = (database: Database = app.parts.database, maxWaiting = 100): ClickRecorder =>
  createClickRecorder({
    database,
    maxWaiting,
    clock: () => app.clock.now,
    log: createLogger('silent'),
    onSaved: (outcome, count) => {
      counts[outcome] = (counts[outcome] ?? 0) + count;
    },
  });

const click = (more: Partial<Click> = {}): Click => ({
  link,
  at: app.clock.now,
  rule: 'human',
  fromScanner: false,
  ...more,
});

const humanClicks = async (owner = account, id = link.linkId): Promise<number> =>
  (await owner.call('links.stats', { link_id: id })).human;

test('clicks beyond the bound are dropped and counted, and those before are recorded at shutdown', async () => {
  const clicks = recorder(app.parts.database, 3);
  for (let count = 0; count < 5; count += 1) clicks.record(click());
  expect(counts).toEqual({ human: 0, bot: 0, dropped: 2 });
  await clicks.stop();
  expect(counts).toEqual({ human: 3, bot: 0, dropped: 2 });
  expect(await humanClicks()).toBe(3);
});

test('a failing tenant does not keep the clicks of another from being recorded, and is tried again', async () => {
  const other = await app.account();
  const others = await newLink(other);
  let fails = true;
  const { database } = app.parts;
  const flaky: Database = {
    ...database,
    transaction: (work) =>
      database.transaction(async (tx) => {
        const result = await work(tx);
        if (fails && (await humanClicks(other, others.linkId)) === 0) throw new Error('the connection was lost');
        return result;
      }),
  };
  const clicks = recorder(flaky);
  clicks.record(click());
  clicks.record(click({ link: others }));
  await clicks.flush();
  expect(counts).toEqual({ human: 0, bot: 0, dropped: 0 });
  fails = false;
  await clicks.stop();
  expect([await humanClicks(), await humanClicks(other, others.linkId)]).toEqual([1, 1]);
});

test('clicks that cannot be recorded at shutdown are counted as dropped', async () => {
  const { database } = app.parts;
  const clicks = recorder({ ...database, transaction: () => Promise.reject(new Error('the database is down')) });
  clicks.record(click());
  clicks.record(click());
  await clicks.stop();
  expect(counts).toEqual({ human: 0, bot: 0, dropped: 2 });
});

test('a click from where scanners run, right after its message was sent, is no person’s', async () => {
  const { message_id: messageId } = await (async () => {
    await account.call('phone-numbers.ensureDefault', {});
    await account.call('contacts.upsert', { phone: '+12025550143' });
    await account.call('contacts.optIn', {
      phone: '+12025550143',
      method: 'web_form',
      source: 'https://example.com/signup',
      captured_at: '2026-01-01T00:00:00Z',
    });
    return account.call('messages.send', { to: '+12025550143', text: 'Hello', purpose: 'transactional' });
  })();
  await app.drain();
  const ofMessage = { ...link, messageId };
  const clicks = recorder();
  const later = new Date(app.clock.now.getTime() + 10_000);
  clicks.record(click({ link: ofMessage, fromScanner: true }));
  clicks.record(click({ link: ofMessage, fromScanner: true, at: later }));
  clicks.record(click({ link: ofMessage }));
  await clicks.stop();
  const { by_rule: rules } = await account.call('links.stats', { link_id: link.linkId, to: later.toISOString() });
  expect(rules).toEqual([
    { rule: 'human', clicks: 2 },
    { rule: 'too_soon', clicks: 1 },
  ]);
});

test.each([
  ['40.93.1.2', true],
  ['::ffff:40.93.1.2', true],
  ['2001:4860:4801::1', true],
  ['198.51.100.7', false],
  ['2607:fb90::1', false],
  ['', false],
])('whether scanners run at %s is %s', (address, expected) => {
  expect(isScannerAddress(address)).toBe(expected);
});
