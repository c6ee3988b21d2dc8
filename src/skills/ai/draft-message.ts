import { askModel } from '../../ai/ask-model.ts';
import { acceptCopy } from '../../domain/ai/accept-copy.ts';
import { type Brief, draftByRules, OPT_OUT } from '../../domain/ai/draft.ts';
import { type ExaminedCopy, examineCopy, hasBlocker } from '../../domain/ai/examine-copy.ts';
import { createMask } from '../../domain/ai/mask.ts';
import { buildPrompt } from '../../domain/ai/prompt.ts';
import { textsIn } from '../../domain/ai/read-answer.ts';
import type { ReviewContext } from '../../domain/content/classification/review-content.ts';
import { invalidParams } from '../../errors.ts';
import type { Warning } from '../../generated/types.ts';
import type { Skill } from '../../skill.ts';
import { askerOf, presentSource } from './asker.ts';
import { loadCopyContext, presentCopy } from './copy-context.ts';
import { blockedCopy, invalidLiquid, tooLong } from './errors.ts';

const VARIABLES = ['first_name', 'last_name'];
const MAX_LENGTH = 1_600;
const TOKENS_OF_VARIANT = 250;
const WRITTEN_BY_RULES = 'en';

/** The words of the caller, not of recipients: they reach the model without `share_messages`. */
export const draftMessage: Skill<'ai.draftMessage'> = async (params, context) => {
  const { goal, recipients = null, purpose = 'marketing', tone = 'neutral', link = null, n = 3 } = params;
  const { language = 'en', max_segments: maxSegments = 1, program_id: programId } = params;
  const copyContext = await loadCopyContext(context.database, context.account, { purpose, programId });
  const brand = params.brand ?? copyContext.brand;
  const brief: Brief = { goal, purpose, brand, link, tone };
  const byRules = draft(brief, copyContext, maxSegments).slice(0, n);
  const mask = createMask();
  const hide = (text: string | null): string | null => (text === null ? null : mask.hide(text));
  const facts = [goal, recipients, brand, link].filter((text) => text !== null).join('\n');
  const { value, source } = await askModel(askerOf(context), {
    skill: 'ai.draftMessage',
    personal: false,
    prompt: () =>
      buildPrompt(
        `Write ${n} different ${purpose} text messages in the language ${language} for the goal in the data, each at most ${maxSegments * 150} characters.` +
          `${brand === null ? '' : ' Begin each with the brand and a colon.'}${link === null ? '' : ' Contain the link.'}` +
          `${purpose === 'marketing' ? ` End each with "${OPT_OUT}" in that language.` : ' They must not advertise anything.'} The only variables are {{ first_name }} and {{ last_name }}.`,
        '{"variants": ["…"]}',
        { goal: hide(goal), recipients: hide(recipients), brand: hide(brand), link: hide(link), tone },
        TOKENS_OF_VARIANT * n * maxSegments,
      ),
    read: (answer) => {
      const accepted = textsIn(answer, 'variants', n, MAX_LENGTH)
        .map((text) =>
          acceptCopy(mask.restore(text), { context: copyContext, maxSegments, facts, variables: VARIABLES }),
        )
        .filter((copy) => copy !== null);
      return accepted.length === 0 ? null : accepted;
    },
  });
  return {
    variants: (value ?? byRules).map(presentCopy),
    purpose,
    ...presentSource(source),
    ...(value === null && language !== WRITTEN_BY_RULES && { warnings: [notWritten(language)] }),
  };
};

/** A caller that asked for another language must not take its own words for a translation. */
const notWritten = (language: string): Warning => ({
  code: 'language_not_written',
  message: `No model answered, and rules do not write the language ${language}: the variants have the words of the goal and an opt-out in English.`,
  param: 'language',
});

/** Throws when the goal cannot be said: too long, or blocked for its purpose. */
function draft(brief: Brief, context: ReviewContext, maxSegments: number): ExaminedCopy[] {
  const copies = draftByRules(brief).map((text) => {
    const examined = examineCopy(text, context);
    if (!examined.ok) throw invalidLiquid('/goal', examined.detail);
    return examined.copy;
  });
  const [first] = copies;
  if (first === undefined)
    throw invalidParams('The goal says nothing. Say what the message is about.', [
      { path: '/goal', rule: 'must say what the message is about' },
    ]);
  const sendable = copies.filter((copy) => !hasBlocker(copy));
  if (sendable.length === 0) throw blockedCopy(first);
  const fitting = sendable.filter(({ segments }) => segments <= maxSegments);
  if (fitting.length === 0) throw tooLong(maxSegments, Math.min(...sendable.map(({ segments }) => segments)));
  return fitting;
}
