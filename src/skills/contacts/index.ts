import type { ContactsSkills } from '../../generated/skills.ts';
import { consentHistory } from './consent-history.ts';
import { forgetContact } from './forget.ts';
import { getContact } from './get.ts';
import { importContacts } from './import.ts';
import { listContacts } from './list.ts';
import { mergeContacts } from './merge.ts';
import { optIn } from './opt-in.ts';
import { optOut } from './opt-out.ts';
import { recordRelationship } from './record-relationship.ts';
import { requestOptIn } from './request-opt-in.ts';
import { readTimeline } from './timeline.ts';
import { upsertContact } from './upsert.ts';

export const contacts: ContactsSkills = {
  'contacts.upsert': upsertContact,
  'contacts.get': getContact,
  'contacts.list': listContacts,
  'contacts.import': importContacts,
  'contacts.optIn': optIn,
  'contacts.requestOptIn': requestOptIn,
  'contacts.optOut': optOut,
  'contacts.recordRelationship': recordRelationship,
  'contacts.consentHistory': consentHistory,
  'contacts.timeline': readTimeline,
  'contacts.merge': mergeContacts,
  'contacts.forget': forgetContact,
};
