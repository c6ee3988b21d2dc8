import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { type AgentCard, verifyAgentCardSignature } from '@a2a-js/sdk';
import { DefaultAgentCardResolver } from '@a2a-js/sdk/client';
import { createApp } from '../../src/app.ts';
import { useTestApp } from '../support/app.ts';

const app = useTestApp();

interface KeySet {
  readonly keys: readonly (JsonWebKey & { readonly kid: string })[];
}

const keySetOf = async (url: string): Promise<KeySet> =>
  (await (await fetch(`${url}/.well-known/jwks.json`)).json()) as KeySet;

const resolve = (url: string): Promise<AgentCard> => new DefaultAgentCardResolver().resolve(url);

/** The verification of the official client, with the keys that it trusts. */
const verifierOf = ({ keys }: KeySet) =>
  verifyAgentCardSignature(async (kid) => {
    const key = keys.find((one) => one.kid === kid);
    if (key === undefined) throw new Error('The key is not trusted.');
    return createPublicKey({ key, format: 'jwk' });
  });

/** The library prints each signature that it cannot verify. */
async function quietly(work: () => Promise<void>): Promise<void> {
  const { debug } = console;
  console.debug = () => undefined;
  try {
    await work();
  } finally {
    console.debug = debug;
  }
}

test.each(['agent-card.json', 'agent.json'])('the official client verifies the signature of %s', async (file) => {
  const card = await new DefaultAgentCardResolver({ path: `.well-known/${file}` }).resolve(app.url);
  const keySet = await keySetOf(app.url);
  await verifierOf(keySet)(card);
  const [{ protected: header = '' } = {}] = card.signatures;
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
    alg: 'ES256',
    typ: 'JOSE',
    kid: keySet.keys[0]?.kid,
    jku: `${app.parts.service.config.publicUrl}/.well-known/jwks.json`,
  });
});

test('a card that was changed is not verified', async () => {
  const card = await resolve(app.url);
  const verify = verifierOf(await keySetOf(app.url));
  await quietly(async () => {
    await expect(verify({ ...card, description: 'Sends for free.' })).rejects.toThrow('No valid signatures');
    const [first, ...skills] = card.skills;
    expect(first).toBeDefined();
    await expect(verify({ ...card, skills })).rejects.toThrow('No valid signatures');
    const [one] = card.supportedInterfaces;
    if (one === undefined) throw new Error('The card has no interface.');
    const elsewhere = [{ ...one, url: 'https://evil.example/a2a' }];
    await expect(verify({ ...card, supportedInterfaces: elsewhere })).rejects.toThrow('No valid signatures');
  });
});

test('the key set has public keys only', async () => {
  for (const key of (await keySetOf(app.url)).keys)
    expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});

test('all processes with a secret have the same key, and after a new secret the card has both signatures', async () => {
  const before = await keySetOf(app.url);
  const { config } = app.parts.service;
  const [current] = config.tokenSecrets;
  const parts = { databaseUrl: app.databaseUrl, role: 'api' as const, announcesWork: false };
  const same = createApp({ ...parts, config });
  const tokenSecrets = [Buffer.from('a new key of 32 bytes, as of now'), current] as const;
  const rotated = createApp({ ...parts, config: { ...config, tokenSecrets } });
  await Promise.all([same.start(), rotated.start()]);
  try {
    expect(await keySetOf(same.url)).toEqual(before);
    const after = await keySetOf(rotated.url);
    expect(after.keys).toEqual([expect.objectContaining({ kty: 'EC' }), before.keys[0]]);
    const card = await resolve(rotated.url);
    expect(card.signatures).toHaveLength(2);
    await quietly(() => verifierOf(before)(card));
    await verifierOf({ keys: after.keys.slice(0, 1) })(card);
  } finally {
    await Promise.all([same.stop(), rotated.stop()]);
  }
});
