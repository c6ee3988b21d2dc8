import { notFound } from '../errors.ts';
import type { NextAction } from '../next-actions.ts';

const LISTS: Readonly<Record<'contact' | 'campaign' | 'template', NextAction>> = {
  contact: { skill: 'contacts.list', params: {}, why: 'Lists the contacts of this account.' },
  campaign: { skill: 'campaigns.list', params: {}, why: 'Lists the campaigns of this account.' },
  template: { skill: 'templates.list', params: {}, why: 'Lists the templates of this account.' },
};

/**
 * Rejects a bulk call of which no id is known: counts of zero would look like success to a rule and
 * to a client that reads only the status. When some are known, the answer lists the others.
 */
export function requireKnown(kind: 'contact' | 'campaign' | 'template', known: number): void {
  if (known === 0) throw notFound(kind, [LISTS[kind]]);
}
