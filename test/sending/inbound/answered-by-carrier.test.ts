import type { Inbound } from '../../../src/carriers/carrier.ts';
import { createNumberHasher } from '../../../src/platform/crypto/number-hasher.ts';
import { receiveInbound } from '../../../src/sending/inbound/receive-inbound.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { ADA, createReplyAccount, repliesOf } from '../../support/keyword-replies.ts';

const app = useTestApp();
const hashesOf = createNumberHasher([Buffer.alloc(32)]);
const STRANGER = '+12025550188';
let account: TestAccount;
let to: string;
let count = 0;

beforeEach(async () => {
  account = await createReplyAccount(app);
  const { items } = await account.call('phone-numbers.list', {});
  to = items[0]?.phone ?? '';
});

async function deliver(text: string, answeredAs?: Inbound['answeredAs'], from = ADA): Promise<string[]> {
  count += 1;
  app.clock.advance(1_000);
  const inbound = { carrierMessageId: `SM${count}`, from, to, text, receivedAt: app.clock.now, answeredAs };
  const { effects } = await receiveInbound(app.parts.database, inbound, app.clock.now, hashesOf);
  return effects.map(({ kind }) => kind);
}

test.each(['STOP', 'Ruhe jetzt', 'START', 'YES'])(
  'a message that the carrier answered as a STOP opts out without a reply: %s',
  async (text) => {
    expect(await deliver(text, 'stop')).toEqual(['received', 'opted_out', 'messages_canceled']);
    expect(await repliesOf(app, account)).toEqual([]);
  },
);

test('a START that the carrier answered restores the consent without a reply', async () => {
  await deliver('STOP', 'stop');
  expect(await deliver('START', 'start')).toEqual(['received', 'opted_in']);
  expect(await repliesOf(app, account)).toEqual([]);
});

test('a YES that the carrier read as a START restores nothing', async () => {
  await deliver('STOP', 'stop');
  expect(await deliver('YES', 'start')).toEqual(['received', 'not_opted_in']);
});

test('a first START is asked to confirm also if the carrier answered it, and its YES gets no second reply', async () => {
  expect(await deliver('START', 'start', STRANGER)).toEqual(['received', 'confirmation_requested', 'reply_queued']);
  expect(await deliver('YES', 'start', STRANGER)).toEqual(['received', 'opted_in']);
});

test('a HELP that the carrier answered gets no second reply', async () => {
  expect(await deliver('HELP', 'help')).toEqual(['received']);
  expect(await deliver('HELP')).toEqual(['received', 'reply_queued']);
});
