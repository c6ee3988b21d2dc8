import { createSocket } from 'node:dgram';
import { type Answer, decode, encode } from 'dns-packet';

export interface DnsServer {
  /** `127.0.0.1:port`, as TERN_DNS_SERVERS takes it. */
  readonly address: string;
  /** The records by `TYPE name`; a name without one does not exist. */
  readonly records: Map<string, readonly string[]>;
  /** While true, every question is answered with SERVFAIL. */
  fails: boolean;
  close(): Promise<void>;
}

const NXDOMAIN = 3;
const SERVFAIL = 2;

/** A name server on this machine that answers from `records`. */
export async function startDnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const server: DnsServer = {
    get address() {
      return `127.0.0.1:${socket.address().port}`;
    },
    records: new Map(),
    fails: false,
    close: () => new Promise((done) => socket.close(() => done())),
  };
  socket.on('message', (bytes, from) => {
    const { id, questions = [] } = decode(bytes);
    const answers = questions.flatMap(({ type, name }): Answer[] => {
      const values = server.records.get(`${type} ${name.toLowerCase()}`) ?? [];
      return values.map((data) => ({ type, name, ttl: 1, data }) as Answer);
    });
    const rcode = server.fails ? SERVFAIL : answers.length === 0 ? NXDOMAIN : 0;
    const flags = 0x0180 | rcode;
    socket.send(
      encode({ type: 'response', ...(id !== undefined && { id }), flags, questions, answers }),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', () => done()));
  return server;
}
