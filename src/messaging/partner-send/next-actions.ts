import { type NextAction, SkillError } from '../../errors.ts';

/** What a key of partner.register may call; all else about an end-customer is done with the end-customer's own key. */
const PARTNERS = /^(?:partner|billing)\./;

/** The refusal with what the partner can do about it first. */
export function forPartner(error: SkillError, externalRef: string, missingCredits = 1): SkillError {
  const { code, message, details, fieldErrors } = error;
  const nextActions = actionsOf(error, externalRef, missingCredits);
  return new SkillError(code, message, { nextActions, details, fieldErrors });
}

function actionsOf(
  { code, nextActions }: SkillError,
  externalRef: string,
  missingCredits: number,
): readonly NextAction[] {
  const params = { external_ref: externalRef };
  const status: NextAction = {
    skill: 'partner.setupStatus',
    params,
    why: 'Shows what is missing before this end-customer can send.',
  };
  switch (code) {
    case 'credits_insufficient':
      return [
        {
          skill: 'partner.grantCredits',
          params: { ...params, amount: missingCredits },
          why: 'Moves credits to the end-customer.',
        },
      ];
    case 'partner_child_paused':
      return [
        {
          skill: 'partner.setChildPaused',
          params: { ...params, paused: false },
          why: 'Lets the end-customer go on.',
        },
      ];
    case 'partner_suspended':
    case -32003:
      return [status];
    default:
      return nextActions.every(isPartners) ? nextActions : [status, ...nextActions.map(withWhoseKey)];
  }
}

function isPartners({ skill }: NextAction): boolean {
  return PARTNERS.test(skill);
}

function withWhoseKey(action: NextAction): NextAction {
  return isPartners(action) ? action : { ...action, why: `With the end-customer's own key: ${action.why}` };
}
