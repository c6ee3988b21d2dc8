import type { Owner } from '../../domain/account.ts';
import { isHeldOut } from '../../domain/hold-out.ts';
import { parsePhone } from '../../domain/phone.ts';
import { faultOfHome } from '../../domain/time-zones/read-clock.ts';
import { readZoneName } from '../../domain/time-zones/zone-name.ts';
import { invalidParams, unprocessable } from '../../errors.ts';
import type { JourneySimulatedContact } from '../../generated/types.ts';
import { addMembers } from '../../people/audience/list-members.ts';
import { tagContacts } from '../../people/audience/tag-contacts.ts';
import { setProgramConsent } from '../../people/consent/program-consents.ts';
import { recordRelationships } from '../../people/consent/relationships.ts';
import { requestOptIn } from '../../people/consent/request-opt-in.ts';
import { optInScope } from '../../people/consent/suppression-scope.ts';
import { findContactByPhone } from '../../people/contacts/find-contacts.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import { readSendingRules } from '../../sending/rules/sending-rules.ts';

/** A number of the range that is reserved for fiction. */
const DEFAULT_PHONE = '+12025550199';
const METHOD = 'api';

/** IDs of the account's programs. */
export async function findPrograms(tx: Sql, { tenantId, accountId }: Owner): Promise<string[]> {
  const programs = await tx.tenant(tenantId).programs.findMany({
    where: { account_id: accountId },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  return programs.map(({ id }) => id);
}

/** Of no contact of the account's hold-out, so that a simulation does not depend on chance. */
function newIdOutside(accountId: string, holdOutPercent: number, now: Date): string {
  const id = newId('con', now.getTime());
  return isHeldOut(accountId, id, holdOutPercent) ? newIdOutside(accountId, holdOutPercent, now) : id;
}

/**
 * Inserts a made-up contact, who is a customer and has agreed to every program unless `opted_in` is
 * false. The caller's transaction is rolled back.
 */
export async function insertMadeUpContact(
  tx: Sql,
  owner: Owner & { readonly defaultCountry: string },
  contact: JourneySimulatedContact,
  now: Date,
): Promise<string> {
  const { tenantId, accountId } = owner;
  const parsed = parsePhone(contact.phone ?? DEFAULT_PHONE, contact.country ?? owner.defaultCountry);
  if (!parsed.ok)
    throw invalidParams('The phone number of the contact cannot receive messages.', [
      { path: '/contact/phone', rule: parsed.code },
    ]);
  const { e164: phone, country } = parsed;
  const known = await findContactByPhone(tx, owner, phone);
  if (known !== null)
    throw unprocessable('phone_taken', 'A contact has this number. Set contact_id instead.', {
      nextActions: [{ skill: 'contacts.get', params: { contact_id: known.id }, why: 'Shows the contact.' }],
    });
  const { first_name, last_name, timezone, attributes = {}, opted_in: optedIn = true } = contact;
  const zone = timezone === undefined ? null : readZoneName(timezone);
  if (timezone !== undefined && zone === null)
    throw invalidParams(faultOfHome(timezone), [{ path: '/contact/timezone', rule: 'must be an IANA time zone name' }]);
  const id = newIdOutside(accountId, (await readSendingRules(tx, owner)).holdOutPercent, now);
  const consent = optedIn
    ? { consent_status: 'opted_in', consent_method: METHOD, consent_changed_at: now }
    : { consent_status: 'none' };
  await tx.tenant(tenantId).contacts.create({
    data: {
      tenant_id: tenantId,
      id,
      account_id: accountId,
      phone,
      country,
      ...consent,
      first_name: first_name ?? null,
      last_name: last_name ?? null,
      timezone: zone,
      attributes: attributes,
      created_at: now,
      updated_at: now,
      version: 1,
    },
  });
  if (optedIn) {
    for (const programId of await findPrograms(tx, owner))
      await tx.run(setProgramConsent, tenantId, accountId, phone, programId, 'opted_in', METHOD, now);
    const relationship = { kind: 'account' as const, reference: 'simulation', since: now, until: null };
    await recordRelationships(tx, owner, [phone], relationship, { actor: 'simulation', requestId: id, now });
  } else if (contact.opt_in_requested === true) await requestOptIns(tx, owner, id, phone, now);
  await tagContacts(
    tx,
    owner,
    (contact.tag_ids ?? []).map((tagId) => ({ tagId, contactId: id })),
    now,
  );
  for (const listId of contact.list_ids ?? []) await addMembers(tx, owner, listId, [id], now);
  return id;
}

/** The contact was asked to confirm, whatever the program of the messages. */
async function requestOptIns(tx: Sql, owner: Owner, contactId: string, phone: string, now: Date): Promise<void> {
  for (const program of [null, ...(await findPrograms(tx, owner))]) {
    const change = { phone, contactId, scope: optInScope(program), method: METHOD, actor: 'simulation', ruleId: null };
    const proof = { source: 'simulation', evidence: null, capturedAt: now, requestId: null, now, newId };
    await requestOptIn(tx, owner, { ...change, ...proof });
  }
}
