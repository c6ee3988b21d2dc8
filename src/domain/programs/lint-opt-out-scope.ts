import type { ProgramFinding } from '../../generated/types.ts';
import { ANSWER } from '../opt-out/scope-question.ts';
import type { RulePack } from '../rule-packs/pack.ts';
import { RULE_PACKS } from '../rule-packs/packs.ts';
import { rulePackAt } from '../rule-packs/rule-pack-at.ts';
import type { ProgramContent } from './content.ts';
import { readKeyword } from './read-keyword.ts';

const FIELD = 'opt_out_scope';
const SET_ALL = 'Set opt_out_scope to all.';

/** Why a program with `opt_out_scope: ask` does not ask, or will stop asking on a date. */
export function lintOptOutScope(
  { opt_out_scope: scope, keywords }: ProgramContent,
  { now, hasOthers }: { readonly now: Date; readonly hasOthers: boolean },
  packs: readonly [RulePack, ...RulePack[]] = RULE_PACKS,
): ProgramFinding[] {
  if (scope !== 'ask') return [];
  const day = now.toISOString().slice(0, 10);
  const { optOuts } = rulePackAt(now, packs);
  const ends = packs.find((pack) => pack.effectiveFrom > day && pack.optOuts.revokeAll);
  const found: ProgramFinding[] = [];
  if (optOuts.revokeAll)
    found.push(
      finding(
        'opt_out_scope_revoked',
        'warning',
        `No question is sent: a STOP opts out of every program (${optOuts.source}).`,
        SET_ALL,
      ),
    );
  else if (ends !== undefined)
    found.push(
      finding(
        'opt_out_scope_ends',
        'info',
        `From ${ends.effectiveFrom} no question is sent: a STOP opts out of every program (${ends.optOuts.source}).`,
        'No action needed now. Replies received before that day stay valid.',
      ),
    );
  if (readKeyword(ANSWER, keywords) !== null)
    found.push(
      finding(
        'opt_out_answer_taken',
        'warning',
        `No question is sent: ${ANSWER}, the reply to it, is a keyword of the program.`,
        `Remove ${ANSWER} from keywords.`,
      ),
    );
  if (!hasOthers)
    found.push(
      finding('opt_out_scope_alone', 'info', 'No question is sent: the account has no other program.', SET_ALL),
    );
  return found;
}

function finding(rule: string, severity: ProgramFinding['severity'], message: string, fix: string): ProgramFinding {
  return { rule, severity, field: FIELD, message, fix };
}
