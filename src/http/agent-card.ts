import type { Context } from 'koa';
import { agentCard } from '../generated/agent-card.ts';
import { catalogVersion } from '../generated/catalog.ts';
import type { SigningKey } from '../platform/crypto/signing-keys.ts';
import { type StaticDocument, sendDocument, staticDocument } from './documents.ts';

export interface AgentCardParts {
  readonly publicUrl: string;
  /** With which the card is signed, the current one first. */
  readonly cardKeys: readonly SigningKey[];
}

/** Of A2A 0.3 and before, and of A2A 1.0. */
const CARD_PATHS: readonly string[] = ['/.well-known/agent.json', '/.well-known/agent-card.json'];
const KEY_SET_PATH = '/.well-known/jwks.json';

/** The signed agent card and the keys that verify it. */
export function createAgentCardRoute({ publicUrl, cardKeys }: AgentCardParts): (ctx: Context) => Promise<boolean> {
  let card: Promise<StaticDocument> | null = null;
  const keySet = staticDocument('application/json', JSON.stringify({ keys: cardKeys.map((key) => key.publicJwk) }));
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return false;
    if (ctx.path === KEY_SET_PATH) {
      sendDocument(ctx, keySet);
      return true;
    }
    if (!CARD_PATHS.includes(ctx.path)) return false;
    card ??= signedCard(publicUrl, cardKeys);
    sendDocument(ctx, await card);
    return true;
  };
}

/** The library of A2A costs a tenth of a second to load, so the first request loads it. */
async function signedCard(publicUrl: string, keys: readonly SigningKey[]): Promise<StaticDocument> {
  const { signCard } = await import('../a2a/sign-card.ts');
  const card = signCard(agentCard(publicUrl, catalogVersion), keys, `${publicUrl}${KEY_SET_PATH}`);
  return staticDocument('application/json', JSON.stringify(card));
}
