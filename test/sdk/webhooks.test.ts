import { createHmac } from 'node:crypto';
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
  await expect(verifyWebhook(body, `t=${t},v1=${mac('x')},v1=${mac('s1')}`, ['s1'], { now })).resolves.toBeUndefined();
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

test('300 seconds either way are tolerated, and not one more', async () => {
  const header = `t=${t},v1=${mac('s1')}`;
  for (const seconds of [-300, 300]) {
    await expect(verifyWebhook(body, header, ['s1'], { now: new Date((t + seconds) * 1000) })).resolves.toBeUndefined();
  }
  for (const seconds of [-301, 301]) {
    await expect(verifyWebhook(body, header, ['s1'], { now: new Date((t + seconds) * 1000) })).rejects.toThrow(/300 s/);
  }
  await expect(
    verifyWebhook(body, header, ['s1'], { now: new Date((t + 11) * 1000), toleranceSeconds: 10 }),
  ).rejects.toThrow(TernWebhookError);
});

test('signWebhook makes the header the service would send', async () => {
  expect(await signWebhook(body, 's1', { now })).toBe(`t=${t},v1=${mac('s1')}`);
});
