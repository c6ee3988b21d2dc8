import type { ExaminedCopy } from '../../domain/ai/examine-copy.ts';
import { invalidParams, type SkillError, unprocessable } from '../../errors.ts';

/** `detail` says what is wrong with the Liquid, without the text. */
export function invalidLiquid(path: string, detail: string): SkillError {
  return invalidParams(`The text is not valid Liquid: ${detail}`, [{ path, rule: 'must be valid Liquid' }]);
}

/** What the caller wants to say cannot be sent for the purpose: the rules, and never its words. */
export function blockedCopy({ lint }: ExaminedCopy): SkillError {
  const blockers = lint.filter(({ severity }) => severity === 'blocker');
  const [first] = blockers;
  return unprocessable('content_blocked', `${first?.explanation ?? ''} ${first?.fix ?? ''}`.trim(), {
    details: { rules: [...new Set(blockers.map(({ rule }) => rule))] },
  });
}

export function tooLong(maxSegments: number, needed: number): SkillError {
  return unprocessable(
    'too_long',
    `The shortest message for this goal takes ${needed} segments. Raise max_segments, or say less in the goal.`,
    { details: { max_segments: maxSegments, needed_segments: needed } },
  );
}
