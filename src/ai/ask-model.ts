import type { Owner } from '../domain/account.ts';
import { estimateTokens, type Prompt } from '../domain/ai/prompt.ts';
import { type AnswerObject, readAnswerObject } from '../domain/ai/read-answer.ts';
import type { Database } from '../platform/database/database.ts';
import type { Model, ModelFault } from './model.ts';
import { readAiSettingsOf } from './settings.ts';
import { reserveTokens, settleTokens } from './usage.ts';

/** Why rules answered although a model could have been asked. Null: it was not needed. */
export type Fallback = 'no_model' | 'not_allowed' | 'budget' | ModelFault | null;

/** Who answered, as every skill that can ask a model says. */
export interface Source {
  readonly engine: 'rules' | 'model';
  readonly model: string | null;
  readonly fallback: Fallback;
  readonly tokens: number;
}

export interface Asked<T> {
  /** Null when rules must answer. */
  readonly value: T | null;
  readonly source: Source;
}

export interface Question<T> {
  readonly skill: string;
  /** Built only when it is asked. Everything in it is masked. */
  readonly prompt: () => Prompt;
  /** Checks the answer; null when it cannot be offered. */
  readonly read: (answer: AnswerObject) => T | null;
  /** Contains what people wrote or fields of contacts: asked only if the account allows it. */
  readonly personal: boolean;
}

export interface Asker {
  readonly database: Database;
  readonly model: Model | null;
  /** Of the service; the account may have a lower one. */
  readonly monthlyTokens: number;
  readonly account: Owner;
  readonly now: Date;
}

/** Nothing was asked because rules are sure. */
export const BY_RULES: Source = { engine: 'rules', model: null, fallback: null, tokens: 0 };

/**
 * Asks the model within its time and the account's tokens. No transaction is open meanwhile: the
 * tokens are reserved and committed before, and settled after. Never throws because of the model.
 */
export async function askModel<T>(
  { database, model, monthlyTokens, account, now }: Asker,
  { skill, prompt: build, read, personal }: Question<T>,
): Promise<Asked<T>> {
  const byRules = (fallback: Fallback, tokens = 0): Asked<T> => ({
    value: null,
    source: { engine: 'rules', model: null, fallback, tokens },
  });
  if (model === null) return byRules('no_model');
  const settings = await readAiSettingsOf(database, account);
  if (personal && !settings.shareMessages) return byRules('not_allowed');
  const prompt = build();
  const inputEstimate = estimateTokens(prompt.system, prompt.user);
  const limit = Math.min(settings.monthlyTokens ?? monthlyTokens, monthlyTokens);
  const wanted = inputEstimate + prompt.maxOutputTokens;
  const reservation = await reserveTokens(database, account, wanted, limit, now);
  if (reservation === null) return byRules('budget');
  const completion = await model.complete(prompt);
  const value = completion.ok ? readChecked(completion.text, read) : null;
  const inputTokens = completion.ok
    ? (completion.inputTokens ?? inputEstimate)
    : // What it took is unknown, except when nothing was asked.
      completion.fault === 'unavailable'
      ? 0
      : inputEstimate;
  const outputTokens = completion.ok ? (completion.outputTokens ?? estimateTokens(completion.text)) : 0;
  const used = { skill, model: model.name, failed: value === null, inputTokens, outputTokens, now };
  await database.transaction((tx) => settleTokens(tx, account, reservation, used));
  const tokens = inputTokens + outputTokens;
  if (value === null) return byRules(completion.ok ? 'invalid_answer' : completion.fault, tokens);
  return { value, source: { engine: 'model', model: model.name, fallback: null, tokens } };
}

function readChecked<T>(text: string, read: (answer: AnswerObject) => T | null): T | null {
  const answer = readAnswerObject(text);
  return answer === null ? null : read(answer);
}
