import { hasReceiptForm } from '../../../src/domain/carriers/smpp-receipt.ts';

test.each([
  'id:1 sub:001 dlvrd:001 submit date:2611201530 done date:2611201531 stat:DELIVRD err:000 text:Reply STOP to',
  'id:a1-b2 submit date:2611201530 done date:261120153100 stat:UNDELIV err:034 Text:STOP',
  'ID=7, STAT=EXPIRED, ERR=11, DONE_DATE=2611201531',
  'stat:REJECTD id:12 err:001 sub:1',
  'id:1 stat:DELIVRD text:STOP',
  'id:1 stat:UNDELIV err:000 text:STOP',
  'id="1" stat="EXPIRED" text="STOP"',
  'id=1&stat=REJECTD&text=STOP',
  '{"id":"1","stat":"UNDELIV","text":"STOP"}',
])('has the form of a receipt: %s', (text) => expect(hasReceiptForm(text)).toBe(true));

test.each([
  'STOP',
  'id:1 stat:DELIVRD err:000',
  'My id: 1234, please stop',
  'Order id: 7 status: delivered? I got nothing, unsubscribe',
  'text: STOP',
  'id: 5, status: failed, text me no more. STOP',
  '{"text":"STOP"}',
  'id=5&text=STOP',
  'error: stop, sub: unsubscribe',
])('is a message of a person: %s', (text) => expect(hasReceiptForm(text)).toBe(false));
