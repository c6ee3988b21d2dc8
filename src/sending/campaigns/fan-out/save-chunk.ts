import { saveStickySenders } from '../../../carriers/numbers/pool.ts';
import { lockActiveNumbers } from '../../../carriers/numbers/queries.ts';
import { bucketOf } from '../../../counting/buckets.ts';
import { openHold } from '../../../credits/holds.ts';
import type { Owner } from '../../../domain/account.ts';
import { emitAccepted } from '../../../events/outbox/emit-messages.ts';
import { ensureLinks, saveCodes } from '../../../links/save-links.ts';
import { batchStatement, type Sql } from '../../../platform/database/sql.ts';
import { newId } from '../../../platform/ids.ts';
import type { CampaignRow } from '../campaign.ts';
import type { ChunkRows } from './chunk-rows.ts';

const insertDecisions = batchStatement<
  [tenantId: string, campaignId: string, ids: readonly string[], decisions: readonly string[]]
>(
  'fan_out.insert_decisions',
  `INSERT INTO campaign_decisions (tenant_id, campaign_id, id, decision)
   SELECT $1, $2, one.id, one.decision FROM unnest($3::text[], $4::jsonb[]) AS one (id, decision) ON CONFLICT DO NOTHING`,
);

const BUCKET = bucketOf('$7');

/**
 * The recipients and messages of a chunk, and what they add to the measures, in one statement. What
 * many rows share, the message kinds and the decisions, is passed once, and each row has its
 * position in those arrays, from 1.
 */
const insertChunk = batchStatement<
  [
    tenantId: string,
    accountId: string,
    campaignId: string,
    purpose: string,
    holdId: string | null,
    requestId: string | null,
    now: Date,
    decisionIds: readonly string[],
    queues: readonly string[],
    numberIds: readonly string[],
    fromPhones: readonly string[],
    carriers: readonly string[],
    encodings: readonly string[],
    segments: readonly number[],
    credits: readonly number[],
    dueAts: readonly Date[],
    contactIds: readonly string[],
    decisions: readonly (number | null)[],
    available: readonly (number | null)[],
    reasons: readonly (string | null)[],
    messageIds: readonly (string | null)[],
    kinds: readonly (number | null)[],
    phones: readonly (string | null)[],
    bodies: readonly (string | null)[],
    originals: readonly (string | null)[],
    variants: readonly (number | null)[],
    waitsFor: readonly (string | null)[],
    groups: readonly string[],
    dimensions: readonly string[],
    differenceId: string,
    media: readonly (string | null)[],
  ]
>(
  'fan_out.insert_chunk',
  `WITH evaluated AS MATERIALIZED (
     SELECT * FROM unnest($17::text[], $18::smallint[], $19::bigint[], $20::text[], $21::text[], $22::smallint[], $23::text[], $24::text[], $25::text[], $26::smallint[])
                AS one (contact_id, decision, available, reason, message_id, kind, phone, body, original_body, variant)),
   recipients AS (
     INSERT INTO campaign_recipients (tenant_id, campaign_id, contact_id, outcome, reason, message_id, decision_id, available, decided_at, variant)
     SELECT $1, $3, contact_id, CASE WHEN message_id IS NULL THEN 'excluded' ELSE 'accepted' END, reason, message_id, ($8::text[])[decision], available, $7, variant FROM evaluated),
   accepted AS (
     INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, dimensions, accepted)
     SELECT $1, $30 || '/' || kind, $2, ${BUCKET}, ($28::text[])[kind], ($29::jsonb[])[kind], count(*) FROM evaluated WHERE message_id IS NOT NULL GROUP BY kind),
   excluded AS (
     INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, dimensions, detail, excluded)
     SELECT $1, $30 || '/excluded/' || row_number() OVER (), $2, ${BUCKET}, $3 || '/' || coalesce(variant, 0),
            jsonb_build_object('campaign_id', $3::text, 'variant', coalesce(variant::text, ''), 'purpose', $4::text), coalesce(reason, ''), count(*)
       FROM evaluated WHERE message_id IS NULL GROUP BY variant, reason),
   queued AS (
     INSERT INTO message_queue (tenant_id, message_id, queue, due_at, is_single, waits_for)
     SELECT $1, message_id, ($9::text[])[kind], ($16::timestamptz[])[kind], false, ($27::text[])[kind] FROM evaluated WHERE message_id IS NOT NULL)
   INSERT INTO messages (tenant_id, id, account_id, campaign_id, contact_id, number_id, from_phone, to_phone, body, original_body, encoding, segments, credits,
                         purpose, state, hold_id, due_at, carrier, created_at, request_id, measure_group, media)
   SELECT $1, message_id, $2, $3, contact_id, ($10::text[])[kind], ($11::text[])[kind], phone, body, original_body, ($13::text[])[kind], ($14::smallint[])[kind],
          ($15::int[])[kind], $4, 'queued', $5, ($16::timestamptz[])[kind], ($12::text[])[kind], $7, $6, ($28::text[])[kind], (($31::text[])[kind])::text[]
     FROM evaluated WHERE message_id IS NOT NULL`,
);

