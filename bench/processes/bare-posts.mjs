/**
 * The limit of bench/rows/event-delivery.ts: one request as fast as undici alone posts it. Arguments: URL, posts, at once, { headers, body }; prints the rate.
 * As many go before them uncounted, because what it is compared with is warm, too.
 */
import { Agent, request as post } from 'undici';

const [url, posts, atOnce, request] = process.argv.slice(2);
const { headers, body } = JSON.parse(request);
const dispatcher = new Agent({ connections: Number(atOnce), pipelining: 1 });

async function postAll() {
  let left = Number(posts);
  const hand = async () => {
    for (; left > 0; left -= 1) await (await post(url, { method: 'POST', dispatcher, headers, body })).body.dump();
  };
  await Promise.all(Array.from({ length: Number(atOnce) }, hand));
}

await postAll();
const begun = performance.now();
await postAll();
process.stdout.write(`${Number(posts) / ((performance.now() - begun) / 1000)}\n`);
await dispatcher.close();
