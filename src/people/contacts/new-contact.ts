import { longRowList, type ParamOf, type RowOf } from '../../platform/database/row-list.ts';

const COLUMNS = {
  id: 'text',
  phone: 'text',
  country: 'text',
  external_id: 'text?',
  first_name: 'text?',
  last_name: 'text?',
  email: 'text?',
  timezone: 'text?',
  attributes: 'jsonb',
  consent_status: 'text',
  consent_method: 'text?',
  consent_changed_at: 'timestamptz?',
} as const;

export type NewContact = RowOf<typeof COLUMNS>;

/** The consent that a contact starts with. */
export type StartingConsent = Pick<NewContact, 'consent_status' | 'consent_method' | 'consent_changed_at'>;

export const NO_CONSENT: StartingConsent = { consent_status: 'none', consent_method: null, consent_changed_at: null };

export const NEW_CONTACTS = longRowList(COLUMNS);
export type NewContactsParam = ParamOf<typeof NEW_CONTACTS>;
