import { askModel } from '../../ai/ask-model.ts';
import { acceptCopy, numbersIn } from '../../domain/ai/accept-copy.ts';
import { type ExaminedCopy, examineCopy } from '../../domain/ai/examine-copy.ts';
import { createMask } from '../../domain/ai/mask.ts';
import { buildPrompt } from '../../domain/ai/prompt.ts';
import { textIn } from '../../domain/ai/read-answer.ts';
import { protectedParts, type RewriteGoal, rewriteByRules } from '../../domain/ai/rewrite.ts';
import type { ReviewContext } from '../../domain/content/classification/review-content.ts';
import { MAX_SEGMENTS } from '../../domain/content/encoding.ts';
import { explainsOptOut } from '../../domain/content/message-checks.ts';
import type { Skill } from '../../skill.ts';
import { askerOf, presentSource } from './asker.ts';
import { loadCopyContext, presentCopy } from './copy-context.ts';
import { invalidLiquid } from './errors.ts';

const MAX_LENGTH = 3_000;

/** Goals for which rules are exact: a model could only do worse. */
const EXACT: readonly RewriteGoal[] = ['gsm7', 'add_opt_out'];

export const rewriteMessage: Skill<'ai.rewrite'> = async (params, context) => {
  const { text, goals, purpose = 'marketing', program_id: programId } = params;
  const copyContext = await loadCopyContext(context.database, context.account, { purpose, programId });
  const before = examine(text, copyContext);
  const byRules = examine(rewriteByRules(text, goals), copyContext);
  const asked = goals.filter((goal) => !EXACT.includes(goal));
  const mask = createMask();
  const { value, source } =
    asked.length === 0
      ? { value: null, source: { engine: 'rules', model: null, fallback: null, tokens: 0 } as const }
      : await askModel(askerOf(context), {
          skill: 'ai.rewrite',
          personal: false,
          prompt: () =>
            buildPrompt(
              `Rewrite the text message in the data: ${asked.join(', ')}. Keep its language, its meaning, every number, every link, everything in double braces, and how to opt out.`,
              '{"text": "…"}',
              { text: mask.hide(text) },
              Math.ceil(text.length / 2) + 100,
            ),
          read: (answer) => {
            const written = textIn(answer, 'text', MAX_LENGTH);
            if (written === null) return null;
            // What rules do exactly is done last, so that it holds of what the model wrote.
            const finished = rewriteByRules(
              mask.restore(written),
              goals.filter((goal) => EXACT.includes(goal)),
            );
            const copy = acceptCopy(finished, {
              context: copyContext,
              maxSegments: goals.includes('shorten') ? before.segments : MAX_SEGMENTS,
              facts: text,
              variables: before.variables,
            });
            return copy !== null && keeps(copy, before) ? copy : null;
          },
        });
  const after = value ?? byRules;
  return {
    copy: presentCopy(after),
    changed: after.text !== text,
    segments_before: before.segments,
    segments_after: after.segments,
    encoding_before: before.encoding,
    encoding_after: after.encoding,
    ...presentSource(source),
  };
};

function examine(text: string, context: ReviewContext): ExaminedCopy {
  const examined = examineCopy(text, context);
  if (!examined.ok) throw invalidLiquid('/text', examined.detail);
  return examined.copy;
}

/** Nothing that matters is lost: links, variables, numbers, and how to opt out. */
function keeps({ text }: ExaminedCopy, { text: before }: ExaminedCopy): boolean {
  const parts = protectedParts(text);
  const numbers = numbersIn(text);
  return (
    protectedParts(before).every((part) => parts.includes(part)) &&
    numbersIn(before).every((number) => numbers.includes(number)) &&
    (!explainsOptOut(before) || explainsOptOut(text))
  );
}
