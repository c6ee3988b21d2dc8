/**
 * The limit of bench/rows/smpp.ts: texts as fast as the package alone hands them over. Arguments: port, texts, window, text; prints the rate.
 * As many go before them uncounted, because what it is compared with is warm, too.
 */
import smpp from 'smpp';

const [port, texts, window] = process.argv.slice(2, 5).map(Number);
const text = process.argv[5];
const session = smpp.connect({ host: '127.0.0.1', port });
let sent = 0;
let answered = 0;
let begun = 0;

function send() {
  sent += 1;
  session.submit_sm(
    {
      source_addr_ton: 1,
      source_addr_npi: 1,
      source_addr: '12025550199',
      dest_addr_ton: 1,
      dest_addr_npi: 1,
      destination_addr: '14155551000',
      registered_delivery: 1,
      data_coding: 0,
      short_message: text,
    },
    () => {
      answered += 1;
      if (answered === texts) begun = performance.now();
      if (sent < 2 * texts) send();
      if (answered < 2 * texts) return;
      process.stdout.write(`${texts / ((performance.now() - begun) / 1000)}\n`);
      session.destroy();
    },
  );
}

session.on('connect', () =>
  session.bind_transceiver({ system_id: 'bench', password: 'bench' }, () => {
    for (let place = 0; place < window; place += 1) send();
  }),
);
