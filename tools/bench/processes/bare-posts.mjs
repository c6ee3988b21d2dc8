/**
 * The limit of tools/bench/rows/event-delivery.ts: posts one request repeatedly with undici alone.
 * Arguments: URL, number of posts, concurrency, { headers, body }. Prints the rate. Sends as many
 * uncounted posts first to warm up, like the measured worker.
 */
import { Agent, request as post } from 'undici';

const [url, posts, concurrency, request] = process.argv.slice(2);
const { headers, body } = JSON.parse(request);
const dispatcher = new Agent({ connections: Number(concurrency), pipelining: 1 });

async function postAll() {
  let left = Number(posts);
  const worker = async () => {
    for (; left > 0; left -= 1) await (await post(url, { method: 'POST', dispatcher, headers, body })).body.dump();
  };
  await Promise.all(Array.from({ length: Number(concurrency) }, worker));
}

await postAll();
const startedAt = performance.now();
await postAll();
process.stdout.write(`${Number(posts) / ((performance.now() - startedAt) / 1000)}\n`);
await dispatcher.close();
