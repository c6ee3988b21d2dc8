import { loadContract } from '../../codegen/contract.ts';
import { parseWebhook, signWebhook, type TernEvent, TernWebhookError } from '../../sdk/src/index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const event = {
  id: 'evt_1',
  type: 'balance.low',
  timestamp: '2026-11-20T12:00:00.000Z',
  version: '1',
  data: { external_ref: null, available: 9, threshold: 10 },
};

async function parse(body: string | Uint8Array): Promise<TernEvent> {
  return parseWebhook(body, await signWebhook(body, 's1', { now }), ['s1'], { now });
}

test('parses every event of the contract, as a string and as bytes', async () => {
  const { events } = loadContract();
  for (const { example } of events) {
    const body = JSON.stringify(example);
    expect(await parse(body)).toEqual(example);
    expect(await parse(new TextEncoder().encode(body))).toEqual(example);
  }
  expect(events.length).toBeGreaterThan(0);
});

test('the type of an event narrows the union', async () => {
  const parsed = await parse(JSON.stringify(event));
  if (parsed.type !== 'balance.low') throw new Error('not narrowed');
  const threshold: number = parsed.data.threshold;
  expect(threshold).toBe(10);
});

test('an unknown type, a newer version and additional fields are returned unchanged', async () => {
  const newer = { ...event, type: 'moon.rose', version: '2', phase: 'full', data: { ...event.data, tide: 3 } };
  expect(await parse(JSON.stringify(newer))).toEqual(newer);
});

test('the signature is verified before the body is parsed', async () => {
  const header = await signWebhook('{}', 's1', { now });
  await expect(parseWebhook('not JSON', header, ['s1'], { now })).rejects.toThrow(/No signature matches/);
  await expect(parseWebhook(JSON.stringify(event), null, ['s1'], { now })).rejects.toThrow(
    /X-Tern-Signature is missing/,
  );
  const late = new Date(now.getTime() + 301_000);
  const signed = await signWebhook(JSON.stringify(event), 's1', { now });
  await expect(parseWebhook(JSON.stringify(event), signed, ['s1'], { now: late })).rejects.toThrow(/300 s/);
});

test.each([
  ['not JSON', '{', /is not JSON/],
  ['not an object', '[]', /no id/],
  ['null', 'null', /no id/],
  ['an event without a type', JSON.stringify({ ...event, type: undefined }), /no type/],
  ['an event whose type is not a string', JSON.stringify({ ...event, type: 1 }), /no type/],
  ['an event without data', JSON.stringify({ ...event, data: null }), /no data/],
])('rejects a signed body that is %s, with an explanation', async (_, body, message) => {
  const failure = parse(body);
  await expect(failure).rejects.toThrow(TernWebhookError);
  await expect(failure).rejects.toThrow(message);
});

test('rejects signed bytes that are not UTF-8', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(event)).with(10, 0xff);
  await expect(parse(bytes)).rejects.toThrow(/is not JSON/);
});
