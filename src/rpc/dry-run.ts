import type { CallEffect, DryRun } from '../call-effect.ts';
import { effectHash } from '../domain/call-effects/effect-hash.ts';
import { irreversible, isUncountable } from '../domain/call-effects/irreversible.ts';
import { type CallObject, countToConfirm, sentenceOf } from '../domain/call-effects/sentence.ts';
import { callEffect } from '../effect-of-call.ts';
import { catalog } from '../generated/catalog.ts';
import type { Database } from '../platform/database/database.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import type { IdPrefix } from '../platform/ids.ts';
import { describeCampaign } from './describe-campaign.ts';
import { describeEntries } from './describe-entries.ts';
import { countPeople, describeObjects } from './describe-objects.ts';
import type { PreparedCall } from './prepare-call.ts';
import { type Answer, ownAccess, withoutSecrets } from './unit-of-work.ts';

const readAmounts = batchStatement<
  [tenantId: string, accountId: string, createdIds: readonly string[]],
  { credits: number; messages: number; recipients: number; sample_text: string | null }
>(
  'rpc.read_amounts',
  `SELECT (SELECT greatest(-coalesce(sum(amount), 0), 0)::float8 FROM credit_entries WHERE tenant_id = $1 AND account_id = $2 AND id = ANY ($3)) AS credits,
          count(*)::int AS messages, count(DISTINCT to_phone)::int AS recipients, (array_agg(body ORDER BY id))[1] AS sample_text
     FROM messages WHERE tenant_id = $1 AND account_id = $2 AND id = ANY ($3)`,
);

/** Longest answer that an approval or a plan shows. */
const MAX_ANSWER_BYTES = 16_384;

/** The effect of a call, and its whole answer. */
export interface DryRunResult {
  readonly dryRun: DryRun;
  readonly answer: Answer;
}

/** Runs one call in a transaction of its own, which is rolled back. */
export async function dryRunCall(database: Database, call: PreparedCall): Promise<DryRunResult> {
  if (catalog[call.name].transaction === 'own') return dryRunOwn(database, call);
  return database.dryRun((tx) => dryRunIn({ database, tx }, call));
}

/**
 * Runs one call in a transaction that the caller rolls back. `created` has the IDs that earlier
 * calls of the transaction created, and gets those of this one.
 */
export async function dryRunIn(
  { database, tx }: { readonly database: Database; readonly tx: Sql },
  call: PreparedCall,
  created: Set<string> = new Set(),
): Promise<DryRunResult> {
  const { name, params, principal, context, invoke } = call;
  const { effect } = catalog[name];
  const own = new Set<string>();
  const newId = (prefix: IdPrefix): string => {
    const id = context.newId(prefix);
    created.add(id);
    own.add(id);
    return id;
  };
  const described = await describeCampaign(tx, call);
  const objects = await objectsOf(tx, call);
  const isJoined = catalog[name].transaction === 'joined';
  const access = effect === 'read' ? { db: tx } : isJoined ? { database, tx } : { tx, afterCommit: () => undefined };
  const answer = await invoke(params, { ...access, newId });
  const amounts =
    principal === null || effect === 'read'
      ? null
      : await tx.row(readAmounts, principal.account.tenantId, principal.account.accountId, [...own]);
  const known = isUncountable(callEffect(name, params)) ? { credits: null, recipients: null, messages: null } : {};
  return {
    dryRun: dryRunOf(
      call,
      answer,
      { ...amounts, ...known, ...described, ...describeEntries(name, answer), objects },
      created,
    ),
    answer,
  };
}

/** Skills that commit their own transactions roll them back themselves with `dry_run`. */
async function dryRunOwn(database: Database, call: PreparedCall): Promise<DryRunResult> {
  const params = catalog[call.name].effect === 'read' ? call.params : { ...call.params, dry_run: true };
  const objects = await objectsOf(database, call);
  const answer = await call.invoke(params, ownAccess(database, { ...call, params }));
  const { credits, text, to, effect } = answer as Record<string, unknown>;
  const amounts = {
    objects,
    credits: typeof credits === 'number' ? credits : 0,
    ...(typeof to === 'string' ? { messages: 1, recipients: 1 } : {}),
    ...(typeof text === 'string' ? { sample_text: text } : {}),
    // Of a call that makes others.
    ...(typeof effect === 'object' && effect !== null ? (effect as Partial<CallEffect>) : {}),
  };
  return { dryRun: dryRunOf(call, answer, amounts, createdIn(answer)), answer };
}

function dryRunOf(
  { name, params }: PreparedCall,
  answer: Answer,
  amounts: Partial<CallEffect> | null,
  created: Iterable<string>,
): DryRun {
  const shown = withoutSecrets(name, answer);
  const whole = JSON.stringify(shown);
  const { summary, leadsTo } = catalog[name];
  const { recipients = 0, objects = [] } = amounts ?? {};
  const counted = countPeople(name, answer);
  const people = counted ?? (recipients === 0 ? null : recipients);
  const sends = counted === null && leadsTo.includes('messages');
  const effect: CallEffect = {
    summary: sentenceOf({ summary, objects, people, sends }),
    objects,
    confirm_count: countToConfirm(people),
    credits: 0,
    recipients: 0,
    messages: 0,
    sample_text: null,
    ...amounts,
    irreversible: irreversible(callEffect(name, params)),
    answer: Buffer.byteLength(whole) <= MAX_ANSWER_BYTES ? (JSON.parse(whole) as Answer) : {},
  };
  const { dry_run: _dryRun, idempotency_key: _key, ...hashed } = params;
  // What is said of the objects follows from their IDs and the answer, which are hashed.
  const { summary: _summary, objects: _objects, confirm_count: _count, ...measured } = effect;
  return {
    effect,
    hash: effectHash({ name, params: hashed, ...measured, answer: JSON.parse(whole) as Answer }, created),
  };
}

/** Only for what waits for a person, or is planned: reads change nothing. */
async function objectsOf(sql: Sql, { name, params, principal }: PreparedCall): Promise<readonly CallObject[]> {
  if (principal === null || catalog[name].effect === 'read') return [];
  return describeObjects(sql, principal.account, params);
}

/** IDs of an answer that a dry run made. */
function createdIn(answer: Answer): string[] {
  return Object.entries(answer).flatMap(([name, value]) =>
    /_id$/.test(name) && typeof value === 'string' ? [value] : [],
  );
}
