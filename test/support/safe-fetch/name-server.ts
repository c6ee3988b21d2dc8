import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';

/**
 * The answer of a DNS server on loopback for a name and an address family: addresses in bytes, an
 * error code (3: NXDOMAIN), or no answer.
 */
export type NameAnswer = readonly (readonly number[])[] | { readonly rcode: number } | 'silence';

export interface NameServer {
  /** Such as `127.0.0.1:5353`, in the form that a resolver accepts. */
  readonly host: string;
  asked(): number;
  close(): Promise<void>;
}

const TYPE_A = 1;

export async function startNameServer(tell: (name: string, family: 4 | 6) => NameAnswer): Promise<NameServer> {
  let asked = 0;
  const socket = createSocket('udp4');
  socket.on('message', (query: Buffer, { port, address }: RemoteInfo) => {
    asked += 1;
    const { name, end } = readName(query);
    const type = query.readUInt16BE(end);
    const answer = tell(name, type === TYPE_A ? 4 : 6);
    if (answer !== 'silence') socket.send(reply(query, end + 4, type, answer), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    host: `127.0.0.1:${socket.address().port}`,
    asked: () => asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** RFC 1035, section 4.1.2: labels prefixed with their length, after the 12 bytes of the header. */
function readName(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function reply(query: Buffer, questionEnd: number, type: number, answer: Exclude<NameAnswer, 'silence'>): Buffer {
  const addresses = 'rcode' in answer ? [] : answer;
  const head = Buffer.from(query.subarray(0, questionEnd));
  head.writeUInt16BE(0x8180 | ('rcode' in answer ? answer.rcode : 0), 2);
  head.writeUInt16BE(addresses.length, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  // A pointer to the name of the question, class IN, TTL 0.
  const records = addresses.map((address) =>
    Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, address.length, ...address]),
  );
  return Buffer.concat([head, ...records]);
}
