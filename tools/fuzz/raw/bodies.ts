import fc from 'fast-check';

/**
 * A body and its expected answer: an error code, `ok`, `array` for a batch, or `any` valid answer.
 */
export interface Body {
  readonly kind: string;
  readonly bytes: Buffer;
  readonly expected: number | 'array' | 'ok' | 'any';
  /** The expected id, for a single call. */
  readonly id?: string | number | null;
}

const body = (kind: string, text: string | Buffer, expected: Body['expected'], id?: Body['id']): Body => ({
  kind,
  bytes: typeof text === 'string' ? Buffer.from(text) : text,
  expected,
  ...(id === undefined ? {} : { id }),
});

const whoamiCall = (params: string, id = '1'): string =>
  `{"jsonrpc":"2.0","id":${id},"method":"agent.whoami","params":${params}}`;
const nested = (depth: number, open: string, shut: string, core: string): string =>
  open.repeat(depth) + core + shut.repeat(depth);

const NUMBERS = ['1e400', '-1e400', '1e-400', '9'.repeat(400), '0.1e1', '-0', '1E+2'] as const;
const KEYS = ['__proto__', 'constructor', 'prototype', '\\u005f\\u005fproto\\u005f\\u005f'] as const;

/** Hostile but valid JSON, invalid JSON, and bytes that are not text. */
export const jsonBodies: fc.Arbitrary<Body> = fc.oneof(
  fc
    .constantFrom(33, 100, 5_000, 50_000)
    .chain((depth) =>
      fc.constantFrom<Body>(
        body('depth', whoamiCall(`{"a":${nested(depth, '[', ']', '')}}`), -32600, 1),
        body('depth', whoamiCall(nested(depth, '{"a":', '}', '1')), -32600, 1),
        body('depth', nested(depth, '[', ']', ''), 'array'),
        body('depth', '['.repeat(depth), -32700),
        body('depth', nested(depth, '{"id":', '}', '1'), -32600, null),
      ),
    ),
  fc
    .constantFrom(1024 * 1024 - 80, 1024 * 1024 + 1, 3 * 1024 * 1024)
    .map((size) => body('size', whoamiCall(`{"a":"${'x'.repeat(size)}"}`), size > 1024 * 1024 ? -32600 : 'any')),
  fc
    .constantFrom(10_000, 60_000)
    .chain((count) =>
      fc.constantFrom(
        body('size', whoamiCall(`{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join()}}`), 'any'),
        body('size', `[${Array(count).fill('1').join()}]`, -32600, null),
        body('size', `[${Array(50).fill(whoamiCall('{}')).join()}]`, 'array'),
        body('size', `[${Array(51).fill(whoamiCall('{}')).join()}]`, -32600, null),
      ),
    ),
  fc
    .constantFrom(...NUMBERS)
    .chain((number) =>
      fc.constantFrom(
        body(
          'number',
          whoamiCall(`{"a":${number}}`),
          /400|9{400}/.test(number) && !number.includes('e-') ? -32600 : 'any',
          1,
        ),
        body('number', whoamiCall('{}', number), 'any'),
      ),
    ),
  fc
    .constantFrom(...KEYS)
    .chain((key) =>
      fc.constantFrom(
        body('prototype', whoamiCall(`{"${key}":{"isAdmin":true}}`), -32600, 1),
        body('prototype', whoamiCall(`{"a":[{"${key}":1}]}`), -32600, 1),
        body('prototype', `{"${key}":{"method":"agent.whoami"},"jsonrpc":"2.0","id":1}`, -32600, 1),
      ),
    ),
  fc.constantFrom(
    body('duplicate keys', `{"jsonrpc":"2.0","id":1,"id":2,"method":"x","method":"agent.whoami"}`, 'ok', 2),
    body('duplicate keys', whoamiCall('{"dry_run":true,"dry_run":false,"a":1,"a":2}'), 'any', 1),
    body(
      'duplicate keys',
      `{"jsonrpc":"1.0","jsonrpc":"2.0","id":1,"method":"agent.whoami","params":[],"params":{}}`,
      'ok',
      1,
    ),
  ),
  fc
    .constantFrom('\\ud800', '\\udfff', '\\ud800\\ud800', 'a\\u0000', '\\u0000')
    .chain((text) =>
      fc.constantFrom(
        body('surrogates and NUL', whoamiCall(`{"a":"${text}"}`), -32600, 1),
        body('surrogates and NUL', whoamiCall(`{"${text}":1}`), -32600, 1),
        body('surrogates and NUL', whoamiCall('{}', `"${text}"`), -32600, null),
        body('surrogates and NUL', `{"jsonrpc":"2.0","id":1,"method":"${text}"}`, -32600, 1),
      ),
    ),
  fc.constantFrom(
    body('encoding', Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]), -32700),
    body('encoding', Buffer.from(whoamiCall('{}'), 'utf16le'), -32700),
    body('encoding', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(whoamiCall('{}'))]), 'any'),
    body('encoding', Buffer.from([0x22, 0xc0, 0x80, 0x22]), -32700),
    body('encoding', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), -32700),
    body('encoding', Buffer.from([0x22, 0xf4, 0x90, 0x80, 0x80, 0x22]), -32700),
    body('encoding', Buffer.from([0x7b, 0xe2, 0x82]), -32700),
  ),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => body('noise', Buffer.from(bytes), 'any')),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => body('noise', text, 'any')),
  fc
    .tuple(
      fc.nat(whoamiCall('{"a":[1,"b"]}').length),
      fc.constantFrom('', '"', '}', ',', '\\', '\u0000', '//', "'", 'NaN'),
    )
    .map(([at, put]) => {
      const text = whoamiCall('{"a":[1,"b"]}');
      return body('broken JSON', text.slice(0, at) + put + text.slice(at + 1), 'any');
    }),
);

