import { askModel, BY_RULES } from '../../ai/ask-model.ts';
import { classifyByRules, concernsConsent, PLAIN_INTENTS, type ReplyIntent } from '../../domain/ai/classify-reply.ts';
import { createMask } from '../../domain/ai/mask.ts';
import { buildPrompt, MAX_TEXT } from '../../domain/ai/prompt.ts';
import { type AnswerObject, textIn } from '../../domain/ai/read-answer.ts';
import type { Skill } from '../../skill.ts';
import { askerOf, presentSource } from './asker.ts';

const MAX_OUTPUT_TOKENS = 60;

/**
 * The opt-out engine decides about consent. A model is asked only about messages that say nothing
 * of it.
 */
export const classifyReply: Skill<'ai.classifyReply'> = async ({ text }, context) => {
  const byRules = classifyByRules(text);
  if (concernsConsent(byRules)) return { ...present(byRules), ...presentSource(BY_RULES) };
  const { value, source } = await askModel(askerOf(context), {
    skill: 'ai.classifyReply',
    personal: true,
    prompt: () =>
      buildPrompt(
        `Classify what the person wants who wrote the text message in the data: one of ${PLAIN_INTENTS.join(', ')}.`,
        '{"intent": "…", "confidence": 0.0}',
        { text: createMask().hide(text.slice(0, MAX_TEXT)) },
        MAX_OUTPUT_TOKENS,
      ),
    read: readIntent,
  });
  return { ...present(value ?? byRules), ...presentSource(source) };
};

/** Null for an intent that is none of those asked for, such as one about consent. */
function readIntent(answer: AnswerObject): ReplyIntent | null {
  const written = textIn(answer, 'intent', 40);
  const intent = PLAIN_INTENTS.find((plain) => plain === written);
  const { confidence } = answer;
  if (intent === undefined || typeof confidence !== 'number' || !(confidence >= 0 && confidence <= 1)) return null;
  return { intent, confidence, matchedRule: null };
}

const present = ({ intent, confidence, matchedRule }: ReplyIntent) => ({
  intent,
  confidence,
  matched_rule: matchedRule,
});
