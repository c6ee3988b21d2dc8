import { addMembers } from '../../people/audience/list-members.ts';
import { requireList } from '../../people/audience/require-list.ts';
import { recordRelationships } from '../../people/consent/relationships.ts';
import { findContactsByKeys } from '../../people/contacts/find-by-keys.ts';
import { lockExternalIds } from '../../people/contacts/lock-contacts.ts';
import type { Skill } from '../../skill.ts';
import { readClaim } from './import/consent.ts';
import { optedOutPhones, readBatch } from './import/read-batch.ts';
import { readColumns } from './import/read-columns.ts';
import { readRows } from './import/read-rows.ts';
import { recordOptIns, recordOptOuts } from './import/record-consent.ts';
import { createReport } from './import/report.ts';
import { selectCandidates } from './import/select-candidates.ts';
import { resolveTags, tagWritten, withoutUnknownTags } from './import/tags.ts';
import { agrees, type Written, writeContacts } from './import/write-contacts.ts';
import { readRelationshipParam } from './relationship.ts';

/** Takes the same number of statements for any number of rows. */
export const importContacts: Skill<'contacts.import'> = async (params, context) => {
  const { tx, account, key, now, newId, requestId } = context;
  const { on_duplicate: onDuplicate = 'update', list_id: listId } = params;
  const rows = readRows(params);
  const relationship = readRelationshipParam(params.relationship, now);
  const claim = await readClaim(tx, account, params.consent, now);
  if (listId !== undefined) await requireList(tx, account, listId);

  const report = createReport(rows.length);
  const reading = {
    columns: await readColumns(rows, params, claim?.status === 'opted_in'),
    defaultCountry: params.default_country ?? account.defaultCountry,
  };
  const candidates = await readBatch(rows, { ...reading, onDuplicate }, report);
  const tags = await resolveTags(context, params.tags ?? [], candidates);
  const tagged = withoutUnknownTags(candidates, tags, report);
  const externalIds = tagged.flatMap(({ contact }) => contact.externalId ?? []);
  if (externalIds.length > 0) await lockExternalIds(tx, account);
  const phones = tagged.map(({ contact }) => contact.phone);
  const known = await findContactsByKeys(tx, account, { phones, externalIds });
  const selected = selectCandidates(tagged, known, onDuplicate, report);
  const written = await writeContacts(context, selected, known, { claim, onDuplicate }, report);

  await tagWritten(context, written, params.tags ?? [], tags);
  if (listId !== undefined)
    await addMembers(
      tx,
      account,
      listId,
      written.map(({ id }) => id),
      now,
    );
  const phonesOf = (contacts: readonly Written[]) => contacts.map(({ candidate }) => candidate.contact.phone);
  const proof = { actor: key.id, requestId, now };
  if (relationship !== null) await recordRelationships(tx, account, phonesOf(written), relationship, proof);
  if (claim !== null && claim.relationship !== null)
    await recordRelationships(tx, account, phonesOf(written.filter(agrees)), claim.relationship, proof);
  const importId = newId('imp');
  const consentRecorded =
    (claim?.status === 'opted_in' ? await recordOptIns(context, claim, importId, written) : 0) +
    (await recordOptOuts(
      context,
      claim,
      importId,
      await optedOutPhones(rows, reading, claim?.status === 'opted_out' ? 'all' : 'by_row'),
    ));
  return report.result(importId, consentRecorded);
};
