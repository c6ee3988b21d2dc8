import { askModel } from '../../ai/ask-model.ts';
import { type ExaminedCopy, examineCopy } from '../../domain/ai/examine-copy.ts';
import { lintDelivery, readModelFindings } from '../../domain/ai/lint.ts';
import { createMask } from '../../domain/ai/mask.ts';
import { buildPrompt } from '../../domain/ai/prompt.ts';
import type { Skill } from '../../skill.ts';
import { askerOf, presentSource } from './asker.ts';
import { loadCopyContext } from './copy-context.ts';
import { invalidLiquid } from './errors.ts';

const MAX_OUTPUT_TOKENS = 800;

/** The rules decide what blocks a message. A model only adds warnings, and removes nothing. */
export const lintMessage: Skill<'ai.lint'> = async (params, context) => {
  const { text, purpose = 'marketing', program_id: programId } = params;
  const copyContext = await loadCopyContext(context.database, context.account, { purpose, programId });
  const examined = examineCopy(text, copyContext);
  if (!examined.ok) throw invalidLiquid('/text', examined.detail);
  const { copy } = examined;
  const findings = [...copy.lint, ...lintDelivery(text, copy)];
  const mask = createMask();
  const { value, source } = await askModel(askerOf(context), {
    skill: 'ai.lint',
    personal: false,
    prompt: () =>
      buildPrompt(
        `Find what is unclear, misleading or hard to read in the ${purpose} text message in the data, at most five things. Quote the words exactly as they stand. An empty list is a good answer.`,
        '{"findings": [{"words": "…", "problem": "…", "fix": "…"}]}',
        { text: mask.hide(text) },
        MAX_OUTPUT_TOKENS,
      ),
    read: (answer) => readModelFindings(answer, text, mask.restore),
  });
  return { findings: [...findings, ...(value ?? [])], ...measure(copy), ...presentSource(source) };
};

function measure({ encoding, segments, lint }: ExaminedCopy) {
  return { encoding, segments, sendable: segments > 0 && lint.every(({ severity }) => severity !== 'blocker') };
}
