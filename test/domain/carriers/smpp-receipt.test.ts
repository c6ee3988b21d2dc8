import fc from 'fast-check';
import { readSmppReceipt } from '../../../src/domain/carriers/smpp-receipt.ts';

const DONE = new Date('2026-11-20T15:31:00Z');

test.each([
  [
    'in the format of SMPP 3.4',
    'id:0123456789 sub:001 dlvrd:001 submit date:2611201530 done date:2611201531 stat:DELIVRD err:000 text:Hello',
    { id: '0123456789', state: 'delivered', error: null, doneAt: DONE },
  ],
  [
    'with commas between the fields',
    'id:77,sub:001,dlvrd:000,submit date:2611201530,done date:2611201531,stat:UNDELIV,err:034,text:Hello',
    { id: '77', state: 'undeliverable', error: '034', doneAt: DONE },
  ],
  [
    'in another order and case',
    'STAT:expired Err:1F ID:ab-12 Done Date:20261120153100',
    { id: 'ab-12', state: 'expired', error: '1f', doneAt: DONE },
  ],
  ['with the required fields only', 'id:9 stat:ACCEPTD', { id: '9', state: 'accepted', error: null, doneAt: null }],
  [
    'with spaces after the colons, seconds, and whole words',
    'id: 9 done date: 261120153100 stat: DELIVERED err: 0',
    { id: '9', state: 'delivered', error: null, doneAt: DONE },
  ],
  ['with an invalid date', 'id:9 stat:DELIVRD done date:2613321531', { id: '9', state: 'delivered', doneAt: null }],
  [
    'with quoted values',
    'id:"a-1" sub:"001" dlvrd:"001" submit date:"2611201530" done date:"2611201531" stat:"UNDELIV" err:"034" text:"Hi"',
    { id: 'a-1', state: 'undeliverable', error: '034', doneAt: DONE },
  ],
  [
    'with quoted names and values',
    `'id'='a-1' 'stat'='EXPIRED' 'err'='11' 'done date'='2611201531'`,
    { id: 'a-1', state: 'expired', error: '11', doneAt: DONE },
  ],
  [
    'with ampersands',
    'id:a-1&sub:001&dlvrd:001&done date:2611201531&stat:DELIVRD&err:000&text:a&b',
    { id: 'a-1', state: 'delivered', error: null, doneAt: DONE },
  ],
  [
    'as a query',
    'id=a%2D1&sub=001&done+date=2611201531&stat=UNDELIV&err=034&text=id%3A2+stat%3ADELIVRD',
    { id: 'a-1', state: 'undeliverable', error: '034', doneAt: DONE },
  ],
  ['as a query whose text comes first', 'text=id:2&id=1&stat=2', { id: '1', state: 'delivered' }],
  [
    'as JSON',
    '{"id":"a-1","sub":"001","doneDate":"2611201531","stat":"DELIVRD","err":"000","text":"x"}',
    { id: 'a-1', state: 'delivered', error: null, doneAt: DONE },
  ],
  [
    'as JSON with other names, a long number and a state as a number',
    '{"message_id": 12345678901234567890, "status": 5, "error_code": 34, "done_date": 2611201531}',
    { id: '12345678901234567890', state: 'undeliverable', error: '34', doneAt: DONE },
  ],
  [
    'as JSON in JSON whose text comes first',
    '{"text":"id:2 stat:DELIVRD","dlr":{"id":"1","stat":"EXPIRED"}}',
    { id: '1', state: 'expired' },
  ],
  ['as JSON that is cut', '{"id":"1","stat":"EXPIRED","text":"The rest', { id: '1', state: 'expired' }],
  ['with a state of two digits', 'id:9 stat:08 err:12', { id: '9', state: 'rejected', error: '12' }],
  ['with a numeric state', 'id:9 stat:5 err:12', { id: '9', state: 'undeliverable', error: '12' }],
])('parses a receipt %s', (_name, text, expected) => {
  expect(readSmppReceipt(text)).toMatchObject(expected);
});

test('fields quoted from the message text are ignored, so that a sender cannot forge a receipt', () => {
  const text = 'id:1 stat:UNDELIV err:001 text:x id:2 stat:DELIVRD';
  expect(readSmppReceipt(text)).toMatchObject({ id: '1', state: 'undeliverable' });
});

test('optional parameters take precedence over the text', () => {
  const text = 'id:1 stat:ENROUTE err:000';
  const tlvs = { receiptedMessageId: 'abc\0', messageState: 2, networkErrorCode: Uint8Array.of(3, 0, 34) };
  expect(readSmppReceipt(text, tlvs)).toEqual({ id: 'abc', state: 'delivered', error: 'gsm_34', doneAt: null });
  expect(readSmppReceipt('', { receiptedMessageId: 'abc', messageState: 8 })).toMatchObject({ state: 'rejected' });
});

test('input without a message id or a state is not a receipt', () => {
  expect(['', 'id:1', 'stat:DELIVRD', 'id:1 stat:PERHAPS', 'Hello'].map((text) => readSmppReceipt(text))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

const words = fc.constantFrom(
  'id:',
  '{"id":',
  '&stat=',
  '"',
  'stat:',
  'err:',
  'text:',
  'done date:',
  'DELIVRD',
  '2611201531',
  ',',
  ' ',
  '\0',
  ':',
  '=',
);
const receiptLike = fc
  .array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 40 })
  .map((all) => all.join(''));

test('parsing never throws, and its results are bounded and contain valid dates', () => {
  fc.assert(
    fc.property(
      receiptLike,
      fc.option(fc.nat(300), { nil: undefined }),
      fc.uint8Array({ maxLength: 5 }),
      (text, state, code) => {
        const receipt = readSmppReceipt(text, { messageState: state, networkErrorCode: code });
        if (receipt === null) return;
        expect(receipt.id.length).toBeGreaterThan(0);
        expect(receipt.id.length).toBeLessThanOrEqual(65);
        expect((receipt.error ?? '').length).toBeLessThanOrEqual(16);
        expect(Number.isNaN((receipt.doneAt ?? DONE).getTime())).toBe(false);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('parses the same fields in any order and with any separators', () => {
  const fields = [
    'id:a1',
    'sub:001',
    'dlvrd:001',
    'submit date:2611201530',
    'done date:2611201531',
    'stat:DELIVRD',
    'err:000',
  ];
  fc.assert(
    fc.property(
      fc.shuffledSubarray(fields, { minLength: fields.length }),
      fc.constantFrom(' ', ',', ', ', '  ', ';', '&', '|', '\n'),
      (all, separator) => {
        expect(readSmppReceipt(all.join(separator))).toEqual({
          id: 'a1',
          state: 'delivered',
          error: null,
          doneAt: DONE,
        });
      },
    ),
  );
});
