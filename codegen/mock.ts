/**
 * `npm run mock -- --port 4010`: responds to every skill with its examples, on the local machine
 * only.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Router } from '@open-rpc/server-js/build/router.js';
import { Command, InvalidArgumentError } from 'commander';
import { loadContract } from './contract.ts';
import { mockDocument } from './mock-document.ts';

const { port } = new Command('npm run mock --')
  .description('Serve the examples of openrpc.json over JSON-RPC. Calls need no key and have no effect.')
  .option('-p, --port <number>', 'port to listen on at 127.0.0.1', parsePort, 4010)
  .parse()
  .opts<{ port: number }>();

const router = new Router(mockDocument(loadContract()), { mockMode: true });
const server = createServer((request, response) => {
  void answer(request).then((body) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(body));
  });
});
await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
process.stdout.write(`Examples on http://127.0.0.1:${port}/rpc\n`);

function parsePort(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new InvalidArgumentError('Use a port from 1 to 65535.');
  return number;
}

interface Call {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
}

/** One call or a batch. */
async function answer(request: IncomingMessage): Promise<unknown> {
  try {
    const calls = JSON.parse(await text(request)) as Call | Call[];
    return Array.isArray(calls) ? await Promise.all(calls.map(answerCall)) : await answerCall(calls);
  } catch {
    return { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'The body is not a JSON-RPC call.' } };
  }
}

async function answerCall({ id = null, method = '', params = {} }: Call): Promise<object> {
  return { jsonrpc: '2.0', id, ...(await router.call(method, params)) };
}