/** One queue per number of a program; dispatch finds the queues here. */
const insertCampaignNumbers = batchStatement<[tenantId: string, campaignId: string, numberIds: readonly string[]]>(
  'fan_out.insert_numbers',
  `INSERT INTO campaign_numbers (tenant_id, campaign_id, number_id) SELECT $1, $2, number_id FROM unnest($3::text[]) AS number_id
   ON CONFLICT DO NOTHING`,
);

/**
 * Saves an evaluated chunk: a row per contact, the messages of those who passed, and a credit hold.
 */
export async function saveChunk(
  tx: Sql,
  owner: Owner,
  campaign: CampaignRow,
  rows: ChunkRows,
  now: Date,
): Promise<void> {
  if (rows.contactIds.length === 0) return;
  const { tenantId, accountId } = owner;
  const { id: campaignId, request_id: requestId, program_id: programId } = campaign;
  const { decisions, kinds, groups, credits: amount } = rows;
  const holdId = amount > 0 ? newId('hld', now.getTime()) : null;
  if (programId !== null && kinds.length > 0) await lockNumbers(tx, owner, campaignId, programId, rows);
  const decisionIds = decisions.map(({ id }) => id);
  const source = { source: campaignId, campaignId };
  const links = await ensureLinks(tx, owner, source, new Set(rows.codes.map(({ url }) => url)), now);
  const messageIds = rows.messageIds.filter((id) => id !== null);
  // Sent together, in this order: the events are read from the inserted messages.
  await Promise.all([
    tx.run(
      insertDecisions,
      tenantId,
      campaignId,
      decisionIds,
      decisions.map(({ json }) => json),
    ),
    tx.run(
      insertChunk,
      tenantId,
      accountId,
      campaignId,
      campaign.purpose,
      holdId,
      requestId,
      now,
      decisionIds,
      kinds.map(({ sender }) => (programId === null ? campaignId : `${campaignId}/${sender.id}`)),
      kinds.map(({ sender }) => sender.id),
      kinds.map(({ sender }) => sender.phone),
      kinds.map(({ sender }) => sender.carrier),
      kinds.map(({ encoding }) => encoding),
      kinds.map(({ segments }) => segments),
      kinds.map(({ credits }) => credits),
      kinds.map(({ dueAt }) => dueAt),
      rows.contactIds,
      rows.decisionNumbers,
      rows.available,
      rows.reasons,
      rows.messageIds,
      rows.kindNumbers,
      rows.phones,
      rows.bodies,
      rows.originals,
      rows.variants,
      kinds.map(({ waitsFor }) => waitsFor),
      groups.map(({ key }) => key),
      groups.map(({ dimensions }) => dimensions),
      newId('mdf', now.getTime()),
      kinds.map(({ media }) => media),
    ),
    saveCodes(tx, owner, campaignId, links, rows.codes, now),
    emitAccepted(
      tx,
      tenantId,
      messageIds.map((id) => ({ id, account_id: accountId })),
      now,
    ),
  ]);
  // Last, because every transaction that spends credits waits for the balance row until the commit.
  if (holdId !== null && !(await openHold(tx, owner, { id: holdId, campaignId, amount, requestId, now }))) {
    // Rolls the transaction back; the next run evaluates the chunk against the new balance.
    throw new Error('The credits for a chunk were spent by another transaction. The chunk is evaluated again.');
  }
}

/** Keeps the sending numbers from being released, and stores each contact's sticky sender. */
async function lockNumbers(
  tx: Sql,
  owner: Owner,
  campaignId: string,
  programId: string,
  { kinds, kindNumbers, contactIds }: ChunkRows,
): Promise<void> {
  const numbers = [...new Set(kinds.map(({ sender }) => sender.id))].sort();
  if ((await tx.rows(lockActiveNumbers, owner.tenantId, numbers)).length < numbers.length)
    throw new Error('A sending number was released while a chunk was evaluated. The chunk is evaluated again.');
  await tx.run(insertCampaignNumbers, owner.tenantId, campaignId, numbers);
  const stickySenders = contactIds.flatMap((contactId, index) => {
    const kind = kinds[(kindNumbers[index] ?? 0) - 1];
    return kind === undefined ? [] : [{ contactId, numberId: kind.sender.id }];
  });
  await saveStickySenders(tx, owner, programId, stickySenders);
}
