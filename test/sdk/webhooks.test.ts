import { createHmac } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { signWebhook, TernWebhookError, verifyWebhook } from '../../sdk/src/index.ts';

const body = '{"event":"message.finalized","text":"Grüße"}';
const now = new Date('2026-11-20T12:00:00Z');
const t = now.getTime() / 1000;
const mac = (secret: string, text = body, at = t) => createHmac('sha256', secret).update(`${at}.${text}`).digest('hex');

test('accepts the signature of another implementation of specification 6.2', async () => {
  await expect(verifyWebhook(body, `t=${t},v1=${mac('s1')}`, ['s1'], { now })).resolves.toBeUndefined();
  await expect(
    verifyWebhook(new TextEncoder().encode(body), `t=${t},v1=${mac('s1')}`, ['s1'], { now }),
  ).resolves.toBeUndefined();
});

test('accepts the hexadecimal signature in any letter case', async () => {
  await expect(verifyWebhook(body, `t=${t},v1=${mac('s1').toUpperCase()}`, ['s1'], { now })).resolves.toBeUndefined();
});

test('accepts either of two secrets during a rotation, and any of several signatures', async () => {
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
  ['a changed body', `${body} `, `t=${t},v1=${mac('s1')}`, ['s1']],
  ['another secret', body, `t=${t},v1=${mac('s2')}`, ['s1']],
  ['a changed timestamp', body, `t=${t + 1},v1=${mac('s1')}`, ['s1']],
  ['no header', body, null, ['s1']],
  ['a header without a signature', body, `t=${t}`, ['s1']],
  ['a truncated signature', body, `t=${t},v1=${mac('s1').slice(0, 32)}`, ['s1']],
  ['no secret', body, `t=${t},v1=${mac('s1')}`, []],
  ['an empty secret', body, `t=${t},v1=${mac('')}`, ['']],
])('rejects %s', async (_, text, header, secrets) => {
  await expect(verifyWebhook(text, header, secrets, { now })).rejects.toThrow(TernWebhookError);
});

test.each([
  [-299, true],
  [-300, true],
  [-301, false],
  [299, true],
  [300, true],
  [301, false],
])('with a clock %i s off the timestamp, accepting is %s', async (seconds, accepted) => {
  const check = verifyWebhook(body, `t=${t},v1=${mac('s1')}`, ['s1'], { now: new Date((t + seconds) * 1000) });
  await (accepted ? expect(check).resolves.toBeUndefined() : expect(check).rejects.toThrow(/more than 300 s/));
});

test('a receiver can set a shorter tolerance', async () => {
  const check = (seconds: number) =>
    verifyWebhook(body, `t=${t},v1=${mac('s1')}`, ['s1'], {
      now: new Date((t + seconds) * 1000),
      toleranceSeconds: 10,
    });
  await expect(check(10)).resolves.toBeUndefined();
  await expect(check(11)).rejects.toThrow(TernWebhookError);
});

/** A caller in plain JavaScript, without type checks. */
const verifyUntyped = verifyWebhook as (...given: readonly unknown[]) => Promise<void>;

test.each([
  ['a tolerance of NaN', { now, toleranceSeconds: Number.NaN }],
  ['a tolerance as a string', { now, toleranceSeconds: 'five minutes' }],
  ['a tolerance of null', { now, toleranceSeconds: null }],
  ['an invalid time', { now: new Date('yesterday') }],
  ['a time as a string', { now: 'now' }],
  ['a time in milliseconds', { now: now.getTime() }],
])('rejects every signature with %s', async (_, options) => {
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
  ['a parsed body', JSON.parse(body), signed, ['s1']],
  ['a body as an ArrayBuffer', new TextEncoder().encode(body).buffer, signed, ['s1']],
  ['no body', undefined, signed, ['s1']],
  ['a body of null', null, signed, ['s1']],
  ['a secret outside an array', body, signed, 's1'],
  ['an undefined secret', body, signed, [undefined]],
  ['an undefined secret beside a defined one', body, signed, ['s1', undefined]],
  ['a secret that is a number', body, signed, [1]],
  ['no secrets', body, signed, undefined],
])('rejects %s with a TernWebhookError at run time', async (_, text, header, secrets) => {
  await expect(verifyUntyped(text, header, secrets, { now })).rejects.toThrow(TernWebhookError);
});

test('accepts a body created in another realm', async () => {
  const bytes: unknown = runInNewContext('Uint8Array.from(values)', { values: [...new TextEncoder().encode(body)] });
  expect(bytes instanceof Uint8Array).toBe(false);
  await expect(verifyUntyped(bytes, signed, ['s1'], { now })).resolves.toBeUndefined();
});

test('rejects a body with one changed bit in any byte', async () => {
  const header = `t=${t},v1=${mac('s1')}`;
  const bytes = new TextEncoder().encode(body);
  for (const at of bytes.keys()) {
    const changed = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ 1 : byte));
    await expect(verifyWebhook(changed, header, ['s1'], { now })).rejects.toThrow(TernWebhookError);
  }
});

test('rejects a header with one changed character, including the timestamp', async () => {
  const header = `t=${t},v1=${mac('s1')}`;
  for (const at of [...header].keys()) {
    const other = header[at] === '0' ? '1' : '0';
    const changed = header.slice(0, at) + other + header.slice(at + 1);
    await expect(verifyWebhook(body, changed, ['s1'], { now })).rejects.toThrow(TernWebhookError);
  }
});

test('rejects a secret with one changed, missing or additional character', async () => {
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

test('signWebhook creates the header that the service sends', async () => {
  expect(await signWebhook(body, 's1', { now })).toBe(`t=${t},v1=${mac('s1')}`);
});
