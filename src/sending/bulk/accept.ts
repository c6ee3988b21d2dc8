import { saveStickySenders } from '../../carriers/numbers/pool.ts';
import { lockActiveNumbers } from '../../carriers/numbers/queries.ts';
import { type Dimensions, messageGroup } from '../../counting/groups.ts';
import { chargeMessages } from '../../credits/charge-messages.ts';
import type { Owner } from '../../domain/account.ts';
import { emitAccepted } from '../../events/outbox/emit-messages.ts';
import { ensureLinks, saveCodes } from '../../links/save-links.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import { withCodes } from '../content/short-links.ts';
import { insertMessages } from '../insert-messages.ts';
import type { Evaluation } from './evaluate.ts';

/** What the messages are from. */
export interface BulkOrigin {
  /** Its numbers send them; null: one number does. */
  readonly programId: string | null;
  readonly journeyId: string;
  /** Published version of the journey. */
  readonly version: number;
  readonly nodeId: string;
  readonly templateId: string | null;
  /** The variants that the contact took before, as the dimension `path` of the measures. */
  readonly pathOf: (contactId: string) => string;
}

export interface BulkMessage {
  readonly id: string;
  readonly contactId: string;
  readonly text: string;
  readonly segments: number;
  readonly credits: number;
}

/**
 * Charges and queues the messages of contacts that passed the gates and are due now, like single
 * messages. The caller has locked the contacts. Throws when a number was released or the credits
 * were spent meanwhile, which rolls back.
 */
export async function acceptMessages(
  tx: Sql,
  owner: Owner,
  evaluations: readonly Evaluation[],
  { programId, ...origin }: BulkOrigin,
  now: Date,
): Promise<readonly BulkMessage[]> {
  const queued = await queueMessages(tx, owner, evaluations, { programId, ...origin }, now);
  // Last, because every transaction that spends credits waits for the balance row until the commit.
  const charges = queued.map(({ id, credits }) => ({ entryId: newId('cre', now.getTime()), messageId: id, credits }));
  await chargeMessages(tx, owner, charges, now);
  return queued;
}

/** Like `acceptMessages`, without the charge. */
export async function queueMessages(
  tx: Sql,
  owner: Owner,
  evaluations: readonly Evaluation[],
  { programId, journeyId, version, nodeId, templateId, pathOf }: BulkOrigin,
  now: Date,
): Promise<readonly BulkMessage[]> {
  const { tenantId, accountId } = owner;
  const rows = evaluations.flatMap(({ contact, facts, decision }) => {
    const { content, sender, recipient, purpose } = facts;
    if (!decision.allow || sender === null || !content.ok || !recipient.ok) return [];
    const id = newId('msg', now.getTime());
    const { id: numberId, carrier } = sender;
    const from: Dimensions = { template_id: templateId, number_id: numberId, carrier, country: recipient.country };
    const node = { journey_id: journeyId, node_id: nodeId, journey_version: String(version) };
    const group = messageGroup({ ...from, ...node, path: pathOf(contact.id), purpose });
    return [{ id, contact, sender, to: recipient.e164, purpose, content, coded: withCodes(content), decision, group }];
  });
  if (rows.length === 0) return [];
  const numbers = [...new Set(rows.map(({ sender }) => sender.id))].sort();
  if ((await tx.rows(lockActiveNumbers, tenantId, numbers)).length < numbers.length)
    throw new Error('A sending number was released while messages were evaluated. They are evaluated again.');
  const codes = rows.flatMap(({ id, contact, coded }) =>
    coded.codes.map((code) => ({ ...code, messageId: id, contactId: contact.id })),
  );
  const source = { source: rows[0]?.coded.source ?? '', campaignId: null };
  const links = await ensureLinks(tx, owner, source, new Set(codes.map(({ url }) => url)), now);
  await Promise.all([
    insertMessages(
      tx,
      tenantId,
      rows.map(({ id, contact, sender, to, purpose, content, coded, decision, group }) => ({
        id,
        accountId,
        contactId: contact.id,
        number: sender,
        to,
        text: coded.text,
        original: coded.original,
        encoding: content.measure.encoding,
        segments: content.measure.segments,
        credits: content.credits,
        purpose,
        state: 'queued',
        decision,
        dueAt: now,
        requestId: null,
        group,
        now,
        media: coded.media,
        node: { journeyId, id: nodeId },
      })),
    ),
    saveCodes(tx, owner, null, links, codes, now),
  ]);
  if (programId !== null)
    await saveStickySenders(
      tx,
      owner,
      programId,
      rows.map(({ contact, sender }) => ({ contactId: contact.id, numberId: sender.id })),
    );
  await emitAccepted(
    tx,
    tenantId,
    rows.map(({ id }) => ({ id, account_id: accountId })),
    now,
  );
  return rows.map(({ id, contact, coded, content }) => ({
    id,
    contactId: contact.id,
    text: coded.text,
    segments: content.measure.segments,
    credits: content.credits,
  }));
}
