/**
 * The limit of bench/rows/event-delivery.ts: bodies as fast as undici alone posts them. Arguments: URL, posts, at once, body; prints the rate.
 * As many go before them uncounted, because what it is compared with is warm, too.
 */
import { Agent, request } from 'undici';

const [url, posts, atOnce, body] = process.argv.slice(2);
const dispatcher = new Agent({ connections: Number(atOnce), pipelining: 1 });
const headers = { 'content-type': 'application/json' };

async function post() {
  let left = Number(posts);
  const hand = async () => {
    for (; left > 0; left -= 1) await (await request(url, { method: 'POST', dispatcher, headers, body })).body.dump();
  };
  await Promise.all(Array.from({ length: Number(atOnce) }, hand));
}

await post();
const begun = performance.now();
await post();
process.stdout.write(`${Number(posts) / ((performance.now() - begun) / 1000)}\n`);
await dispatcher.close();
