import { rulePackAt } from '../../domain/rule-packs/rule-pack-at.ts';
import { applyOptOut } from '../../messaging/consent/apply-opt-out.ts';
import { requireScope } from '../../messaging/programs/require-scope.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { findWho } from './find.ts';
import { presentConsentEntry } from './present.ts';
import { type ConsentEntryRow, getConsentEntry, getContactById } from './queries.ts';

export const optOut: Skill<'contacts.optOut'> = async (params, context) => {
  const { tx, account, key, now, newId, requestId } = context;
  const { scope: wanted = 'all', reason = 'requested' } = params;
  const scope = await readScope(context, wanted);
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
  const outcome = { contact_id: contactId, status, consent_entry: presentConsentEntry(entry), changed, recalled };
  return scope === wanted ? outcome : { ...outcome, warnings: [ENDS_ALL] };
};

const ENDS_ALL = {
  code: 'scope_widened',
  message: 'By the rules in force an opt-out of one program ends every program of the account: this one did.',
};

/** Where the law lets no opt-out end one program alone, it ends all. */
async function readScope({ tx, account, now }: WriteContext, wanted: string): Promise<string> {
  const programId = await requireScope(tx, account, wanted);
  return rulePackAt(now).optOuts.revokeAll ? 'all' : (programId ?? 'all');
}
