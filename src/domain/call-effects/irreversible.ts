import type { SkillName } from '../../generated/skills.ts';
import type { LeadsTo, NamedEffect } from './leads-to.ts';

/** What can be said more exactly than by what the skill leads to. */
const SKILLS: Readonly<Record<string, string>> = {
  'campaigns.launch':
    'Messages that were submitted to a carrier cannot be called back. campaigns.cancel stops the rest.',
  'campaigns.resume':
    'Messages that were submitted to a carrier cannot be called back. campaigns.cancel stops the rest.',
  'contacts.forget': 'The personal data of the contact is erased for good.',
  'contacts.optOut': 'Only the contact, or newer evidence, can lift an opt-out.',
  'agent.revokeKey': 'A revoked key stays revoked.',
  'journeys.publish': 'Messages that the journey sends cannot be called back. journeys.setState pauses it.',
  'journeys.enroll': 'Messages that the journey sends cannot be called back.',
};

/** In the order in which a person wants to know them. */
const REASONS: readonly (readonly [leadsTo: LeadsTo, why: string])[] = [
  ['deletion', 'What is deleted or canceled cannot be restored.'],
  ['charges', 'Credits that were spent are not returned.'],
  ['messages', 'Messages that were submitted to a carrier cannot be called back.'],
  ['disclosure', 'Data that has left the service cannot be called back.'],
  ['access', 'A secret that was shown cannot be hidden again.'],
  ['calls', 'Not all of the calls can be undone.'],
];

/** Why a call cannot be undone, as a sentence; null: another call can undo it. */
export function irreversible({ name, leadsTo }: NamedEffect): string | null {
  return SKILLS[name] ?? REASONS.find(([one]) => leadsTo.includes(one))?.[1] ?? null;
}

/** Skills whose dry run counts all that they send and spend. */
const COUNTED: ReadonlySet<string> = new Set([
  'billing.topUp',
  'campaigns.launch',
  'campaigns.resume',
  'campaigns.testSend',
  'command.batch',
  'command.execute',
  'compliance.registerBrand',
  'compliance.registerCampaign',
  'compliance.registerTollFree',
  'contacts.requestOptIn',
  'hygiene.lookup',
  'hygiene.scan',
  'inbox.reply',
  'messages.retry',
  'messages.send',
  'messages.simulateInbound',
  'partner.grantCredits',
  'partner.register',
  'partner.send',
  'phone-numbers.acquire',
] satisfies SkillName[]);

/**
 * Whether the service acts by itself after a call: as many messages, charges and calls as contacts
 * arrive and balances fall, so that no dry run can count them.
 */
export function isUncountable({ name, leadsTo }: NamedEffect): boolean {
  return !COUNTED.has(name) && leadsTo.some((one) => one === 'messages' || one === 'charges' || one === 'calls');
}
