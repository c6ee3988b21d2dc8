import fc from 'fast-check';
import { type Body, jsonBodies, rpcBodies } from './bodies.ts';
import { routeRequests } from './routes.ts';
import type { Chunk } from './socket.ts';

/** Bytes for one socket, and the expected answers. */
export interface RawRequest {
  readonly kind: string;
  readonly chunks: readonly Chunk[];
  /** Expected number of answers; null if the connection may close without one. */
  readonly answers: number | null;
  /** Whether to close the socket after a short wait, because there may never be an answer. */
  readonly closeEarly: boolean;
  readonly body: Body | null;
}

const at = (bytes: Buffer | string, afterMs = 0): Chunk => ({ bytes: Buffer.from(bytes), afterMs });
const WHOAMI = '{"jsonrpc":"2.0","id":1,"method":"agent.whoami"}';

const head = (key: string, fields: readonly string[], line = 'POST /rpc HTTP/1.1'): string =>
  `${[line, 'Host: x', `Authorization: Bearer ${key}`, ...fields].join('\r\n')}\r\n\r\n`;
const JSON_TYPE = 'Content-Type: application/json';
const whole = (key: string, bytes: Buffer | string, type = JSON_TYPE): Buffer =>
  Buffer.concat([Buffer.from(head(key, [type, `Content-Length: ${Buffer.byteLength(bytes)}`])), Buffer.from(bytes)]);
const chunked = (bytes: Buffer, size: number): Buffer => {
  const parts: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += size) {
    const part = bytes.subarray(from, from + size);
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
};

/** A body with valid framing: at once, chunked, or slow. */
const validFraming = (key: string, bodies: fc.Arbitrary<Body>): fc.Arbitrary<RawRequest> =>
  fc.tuple(bodies, fc.constantFrom('at once', 'in chunks', 'slowly')).map(([body, way]) => {
    const { bytes } = body;
    const middle = Math.floor(bytes.length / 2);
    const fields = [JSON_TYPE, `Content-Length: ${bytes.length}`];
    const chunks =
      way === 'in chunks'
        ? [
            at(head(key, [JSON_TYPE, 'Transfer-Encoding: chunked'])),
            at(chunked(bytes, Math.max(1, Math.ceil(bytes.length / 7)))),
          ]
        : way === 'slowly' && bytes.length < 100_000
          ? [at(head(key, fields)), at(bytes.subarray(0, middle), 10), at(bytes.subarray(middle), 30)]
          : [at(whole(key, bytes))];
    return { kind: body.kind, chunks, answers: 1, closeEarly: false, body };
  });

const raw = (
  kind: string,
  chunks: readonly Chunk[],
  answers: number | null = null,
  closeEarly = false,
): RawRequest => ({
  kind,
  chunks,
  answers,
  closeEarly,
  body: null,
});

