interface Named {
  readonly name: string;
  readonly effect: 'read' | 'write' | 'destructive' | 'billable';
}

/** What cannot be undone although the effect of the skill does not say so. */
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

/** Why a call cannot be undone, as a sentence; null: another call can undo it. */
export function irreversible({ name, effect }: Named): string | null {
  const known = SKILLS[name];
  if (known !== undefined) return known;
  if (effect === 'billable') return 'Credits that were spent are not returned.';
  return effect === 'destructive' ? 'What is deleted or canceled cannot be restored.' : null;
}

/**
 * Skills after whose call the service sends by itself, as many messages as contacts arrive: no
 * dry run can count them.
 */
export const UNCOUNTABLE: ReadonlySet<string> = new Set([
  'journeys.publish',
  'journeys.enroll',
  'journeys.setState',
  'automation.create',
  'automation.update',
  'automation.setEnabled',
]);
