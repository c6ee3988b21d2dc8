import type { Receipt } from '../../../src/carriers/carrier.ts';
import type { Callback } from '../../../src/carriers/twilio/callback.ts';
import { receiveStatuses } from '../../../src/carriers/twilio/receive-statuses.ts';
import { twilioSignature } from '../../../src/domain/carriers/twilio-signature.ts';
import type { Sql } from '../../../src/platform/database/sql.ts';

const TOKEN = 'the token';
const PUBLIC_URL = 'https://tern.example';
const at = new Date('2026-11-27T12:00:00Z');

function delivered(reference: string, token = TOKEN): Callback {
  const path = `/carriers/twilio/status?reference=${encodeURIComponent(reference)}`;
  const fields = [
    ['MessageSid', `SM ${reference}`],
    ['MessageStatus', 'delivered'],
  ] as const;
  return { path, fields, signature: twilioSignature(token, PUBLIC_URL + path, fields), requestId: 'req_1' };
}

/** Every message is one of Twilio, whose receipts are recorded by `onReceipts`. */
function receiver(onReceipts: (receipts: readonly Receipt[]) => Promise<void>) {
  const lookups: number[] = [];
  const rows = async (_statement: unknown, _tenantId: unknown, ids: readonly string[]) => {
    lookups.push(ids.length);
    return ids.map((id) => ({ id, account_id: 'acc_1', number_id: 'num_1', carrier: 'twilio', seen: [] }));
  };
  const receive = receiveStatuses({
    sql: { rows } as unknown as Sql,
    credentials: { of: async () => [{ accountSid: 'AC1', authToken: TOKEN }] },
    publicUrl: PUBLIC_URL,
    onReceipts,
    clock: () => at,
  });
  return { receive, lookups };
}

function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open };
}

test('receipts of a tenant that arrive while earlier ones are recorded are looked up and recorded together, in their order', async () => {
  const [first, begun] = [gate(), gate()];
  const recorded: string[][] = [];
  const { receive, lookups } = receiver(async (receipts) => {
    recorded.push(receipts.map(({ reference }) => reference));
    begun.open();
    if (recorded.length === 1) await first.opened;
  });
  const all = [receive(delivered('acc_1/msg_1'))];
  await begun.opened;
  all.push(...['msg_2', 'msg_3', 'msg_4'].map((id) => receive(delivered(`acc_1/${id}`))));
  first.open();
  expect(await Promise.all(all)).toEqual([true, true, true, true]);
  expect(recorded).toEqual([['acc_1/msg_1'], ['acc_1/msg_2', 'acc_1/msg_3', 'acc_1/msg_4']]);
  expect(lookups).toEqual([1, 3]);
});

test('a receipt is answered after it is recorded, and a forged one among others is refused and not recorded', async () => {
  const commit = gate();
  const recorded: string[] = [];
  const { receive } = receiver(async (receipts) => {
    await commit.opened;
    recorded.push(...receipts.map(({ reference }) => reference));
  });
  const answered: string[] = [];
  const answers = ['acc_1/msg_1', 'acc_1/msg_2', 'acc_1/msg_3'].map(async (reference) => {
    const isSigned = await receive(delivered(reference, reference.endsWith('2') ? 'another token' : TOKEN));
    answered.push(reference);
    return isSigned;
  });
  await new Promise(setImmediate);
  expect(answered).toEqual([]);
  commit.open();
  expect(await Promise.all(answers)).toEqual([true, false, true]);
  expect(recorded).toEqual(['acc_1/msg_1', 'acc_1/msg_3']);
});

test('receipts of one tenant do not wait for those of another', async () => {
  const slow = gate();
  const { receive } = receiver(([one]) => (one?.reference.startsWith('acc_1/') ? slow.opened : Promise.resolve()));
  const waiting = receive(delivered('acc_1/msg_1'));
  await receive(delivered('acc_2/msg_1'));
  slow.open();
  await waiting;
});

test('when a group of receipts cannot be recorded, only the receipts that fail alone are refused', async () => {
  const recorded: string[] = [];
  const { receive } = receiver(async (receipts) => {
    if (receipts.some(({ reference }) => reference === 'acc_1/msg_2')) throw new Error('no');
    recorded.push(...receipts.map(({ reference }) => reference));
  });
  const answers = await Promise.allSettled(
    ['msg_0', 'msg_1', 'msg_2', 'msg_3'].map((id) => receive(delivered(`acc_1/${id}`))),
  );
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(recorded.sort()).toEqual(['acc_1/msg_0', 'acc_1/msg_1', 'acc_1/msg_3']);
});
