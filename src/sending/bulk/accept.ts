import { saveStickySenders } from '../../carriers/numbers/pool.ts';
import { lockActiveNumbers } from '../../carriers/numbers/queries.ts';
import { bucketOf } from '../../counting/buckets.ts';
import { type Dimensions, messageGroup } from '../../counting/groups.ts';
import { chargeMessages } from '../../credits/charge-messages.ts';
import type { Owner } from '../../domain/account.ts';
import { emitAccepted } from '../../events/outbox/emit-messages.ts';
import { ensureLinks, saveCodes } from '../../links/save-links.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import { mediaText } from '../content/content.ts';
import { withCodes } from '../content/short-links.ts';
import type { Evaluation } from './evaluate.ts';

const BUCKET = bucketOf('$3');

/** Counts the messages in the same statement. */
const insertMessages = batchStatement<
  [
    tenantId: string,
    accountId: string,
    now: Date,
    ids: readonly string[],
    contactIds: readonly string[],
    numberIds: readonly string[],
    fromPhones: readonly string[],
    toPhones: readonly string[],
    bodies: readonly string[],
    originals: readonly (string | null)[],
    encodings: readonly string[],
    segments: readonly number[],
    credits: readonly number[],
    purposes: readonly string[],
    decisions: readonly string[],
    carriers: readonly string[],
    groups: readonly string[],
    dimensions: readonly string[],
    media: readonly (string | null)[],
  ]
>(
  'bulk.insert_messages',
  `WITH one AS MATERIALIZED (
     SELECT * FROM unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::smallint[], $13::int[], $14::text[], $15::jsonb[], $16::text[], $17::text[], $18::jsonb[], $19::text[])
            AS given (id, contact_id, number_id, from_phone, to_phone, body, original, encoding, segments, credits, purpose, decision, carrier, measure_group, dimensions, media)),
   counted AS (
     INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, dimensions, accepted)
     SELECT $1, min(one.id), $2, ${BUCKET}, one.measure_group, (array_agg(one.dimensions))[1], count(*) FROM one GROUP BY one.measure_group)
   INSERT INTO messages (tenant_id, id, account_id, queue, contact_id, number_id, from_phone, to_phone, body, original_body, encoding, segments, credits,
                         purpose, state, decision, attempt, due_at, carrier, created_at, measure_group, media)
   SELECT $1, one.id, $2, one.number_id, one.contact_id, one.number_id, one.from_phone, one.to_phone, one.body, one.original, one.encoding, one.segments, one.credits,
          one.purpose, 'queued', one.decision, 0, $3, one.carrier, $3, one.measure_group, one.media::text[]
     FROM one`,
);

/** What the messages are from. */
export interface BulkOrigin {
  /** Its numbers send them; null: one number does. */
  readonly programId: string | null;
  readonly journeyId: string;
  readonly templateId: string | null;
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
  { programId, journeyId, templateId }: BulkOrigin,
  now: Date,
): Promise<readonly BulkMessage[]> {
  const { tenantId, accountId } = owner;
  const rows = evaluations.flatMap(({ contact, facts, decision }) => {
    const { content, sender, recipient, purpose } = facts;
    if (!decision.allow || sender === null || !content.ok || !recipient.ok) return [];
    const id = newId('msg', now.getTime());
    const { id: numberId, carrier } = sender;
    const from: Dimensions = { journey_id: journeyId, template_id: templateId, number_id: numberId, carrier };
    const group = messageGroup({ ...from, country: recipient.country, purpose });
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
    tx.run(
      insertMessages,
      tenantId,
      accountId,
      now,
      rows.map(({ id }) => id),
      rows.map(({ contact }) => contact.id),
      rows.map(({ sender }) => sender.id),
      rows.map(({ sender }) => sender.phone),
      rows.map(({ to }) => to),
      rows.map(({ coded }) => coded.text),
      rows.map(({ coded }) => coded.original),
      rows.map(({ content }) => content.measure.encoding),
      rows.map(({ content }) => content.measure.segments),
      rows.map(({ content }) => content.credits),
      rows.map(({ purpose }) => purpose),
      rows.map(({ decision }) => JSON.stringify(decision)),
      rows.map(({ sender }) => sender.carrier),
      rows.map(({ group }) => group.key),
      rows.map(({ group }) => group.dimensions),
      rows.map(({ content }) => mediaText(content)),
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
