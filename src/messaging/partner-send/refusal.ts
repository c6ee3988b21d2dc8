import type { ConsentStatus } from '../../domain/consent.ts';
import { type NextAction, SkillError } from '../../errors.ts';
import type { AccountState } from '../../skill.ts';
import { decide } from '../gates/chain.ts';
import type { SendFacts } from '../gates/facts.ts';
import { refusalError, type SendLater } from '../gates/refusal-error.ts';
import type { RefusalFacts } from './statement.ts';

/** The gates of a single send judge what the database saw; what a partner can do about a refusal is its own. */
export function refusalForPartner(
  seen: RefusalFacts,
  externalRef: string,
  text: Pick<SendFacts, 'recipient' | 'content' | 'purpose' | 'timing'>,
  sendLater: SendLater,
): SkillError {
  const facts: SendFacts = {
    ...text,
    account: { state: seen.state as AccountState, paused: seen.paused },
    sender: seen.sender,
    contact: seen.contact && { id: seen.contact.id, consentStatus: seen.contact.status as ConsentStatus },
    suppressedBy: seen.suppressed_by,
    availableCredits: seen.available,
    touches: seen.touches.map((touch) => new Date(touch)),
  };
  const error = refusalError(decide(facts), facts, sendLater);
  const nextActions = actionsOf(error, externalRef, facts);
  return nextActions === null
    ? error
    : new SkillError(error.code, error.message, {
        nextActions,
        details: error.details,
        fieldErrors: error.fieldErrors,
      });
}

function actionsOf({ code }: SkillError, externalRef: string, facts: SendFacts): readonly NextAction[] | null {
  const status: NextAction = {
    skill: 'partner.setupStatus',
    params: { external_ref: externalRef },
    why: 'Shows what is missing before this end-customer can send.',
  };
  switch (code) {
    case 'credits_insufficient': {
      const amount = Math.max(1, (facts.content.ok ? facts.content.credits : 0) - facts.availableCredits);
      return [
        {
          skill: 'partner.grantCredits',
          params: { external_ref: externalRef, amount },
          why: 'Moves credits to the end-customer.',
        },
      ];
    }
    case 'partner_child_paused':
      return [
        {
          skill: 'partner.setChildPaused',
          params: { external_ref: externalRef, paused: false },
          why: 'Lets the end-customer go on.',
        },
      ];
    case 'partner_suspended':
    case -32003:
      return [status];
    default:
      return null;
  }
}
