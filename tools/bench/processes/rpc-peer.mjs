// `rpc-peer.mjs open-rpc | jayson`: serves agent.whoami with a constant answer through a JSON-RPC
// library, on PORT.
import { readFileSync } from 'node:fs';
import { whoamiAnswer } from './whoami-answer.mjs';

const port = Number(process.env.PORT);

const peers = {
  'open-rpc': async () => {
    const { Server, transports } = (await import('@open-rpc/server-js')).default;
    const contract = JSON.parse(readFileSync(new URL('../../../openrpc.json', import.meta.url), 'utf8'));
    const [method] = contract.methods.filter(({ name }) => name === 'agent.whoami');
    const openrpcDocument = {
      openrpc: contract.openrpc,
      info: contract.info,
      methods: [{ name: method.name, paramStructure: 'by-name', params: [], result: { name: 'whoami', schema: {} } }],
    };
    const transport = new transports.HTTPTransport({ port, middleware: [] });
    const server = new Server({ openrpcDocument, methodMapping: { 'agent.whoami': async () => whoamiAnswer } });
    server.addTransport(transport);
    // Its own start() listens on all interfaces.
    transport.server.listen(port, '127.0.0.1', listening);
  },
  jayson: async () => {
    const { default: jayson } = await import('jayson');
    new jayson.Server({ 'agent.whoami': (_params, done) => done(null, whoamiAnswer) })
      .http()
      .listen(port, '127.0.0.1', listening);
  },
};

function listening() {
  process.stdout.write('ready\n');
}

await peers[process.argv[2]]();
process.on('SIGTERM', () => process.exit(0));
