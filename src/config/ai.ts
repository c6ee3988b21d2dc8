import { credentialUrl, type Environment, integer } from './environment.ts';

/** The model that `ai.*` asks. */
export interface AiSettings {
  /** Base URL of a server with the chat-completions form, such as https://api.openai.com/v1. */
  readonly url: string;
  /** Null for a server that needs none. */
  readonly key: string | null;
  readonly model: string;
  /** From the question to the end of the answer. */
  readonly timeoutMs: number;
  /** Of each account; accounts can only lower it. */
  readonly monthlyTokens: number;
}

/** Null without TERN_AI_URL: then rules answer. */
export function readAiSettings(env: Environment): AiSettings | null {
  if (env.TERN_AI_URL === undefined) return null;
  const model = env.TERN_AI_MODEL;
  if (model === undefined || model.length > 100)
    throw new Error('TERN_AI_URL is set, so TERN_AI_MODEL must be the name of a model of at most 100 characters.');
  return {
    url: credentialUrl(env, 'TERN_AI_URL', ''),
    key: env.TERN_AI_KEY ?? null,
    model,
    timeoutMs: integer(env, 'TERN_AI_TIMEOUT_MS', 10_000, 100, 60_000),
    monthlyTokens: integer(env, 'TERN_AI_MONTHLY_TOKENS', 1_000_000, 0, 1_000_000_000),
  };
}
