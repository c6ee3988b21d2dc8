import { applyOptOut } from '../../messaging/consent/apply-opt-out.ts';
import type { Skill } from '../../skill.ts';
import { findWho } from './find.ts';
import { presentConsentEntry } from './present.ts';
import { type ConsentEntryRow, getConsentEntry, getContactById } from './queries.ts';

export const optOut: Skill<'contacts.optOut'> = async (params, { tx, account, key, now, newId, requestId }) => {
  const { scope = 'all', reason = 'requested' } = params;
  const who = await findWho(tx, account, params);
  const { entryId, contactId, changed, recalled } = await applyOptOut(tx, account, {
    phone: who.e164,
    contactId: who.contactId,
    scope,
    method: 'api',
    actor: key.id,
    ruleId: null,
    reason,
    source: null,
    evidence: { reason },
    capturedAt: now,
    requestId,
    now,
    newId,
  });
  const { tenantId, accountId } = account;
  const entry = (await tx.row(getConsentEntry, tenantId, accountId, entryId)) as ConsentEntryRow;
  const contact = contactId === null ? null : await tx.row(getContactById, tenantId, accountId, contactId);
  const status = contact?.consent_status ?? 'opted_out';
  return { contact_id: contactId, status, consent_entry: presentConsentEntry(entry), changed, recalled };
};
