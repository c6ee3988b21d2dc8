/**
 * The carrier of tools/bench/rows/smpp.ts and campaign-drain-smpp.ts: accepts every submission and
 * answers with an id. With the argument `receipts` it reports each submission as delivered, with at
 * most WINDOW reports unanswered per session. Prints its port.
 */
import smpp from 'smpp';

const hasReceipts = process.argv[2] === 'receipts';
const WINDOW = 200;
let id = Date.now() * 1000;

const server = smpp.createServer((session) => {
  const waiting = [];
  let unanswered = 0;

  const report = () => {
    while (unanswered < WINDOW && waiting.length > 0) {
      unanswered += 1;
      session.send(new smpp.PDU('deliver_sm', waiting.shift()), () => {
        unanswered -= 1;
        report();
      });
    }
  };

  session.on('error', () => session.destroy());
  session.on('pdu', (pdu) => {
    if (pdu.isResponse()) return;
    id += 1;
    session.send(pdu.response(pdu.command === 'submit_sm' ? { message_id: String(id) } : {}));
    if (!hasReceipts || pdu.command !== 'submit_sm') return;
    waiting.push(receiptOf(pdu, id));
    report();
  });
});

function receiptOf(pdu, messageId) {
  const text = `id:${messageId} sub:001 dlvrd:001 submit date:2601010000 done date:2601010000 stat:DELIVRD err:000 text:`;
  return {
    source_addr: String(pdu.destination_addr),
    destination_addr: String(pdu.source_addr),
    esm_class: 4,
    short_message: Buffer.from(text),
  };
}

server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