/** Requests that are invalid before their body is read. */
const badHttp = (key: string): fc.Arbitrary<RawRequest> =>
  fc.oneof(
    fc
      .constantFrom(
        '-1',
        '+5',
        '0x10',
        '1e3',
        '5, 5',
        '48, 49',
        '99999999999999999999',
        'x',
        '',
        '48\r\nContent-Length: 49',
      )
      .map((length) => raw('content-length', [at(head(key, [JSON_TYPE, `Content-Length: ${length}`]) + WHOAMI)])),
    fc
      .constantFrom(3, 10, 47)
      .map((length) => raw('content-length', [at(head(key, [JSON_TYPE, `Content-Length: ${length}`]) + WHOAMI)], 1)),
    fc
      .constantFrom(49, 5_000)
      .map((length) =>
        raw('truncated', [at(head(key, [JSON_TYPE, `Content-Length: ${length}`]) + WHOAMI)], null, true),
      ),
    fc
      .constantFrom(
        'zz\r\n{}\r\n',
        '5\r\n{}\r\n0\r\n\r\n',
        '2\r\n{}',
        '-2\r\n{}\r\n0\r\n\r\n',
        'ffffffffffffffffff\r\n{}',
        '2;a=b\r\n{}\r\n0\r\nX: y\r\n\r\n',
      )
      .map((chunks) =>
        raw(
          'chunks',
          [at(head(key, [JSON_TYPE, 'Transfer-Encoding: chunked']) + chunks)],
          null,
          !chunks.endsWith('\r\n\r\n'),
        ),
      ),
    fc
      .constantFrom(
        ['Transfer-Encoding: chunked', 'Content-Length: 5'],
        ['Transfer-Encoding: identity, chunked'],
        ['Transfer-Encoding: chunked, chunked'],
        ['Transfer-Encoding : chunked'],
        ['Content-Encoding: gzip', 'Content-Length: 48'],
        ['Expect: 100-continue', 'Content-Length: 48'],
        ['Expect: the-unexpected', 'Content-Length: 48'],
        ['Upgrade: websocket', 'Connection: Upgrade', 'Content-Length: 48'],
      )
      .map((fields) => raw('framing', [at(`${head(key, [JSON_TYPE, ...fields])}${WHOAMI}`)], null, true)),
    fc
      .constantFrom(
        'text/plain',
        'application/json; charset=utf-16',
        'application/jsonx',
        '',
        'APPLICATION/JSON',
        'application/json, text/plain',
        '\u00ff',
      )
      .map((type) => raw('content-type', [at(whole(key, WHOAMI, `Content-Type: ${type}`))], 1)),
    fc
      .constantFrom(
        'GET /rpc HTTP/1.1',
        'PUT /rpc HTTP/1.1',
        'OPTIONS * HTTP/1.1',
        'POST /rpc/../rpc HTTP/1.1',
        'POST //rpc HTTP/1.1',
        'POST /%72pc HTTP/1.1',
        'POST /%ff%00 HTTP/1.1',
        'GET /.well-known/%2e%2e/%2e%2e/etc/passwd HTTP/1.1',
        'GET /docs/../../package.json HTTP/1.1',
        'POST http://x/rpc HTTP/1.1',
        'POST /rpc HTTP/9.9',
        'TRACE /rpc HTTP/1.1',
        'BREW /rpc HTTP/1.1',
        `GET /${'a'.repeat(20_000)} HTTP/1.1`,
        'GET /docs?%E0%A4%A HTTP/1.1',
      )
      .map((line) => raw('lines', [at(head(key, ['Content-Length: 0'], line))])),
    fc
      .constantFrom(
        'X: \u0000',
        `X: ${'x'.repeat(20_000)}`,
        'X',
        ': x',
        'Authorization: Bearer',
        `Authorization: Bearer ${'x'.repeat(5_000)}`,
        'X-Forwarded-For: 1, 2, 3',
        'Host: y',
      )
      .map((field) => raw('headers', [at(head(key, [JSON_TYPE, field, `Content-Length: ${WHOAMI.length}`]) + WHOAMI)])),
    fc
      .integer({ min: 2, max: 20 })
      .map((count) => raw('pipelining', [at(Buffer.concat(Array(count).fill(whole(key, WHOAMI))))], count)),
    fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => raw('bytes', [at(Buffer.from(bytes))], null, true)),
    fc.nat(300).map((cut) => {
      const bytes = whole(key, WHOAMI);
      return raw('truncated', [at(bytes.subarray(0, cut % bytes.length))], null, true);
    }),
  );

/** Valid HTTP requests to other routes, with or without a key. */
const otherRoutes = (key: string): fc.Arbitrary<RawRequest> =>
  fc.tuple(routeRequests, fc.boolean()).map(([{ line, fields, body }, known]) => {
    const all = [...fields, `Content-Length: ${Buffer.byteLength(body)}`];
    return raw(
      'other routes',
      [at(head(known ? key : 'x', all, line) + body)],
      line.startsWith('HEAD') ? null : 1,
      line.startsWith('HEAD'),
    );
  });

/** Requests below the level of skills: HTTP, JSON and JSON-RPC. */
export const rawRequests = (key: string): fc.Arbitrary<RawRequest> =>
  fc.oneof(
    { weight: 2, arbitrary: validFraming(key, jsonBodies) },
    { weight: 2, arbitrary: validFraming(key, rpcBodies) },
    { weight: 3, arbitrary: badHttp(key) },
    { weight: 1, arbitrary: otherRoutes(key) },
  );
