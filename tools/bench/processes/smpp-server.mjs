/**
 * The carrier of tools/bench/rows/smpp.ts: accepts every submission and answers with an id.
 * Prints its port.
 */
import smpp from 'smpp';

let id = Date.now() * 1000;

const server = smpp.createServer((session) => {
  session.on('error', () => session.destroy());
  session.on('pdu', (pdu) => {
    if (pdu.isResponse()) return;
    id += 1;
    session.send(pdu.response(pdu.command === 'submit_sm' ? { message_id: String(id) } : {}));
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
