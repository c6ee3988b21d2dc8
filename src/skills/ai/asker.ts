import type { Asker, Source } from '../../ai/ask-model.ts';
import type { ContextOf } from '../../skill.ts';

/** The context of a skill that can ask the model. */
export type AskingContext = Pick<ContextOf<'ai.draftMessage'>, 'database' | 'account' | 'now' | 'service'>;

export function askerOf({ database, account, now, service }: AskingContext): Asker {
  return { database, account, now, model: service.model, monthlyTokens: service.config.ai?.monthlyTokens ?? 0 };
}

/** Who answered, as in every result. */
export function presentSource({ engine, model, fallback, tokens }: Source) {
  return { engine, model, fallback, tokens };
}
