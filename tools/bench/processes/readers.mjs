// Readers of a URL, each in a loop: `readers.mjs <url> <readers> <bytes per second, 0: no limit>`.
// Prints a line when all have started.
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const [url = '', readers = '1', bytesPerSecond = '0'] = process.argv.slice(2);
const rate = Number(bytesPerSecond);

const request = () =>
  new Promise((done) => {
    get(url, { agent: false }, done).on('error', () => done(null));
  });

async function readOnce() {
  const response = await request();
  if (response === null || response.statusCode !== 200) {
    response?.resume();
    await sleep(50);
    return;
  }
  try {
    for await (const chunk of response) if (rate > 0) await sleep((chunk.length / rate) * 1000);
  } catch {
    // The service may end a reader that is too slow.
  }
}

for (let n = 0; n < Number(readers); n += 1)
  void (async () => {
    for (;;) await readOnce();
  })();
process.stdout.write('started\n');
process.on('SIGTERM', () => process.exit(0));
