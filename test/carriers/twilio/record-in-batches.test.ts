import type { Receipt } from '../../../src/carriers/carrier.ts';
import { recordInBatches } from '../../../src/carriers/twilio/record-in-batches.ts';

const at = new Date('2026-11-27T12:00:00Z');

function receipt(reference: string): Receipt {
  return { reference, carrierMessageId: `SM ${reference}`, status: 'delivered', errorCode: null, doneAt: at };
}

function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open };
}

test('receipts of a tenant that arrive while earlier ones are recorded are recorded together, in their order', async () => {
  const [first, begun] = [gate(), gate()];
  const recorded: string[][] = [];
  const record = recordInBatches(async (receipts) => {
    recorded.push(receipts.map(({ reference }) => reference));
    begun.open();
    if (recorded.length === 1) await first.opened;
  });
  const all = [record(receipt('acc_1/msg_1'))];
  await begun.opened;
  all.push(...['msg_2', 'msg_3', 'msg_4'].map((id) => record(receipt(`acc_1/${id}`))));
  first.open();
  await Promise.all(all);
  expect(recorded).toEqual([['acc_1/msg_1'], ['acc_1/msg_2', 'acc_1/msg_3', 'acc_1/msg_4']]);
});

test('receipts of one tenant do not wait for those of another', async () => {
  const slow = gate();
  const record = recordInBatches(([one]) => (one?.reference.startsWith('acc_1/') ? slow.opened : Promise.resolve()));
  const waiting = record(receipt('acc_1/msg_1'));
  await record(receipt('acc_2/msg_1'));
  slow.open();
  await waiting;
});

test('when a batch of receipts cannot be recorded, only the receipts that fail alone are refused', async () => {
  const recorded: string[] = [];
  const record = recordInBatches(async (receipts) => {
    if (receipts.some(({ reference }) => reference === 'acc_1/msg_2')) throw new Error('no');
    recorded.push(...receipts.map(({ reference }) => reference));
  });
  const answers = await Promise.allSettled(['msg_1', 'msg_2', 'msg_3'].map((id) => record(receipt(`acc_1/${id}`))));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(recorded.sort()).toEqual(['acc_1/msg_1', 'acc_1/msg_3']);
});
