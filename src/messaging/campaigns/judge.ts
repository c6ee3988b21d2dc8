import { recordedPhone } from '../../domain/phone.ts';
import type { AccountState } from '../../skill.ts';
import { compose } from '../content/compose.ts';
import { contactVariables } from '../content/contact-variables.ts';
import type { LoadedContent } from '../content/load-template.ts';
import { decide } from '../gates/chain.ts';
import type { Decision, Sender, SendFacts } from '../gates/facts.ts';
import type { SendingRules } from '../timing/sending-rules.ts';
import type { AudienceContact } from './audience.ts';
import type { CampaignRow } from './campaign.ts';
import type { TimedContact } from './timed-audience.ts';

/** What is the same for every recipient of a campaign. */
export interface CampaignFacts {
  readonly campaign: CampaignRow;
  readonly account: { readonly state: AccountState; readonly paused: boolean };
  /** The numbers it may go out from: one, or those of its program; none when none can send. */
  readonly senders: readonly Sender[];
  readonly content: LoadedContent;
  readonly rules: SendingRules;
  /** When the texts are decided on. */
  readonly at: Date;
}

/** The program that its texts belong to: its own, or that of its one number. */
export const programOf = ({ campaign, senders }: CampaignFacts): string | null =>
  campaign.program_id ?? senders[0]?.program_id ?? null;

export interface Judgement {
  readonly contact: AudienceContact;
  readonly facts: SendFacts;
  readonly decision: Decision;
}

/** Runs the gates of one send for one recipient. */
export function judge(
  { campaign, account, content }: CampaignFacts,
  { contact, sender, timing, touches }: TimedContact,
  availableCredits: number,
): Judgement {
  const facts: SendFacts = {
    account,
    sender,
    recipient: recordedPhone(contact),
    contact: { id: contact.id, consentStatus: contact.consent_status },
    suppressedBy: contact.suppressed_by,
    purpose: campaign.purpose,
    content: compose(content.template, content.template.constant ? {} : contactVariables(contact), contact.country),
    timing,
    touches,
    availableCredits,
  };
  return { contact, facts, decision: decide(facts) };
}
