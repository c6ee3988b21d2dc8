import { SkillError } from '../../errors.ts';
import type { NextAction } from '../../next-actions.ts';

/**
 * The skills that a partner's key may call; everything else about an end-customer takes the
 * end-customer's own key.
 */
const PARTNERS = /^(?:partner|billing)\./;

/** The error with the next actions that the partner itself can take first. */
export function forPartner(error: SkillError, externalRef: string): SkillError {
  const { code, message, details, fieldErrors, retryAfterMs } = error;
  const nextActions = actionsOf(error, externalRef);
  return new SkillError(code, message, {
    nextActions,
    details,
    fieldErrors,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

function actionsOf({ code, nextActions, details }: SkillError, externalRef: string): readonly NextAction[] {
  const params = { external_ref: externalRef };
  const status: NextAction = {
    skill: 'partner.setupStatus',
    params,
    why: 'Lists what this end-customer still needs before it can send.',
  };
  switch (code) {
    case 'credits_insufficient':
      return [
        {
          skill: 'partner.grantCredits',
          params: { ...params, amount_credits: Math.max(1, Number(details.needed) - Number(details.available)) },
          why: 'Grants credits to the end-customer.',
        },
      ];
    case 'partner_child_paused':
      return [
        {
          skill: 'partner.setChildPaused',
          params: { ...params, paused: false },
          why: 'Resumes sending for the end-customer.',
        },
      ];
    case 'partner_suspended':
    case -32003:
      return [status];
    default:
      return nextActions.every(isPartners) ? nextActions : [status, ...nextActions.map(withOwnerOfKey)];
  }
}

function isPartners({ skill }: NextAction): boolean {
  return PARTNERS.test(skill);
}

function withOwnerOfKey(action: NextAction): NextAction {
  return isPartners(action) ? action : { ...action, why: `With the end-customer's own key: ${action.why}` };
}
