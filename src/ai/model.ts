import type { Prompt } from '../domain/ai/prompt.ts';

/** Why a model gave no answer. */
export type ModelFault = 'timeout' | 'unavailable' | 'invalid_answer';

export type Completion =
  | {
      readonly ok: true;
      readonly text: string;
      /** As the server counts them; null when it does not say. */
      readonly inputTokens: number | null;
      readonly outputTokens: number | null;
    }
  | { readonly ok: false; readonly fault: ModelFault };

/** A server that completes chats. */
export interface Model {
  /** As configured; stored with the usage. */
  readonly name: string;
  /** Never throws, and ends within the timeout of the settings. */
  complete(prompt: Prompt): Promise<Completion>;
  close(): Promise<void>;
}
