/**
 * The limit of tools/bench/rows/smpp.ts: submits messages with the package alone. Arguments: port,
 * messages, window, text. Prints the rate. Sends as many uncounted messages first to warm up, like
 * the measured adapter.
 */
import smpp from 'smpp';

const [port, messages, window] = process.argv.slice(2, 5).map(Number);
const text = process.argv[5];
const session = smpp.connect({ host: '127.0.0.1', port });
let sent = 0;
let answered = 0;
let startedAt = 0;

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
      if (answered === messages) startedAt = performance.now();
      if (sent < 2 * messages) send();
      if (answered < 2 * messages) return;
      process.stdout.write(`${messages / ((performance.now() - startedAt) / 1000)}\n`);
      session.destroy();
    },
  );
}

session.on('connect', () =>
  session.bind_transceiver({ system_id: 'bench', password: 'bench' }, () => {
    for (let slot = 0; slot < window; slot += 1) send();
  }),
);
