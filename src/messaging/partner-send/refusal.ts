import type { ConsentStatus } from '../../domain/consent.ts';
import type { SkillError } from '../../errors.ts';
import type { AccountState } from '../../skill.ts';
import { decide } from '../gates/chain.ts';
import type { SendFacts } from '../gates/facts.ts';
import { refusalError, type SendLater } from '../gates/refusal-error.ts';
import { forPartner } from './next-actions.ts';
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
  const missing = Math.max(1, (facts.content.ok ? facts.content.credits : 0) - facts.availableCredits);
  return forPartner(refusalError(decide(facts), facts, sendLater), externalRef, missing);
}
