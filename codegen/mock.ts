/**
 * `npm run mock -- --port 4010`: responds to every skill with its examples, on the local machine
 * only.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from '@open-rpc/server-js';
import { Command, InvalidArgumentError } from 'commander';
import { loadContract } from './contract.ts';
import { mockDocument } from './mock-document.ts';

const { port } = new Command('npm run mock --')
  .description('Serve the examples of openrpc.json over JSON-RPC. Calls need no key and have no effect.')
  .option('-p, --port <number>', 'port to listen on at 127.0.0.1', parsePort, 4010)
  .parse()
  .opts<{ port: number }>();

const server = new Server({
  openrpcDocument: mockDocument(loadContract()),
  methodMapping: { mockMode: true },
  transportConfigs: [{ type: 'HTTPTransport', options: { port: loopback(port), middleware: [withParams] } }],
});
await server.start();
process.stdout.write(`Examples on http://127.0.0.1:${port}/rpc\n`);

function parsePort(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new InvalidArgumentError('Use a port from 1 to 65535.');
  return number;
}

/**
 * The transport passes `port` to `listen` unchanged, so an object with a host keeps the mock off
 * the network.
 */
function loopback(number: number): number {
  return { port: number, host: '127.0.0.1' } as unknown as number;
}

/** The transport fails on a request without params, but the contract allows it. */
function withParams(request: IncomingMessage & { body?: unknown }, _: ServerResponse, next: () => void): void {
  for (const call of Array.isArray(request.body) ? request.body : [request.body]) {
    if (typeof call === 'object' && call !== null) call.params ??= {};
  }
  next();
}
