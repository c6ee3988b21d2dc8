import { invalidParams, notFound, SkillError } from '../../errors.ts';
import type { ContactsImportParams } from '../../generated/types.ts';
import { importOptOuts } from '../../messaging/consent/import-opt-outs.ts';
import { appendEntries } from '../../messaging/consent/ledger.ts';
import { addMembers } from '../../messaging/lists/members.ts';
import { announceConsent } from '../../messaging/outbox/announce-consent.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { type ConsentClaim, readClaim } from './import/consent.ts';
import { findKnown } from './import/queries.ts';
import { type Candidate, readBatch } from './import/read-batch.ts';
import { openReport, type Report } from './import/report.ts';
import { selectCandidates } from './import/select-candidates.ts';
import { type Written, writeContacts } from './import/write-contacts.ts';
import { requireList } from './list.ts';
import { ensureTags } from './tagging.ts';
import { lockExternalIds, tagContacts } from './write-queries.ts';

/** Specification 8: a larger batch is refused as a whole. */
const MOST_ROWS = 500;

/** A fixed number of statements, however many rows. */
export const importContacts: Skill<'contacts.import'> = async (params, context) => {
  const { tx, account, now, newId } = context;
  const { tenantId, accountId } = account;
  const { on_duplicate: onDuplicate = 'update', list_id: listId } = params;
  const rows = takeRows(params);
  const claim = await readClaim(tx, account, params.consent, now);
  if (listId !== undefined) await requireList(tx, account, listId);

  const report = openReport(rows.length);
  const candidates = readBatch(
    rows,
    { mapping: params.mapping, defaultCountry: params.default_country ?? account.defaultCountry, onDuplicate },
    report,
  );
  const tags = await ensureTags(context, [
    ...(params.tags ?? []),
    ...candidates.flatMap(({ contact }) => contact.tags),
  ]);
  if ((params.tags ?? []).some((tag) => !tags.has(tag)))
    throw notFound('tag', [{ skill: 'tags.list', params: {}, why: 'Lists the tags of this account.' }]);
  const tagged = withoutUnknownTags(candidates, tags, report);
  const externalIds = tagged.flatMap(({ contact }) => contact.externalId ?? []);
  if (externalIds.length > 0) await tx.run(lockExternalIds, `external ids ${tenantId} ${accountId}`);
  const phones = tagged.map(({ contact }) => contact.phone);
  const known = tagged.length === 0 ? [] : await tx.rows(findKnown, tenantId, accountId, phones, externalIds);
  const selected = selectCandidates(tagged, known, onDuplicate, report);
  const written = await writeContacts(context, selected, known, { claim, onDuplicate }, report);

  await tagWritten(context, written, params.tags ?? [], tags);
  if (listId !== undefined && written.length > 0)
    await tx.run(
      addMembers,
      tenantId,
      listId,
      written.map(({ id }) => id),
      now,
    );
  const importId = newId('imp');
  const consentRecorded = claim === null ? 0 : await recordConsent(context, claim, importId, written, candidates);
  return report.result(importId, consentRecorded);
};

/** The limit comes first: nothing else that is wrong with too large a batch matters. */
function takeRows({ contacts, rows }: ContactsImportParams): readonly Readonly<Record<string, unknown>>[] {
  const received = Math.max(contacts?.length ?? 0, rows?.length ?? 0);
  if (received > MOST_ROWS) {
    throw new SkillError('import_batch_limit', `An import takes at most ${MOST_ROWS} rows; this one has ${received}.`, {
      details: { limit: MOST_ROWS, received },
    });
  }
  const given = contacts ?? rows;
  if (given === undefined)
    throw invalidParams('There are no contacts to import.', [{ path: '/contacts', rule: 'is required' }]);
  if (contacts !== undefined && rows !== undefined) {
    throw invalidParams('contacts and rows are two names for the same: give one.', [
      { path: '/rows', rule: 'either this or contacts' },
    ]);
  }
  return given;
}

/** Names that did not exist do now, so only an id of nobody's is left over. */
function withoutUnknownTags(
  candidates: readonly Candidate[],
  tags: ReadonlyMap<string, string>,
  report: Report,
): Candidate[] {
  return candidates.filter((candidate) => {
    if (candidate.contact.tags.every((tag) => tags.has(tag))) return true;
    report.rejectAll(candidate, 'tag_unknown', 'tags');
    return false;
  });
}

async function tagWritten(
  { tx, account, now }: WriteContext,
  written: readonly Written[],
  forAll: readonly string[],
  tags: ReadonlyMap<string, string>,
): Promise<void> {
  const pairs = written.flatMap(({ id, candidate }) =>
    [...new Set([...forAll, ...candidate.contact.tags].map((tag) => tags.get(tag) as string))].map((tagId) => ({
      tagId,
      id,
    })),
  );
  if (pairs.length > 0)
    await tx.run(
      tagContacts,
      account.tenantId,
      pairs.map(({ tagId }) => tagId),
      pairs.map(({ id }) => id),
      now,
    );
}

/** An opt-out holds for every number that could be read, whatever became of its row otherwise. */
async function recordConsent(
  { tx, account, key, now, newId, requestId }: WriteContext,
  { status, proof }: ConsentClaim,
  importId: string,
  written: readonly Written[],
  candidates: readonly Candidate[],
): Promise<number> {
  const evidence = { ...(proof.evidence === null ? {} : { given: proof.evidence }), import_id: importId };
  if (status === 'opted_out') {
    const phones = candidates.map(({ contact }) => contact.phone).sort();
    return phones.length === 0
      ? 0
      : importOptOuts(tx, account, phones, { ...proof, evidence, actor: key.id, requestId, now, newId });
  }
  const optedIn = written
    .filter((contact) => contact.optedIn)
    .map(({ id, candidate }) => ({ id, phone: candidate.contact.phone }));
  if (optedIn.length > 0) {
    const entryIds = await appendEntries(tx, account, optedIn, {
      ...proof,
      evidence,
      status,
      scope: 'all',
      actor: key.id,
      requestId,
      now,
      newId,
    });
    await announceConsent(
      tx,
      account,
      'contact.opted_in',
      optedIn.map(({ id, phone }, at) => ({ contactId: id, phone, entryId: entryIds[at] as string, recalled: 0 })),
      { ...proof, scope: 'all', ruleId: null, requestId, now },
    );
  }
  return optedIn.length;
}