/** JavaScript reads it as another number. */
const UNSAFE_ID = '9007199254740993';
/** Longer than an id may be. */
const LONG_ID = `"${'x'.repeat(1_001)}"`;

const ids = [
  '1',
  '"x"',
  'null',
  '-1',
  '1.5',
  '9007199254740991',
  UNSAFE_ID,
  '""',
  '"😀"',
  `"${'x'.repeat(1_000)}"`,
  LONG_ID,
  'true',
  '[]',
  '{}',
  '[1]',
] as const;
const isKept = (id: string): boolean => ![UNSAFE_ID, LONG_ID, 'true', '[]', '{}', '[1]'].includes(id);

/**
 * JSON-RPC envelopes: all kinds of ids, calls without an id, batches of valid and invalid calls.
 */
export const rpcBodies: fc.Arbitrary<Body> = fc.oneof(
  fc
    .constantFrom(...ids)
    .map((id) =>
      isKept(id)
        ? body('ids', whoamiCall('{}', id), 'ok', JSON.parse(id) as string)
        : body('ids', whoamiCall('{}', id), -32600, null),
    ),
  fc.constantFrom(
    body('notifications', '{"jsonrpc":"2.0","method":"agent.whoami"}', 'ok', null),
    body('notifications', '[{"jsonrpc":"2.0","method":"agent.whoami"},{"jsonrpc":"2.0","method":"x"}]', 'array'),
    body('notifications', '{"jsonrpc":"2.0","method":"no.such"}', -32601, null),
  ),
  fc
    .constantFrom('null', '1', '"x"', 'true', '[]', '{}', '[[]]', '[null,1,"x",[]]', '{"jsonrpc":"2.0"}')
    .map((text) => body('no calls', text, text.startsWith('[') && text !== '[]' ? 'array' : -32600)),
  fc
    .record(
      {
        jsonrpc: fc.constantFrom<unknown>('2.0', '1.0', 2, null),
        id: fc.constantFrom<unknown>(1, 'x', null),
        method: fc.constantFrom<unknown>(
          'agent.whoami',
          '',
          1,
          null,
          'toString',
          '__proto__',
          'rpc.whoamiCall',
          'x'.repeat(5_000),
          'agent.whoami\n',
        ),
        params: fc.constantFrom<unknown>({}, [], null, 'x', 1, [1], { a: { b: [] } }),
        extra: fc.constantFrom<unknown>(1, null),
      },
      { requiredKeys: [] },
    )
    .map((call) => body('envelopes', JSON.stringify(call), 'any', 'id' in call ? (call.id as string) : null)),
  fc
    .array(
      fc.constantFrom(
        whoamiCall('{}'),
        whoamiCall('{}', '"x"'),
        whoamiCall('[]'),
        '1',
        'null',
        '{}',
        '[]',
        '{"jsonrpc":"2.0","id":7,"method":"no.such"}',
      ),
      { minLength: 1, maxLength: 50 },
    )
    .map((calls) => body('batches', `[${calls.join()}]`, 'array')),
);
