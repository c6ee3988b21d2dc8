import { createHmac } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { signWebhook, TernWebhookError, verifyWebhook } from '../../sdk/src/index.ts';

const body = '{"event":"message.finalized","text":"Grüße"}';
const now = new Date('2026-11-20T12:00:00Z');
const t = now.getTime() / 1000;
const mac = (secret: string, text = body, at = t) => createHmac('sha256', secret).update(`${at}.${text}`).digest('hex');

test('a signature made by another implementation of specification 6.2 is accepted', async () => {
  await expect(verifyWebhook(body, `t=${t},v1=${mac('s1')}`, ['s1'], { now })).resolves.toBeUndefined();
  await expect(
    verifyWebhook(new TextEncoder().encode(body), `t=${t},v1=${mac('s1')}`, ['s1'], { now }),
  ).resolves.toBeUndefined();
});

test('the case of the hex does not matter', async () => {
  await expect(verifyWebhook(body, `t=${t},v1=${mac('s1').toUpperCase()}`, ['s1'], { now })).resolves.toBeUndefined();
});

test('either of two secrets is accepted while one is rotated, and any of several signatures', async () => {
  await expect(verifyWebhook(body, `t=${t},v1=${mac('new')}`, ['old', 'new'], { now })).resolves.toBeUndefined();
  for (const listed of [
    [mac('x'), mac('s1')],
    [mac('s1'), mac('x')],
    [mac('x'), mac('y'), mac('s1')],
  ]) {
    const header = `t=${t},${listed.map((each) => `v1=${each}`).join()}`;
    await expect(verifyWebhook(body, header, ['s1'], { now })).resolves.toBeUndefined();
    await expect(verifyWebhook(body, header, ['old', 's1'], { now })).resolves.toBeUndefined();
    await expect(verifyWebhook(body, header, ['old', 'new'], { now })).rejects.toThrow(TernWebhookError);
  }
});

test.each([
  ['a body that was changed', `${body} `, `t=${t},v1=${mac('s1')}`, ['s1']],
  ['another secret', body, `t=${t},v1=${mac('s2')}`, ['s1']],
  ['a timestamp that was changed', body, `t=${t + 1},v1=${mac('s1')}`, ['s1']],
  ['no header', body, null, ['s1']],
  ['a header without a signature', body, `t=${t}`, ['s1']],
  ['half a signature', body, `t=${t},v1=${mac('s1').slice(0, 32)}`, ['s1']],
  ['no secret', body, `t=${t},v1=${mac('s1')}`, []],
  ['an empty secret', body, `t=${t},v1=${mac('')}`, ['']],
])('%s is refused', async (_, text, header, secrets) => {
  await expect(verifyWebhook(text, header, secrets, { now })).rejects.toThrow(TernWebhookError);
});

test.each([
  [-299, true],
  [-300, true],
  [-301, false],
  [299, true],
  [300, true],
  [301, false],
])('a clock %i s from the timestamp: accepted is %s', async (seconds, accepted) => {
  const check = verifyWebhook(body, `t=${t},v1=${mac('s1')}`, ['s1'], { now: new Date((t + seconds) * 1000) });
  await (accepted ? expect(check).resolves.toBeUndefined() : expect(check).rejects.toThrow(/more than 300 s/));
});

test('a receiver may tolerate less', async () => {
  const check = (seconds: number) =>
    verifyWebhook(body, `t=${t},v1=${mac('s1')}`, ['s1'], {
      now: new Date((t + seconds) * 1000),
      toleranceSeconds: 10,
    });
  await expect(check(10)).resolves.toBeUndefined();
  await expect(check(11)).rejects.toThrow(TernWebhookError);
});

/** A caller in plain JavaScript, whom no type holds back. */
const verifyUntyped = verifyWebhook as (...given: readonly unknown[]) => Promise<void>;

test.each([
  ['a tolerance that is no number', { now, toleranceSeconds: Number.NaN }],
  ['a tolerance in words', { now, toleranceSeconds: 'five minutes' }],
  ['a tolerance of null', { now, toleranceSeconds: null }],
  ['a moment that is none', { now: new Date('yesterday') }],
  ['a moment in words', { now: 'now' }],
  ['a moment in milliseconds', { now: now.getTime() }],
])('%s makes no signature fresh', async (_, options) => {
  const old = t - 86_400;
  for (const at of [old, t]) {
    const check = verifyUntyped(body, `t=${at},v1=${mac('s1', body, at)}`, ['s1'], options);
    await expect(check).rejects.toThrow(TernWebhookError);
  }
});

const signed = `t=${t},v1=${mac('s1')}`;

test.each([
  ['a header in an array', body, [signed], ['s1']],
  ['a header that is a number', body, 1, ['s1']],
  ['a header that is an object', body, { [signed]: signed }, ['s1']],
  ['a body that was parsed', JSON.parse(body), signed, ['s1']],
  ['a body as an ArrayBuffer', new TextEncoder().encode(body).buffer, signed, ['s1']],
  ['no body', undefined, signed, ['s1']],
  ['a body of null', null, signed, ['s1']],
  ['a secret outside an array', body, signed, 's1'],
  ['a secret that is not set', body, signed, [undefined]],
  ['a secret that is not set beside one that is', body, signed, ['s1', undefined]],
  ['a secret that is a number', body, signed, [1]],
  ['no secrets', body, signed, undefined],
])('%s is refused with a TernWebhookError, whatever the types allow', async (_, text, header, secrets) => {
  await expect(verifyUntyped(text, header, secrets, { now })).rejects.toThrow(TernWebhookError);
});

test('a body that another realm made is read', async () => {
  const bytes: unknown = runInNewContext('Uint8Array.from(values)', { values: [...new TextEncoder().encode(body)] });
  expect(bytes instanceof Uint8Array).toBe(false);
  await expect(verifyUntyped(bytes, signed, ['s1'], { now })).resolves.toBeUndefined();
});

test('one bit changed in any byte of the body is refused', async () => {
  const header = `t=${t},v1=${mac('s1')}`;
  const bytes = new TextEncoder().encode(body);
  for (const at of bytes.keys()) {
    const changed = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ 1 : byte));
    await expect(verifyWebhook(changed, header, ['s1'], { now })).rejects.toThrow(TernWebhookError);
  }
});

test('one character changed anywhere in the header is refused, its timestamp included', async () => {
  const header = `t=${t},v1=${mac('s1')}`;
  for (const at of [...header].keys()) {
    const other = header[at] === '0' ? '1' : '0';
    const changed = header.slice(0, at) + other + header.slice(at + 1);
    await expect(verifyWebhook(body, changed, ['s1'], { now })).rejects.toThrow(TernWebhookError);
  }
});

test('one character changed, missing or added in the secret is refused', async () => {
  const secret = 'whsec_1234567890abcdef';
  const header = `t=${t},v1=${mac(secret)}`;
  await expect(verifyWebhook(body, header, [secret], { now })).resolves.toBeUndefined();
  const wrong = [...secret].flatMap((letter, at) => [
    secret.slice(0, at) + (letter === 'x' ? 'y' : 'x') + secret.slice(at + 1),
    secret.slice(0, at) + secret.slice(at + 1),
  ]);
  for (const other of [...wrong, `${secret} `, secret.toUpperCase()]) {
    await expect(verifyWebhook(body, header, [other], { now })).rejects.toThrow(TernWebhookError);
  }
});

test('signWebhook makes the header the service would send', async () => {
  expect(await signWebhook(body, 's1', { now })).toBe(`t=${t},v1=${mac('s1')}`);
});
