import { requireScope } from '../../carriers/programs/require-scope.ts';
import { rulePackAt } from '../../domain/rule-packs/rule-pack-at.ts';
import { applyOptOut } from '../../people/consent/apply-opt-out.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { findContactOrPhone } from './find.ts';
import { presentConsentEntry } from './present.ts';
import { type ConsentEntryRow, getConsentEntry, getContactById } from './queries.ts';

export const optOut: Skill<'contacts.optOut'> = async (params, context) => {
  const { tx, account, key, now, newId, requestId } = context;
  const { scope: wanted = 'all', reason = 'requested' } = params;
  const scope = await effectiveScope(context, wanted);
  const who = await findContactOrPhone(tx, account, params);
  const { entryId, contactId, changed, canceledMessages } = await applyOptOut(tx, account, {
    phone: who.e164,
    contactId: who.contactId,
    scope,
    method: 'api',
    actor: key.id,
    ruleId: null,
    reason,
    source: null,
    evidence: scope === wanted ? { reason } : { reason, scope: wanted },
    capturedAt: now,
    requestId,
    now,
    newId,
  });
  const { tenantId, accountId } = account;
  const entry = (await tx.row(getConsentEntry, tenantId, accountId, entryId)) as ConsentEntryRow;
  const contact = contactId === null ? null : await tx.row(getContactById, tenantId, accountId, contactId);
  const status = contact?.consent_status ?? 'opted_out';
  const outcome = {
    contact_id: contactId,
    status,
    consent_entry: presentConsentEntry(entry),
    changed,
    canceled_messages: canceledMessages,
  };
  return scope === wanted ? outcome : { ...outcome, warnings: [SCOPE_WIDENED] };
};

const SCOPE_WIDENED = {
  code: 'scope_widened',
  message:
    'The rules in force apply an opt-out of one program to all programs of the account, so this opt-out ended all of them.',
};

/** Widens the scope to `all` if the rule pack in force does not allow an opt-out of one program. */
async function effectiveScope({ tx, account, now }: WriteContext, wanted: string): Promise<string> {
  const programId = await requireScope(tx, account, wanted);
  return rulePackAt(now).optOuts.revokeAll ? 'all' : (programId ?? 'all');
}
