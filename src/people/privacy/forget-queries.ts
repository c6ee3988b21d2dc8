import { batchStatement, statement } from '../../platform/database/sql.ts';

type OfNumber = [tenantId: string, accountId: string, phone: string];

/**
 * Blocks new ranges of a fan-out until the contact is deleted. FOR KEY SHARE does not block a
 * dispatcher, which sets the campaign's pace while it holds locks on messages.
 */
export const lockFanOuts = statement<[tenantId: string, accountId: string], { id: string }>(
  'privacy.lock_fan_outs',
  `SELECT id FROM campaigns WHERE tenant_id = $1 AND account_id = $2 AND state = 'running' AND NOT fanout_done ORDER BY id FOR KEY SHARE`,
);

/**
 * Waits for running fan-out chunks, which may insert a message to the person, and blocks new ones
 * until the contact is deleted.
 */
export const lockRanges = batchStatement<[tenantId: string, campaigns: readonly string[]], { up_to: string }>(
  'privacy.lock_ranges',
  'SELECT up_to FROM campaign_ranges WHERE tenant_id = $1 AND campaign_id = ANY ($2) ORDER BY campaign_id, up_to FOR KEY SHARE',
);

/**
 * A message that is being submitted keeps its ID. If it is queued again, its recipient is the
 * erased placeholder, which is suppressed (forget.ts).
 */
export const eraseMessages = batchStatement<[...OfNumber, erased: string], { id: string }>(
  'privacy.erase_messages',
  `UPDATE messages SET to_phone = $4, body = $4, original_body = NULL, media = NULL, decision = replace(decision::text, $3, $4)::jsonb
    WHERE tenant_id = $1 AND id = ANY (ARRAY (SELECT id FROM messages WHERE tenant_id = $1 AND account_id = $2 AND to_phone = $3))
   RETURNING id`,
);

/** Closes open reviews, because the message can no longer be read; a decision stays. */
export const eraseInbound = statement<[...OfNumber, erased: string, by: string, now: Date]>(
  'privacy.erase_inbound',
  `UPDATE inbound_messages
      SET from_phone = $4, text = $4, media = '[]', review_note = NULL,
          review_decision = CASE WHEN intent = 'review' THEN coalesce(review_decision, 'opt_out') END,
          reviewed_at = CASE WHEN intent = 'review' THEN coalesce(reviewed_at, $6) END,
          reviewed_by = CASE WHEN intent = 'review' THEN coalesce(reviewed_by, $5) END
    WHERE tenant_id = $1 AND account_id = $2 AND from_phone = $3`,
);

/** Conversations with their notes, which are about the person; the replies are messages. */
export const deleteConversations = statement<OfNumber>(
  'privacy.delete_conversations',
  `WITH gone AS (
     DELETE FROM conversations WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 RETURNING id),
   replies AS (
     DELETE FROM conversation_replies WHERE tenant_id = $1 AND conversation_id IN (SELECT id FROM gone))
   DELETE FROM conversation_notes WHERE tenant_id = $1 AND conversation_id IN (SELECT id FROM gone)`,
);

/**
 * The hash chain stays valid, because it contains only the personal hash
 * (domain/audit/chain-entry.ts).
 */
export const eraseEntries = batchStatement<[tenantId: string, ids: readonly string[], by: string]>(
  'privacy.erase_entries',
  'SELECT erase_consent_entries($1, $2::text[], $3)',
);

/**
 * Enrollments stay for the counts of the journey, without what the person did; a key, such as an
 * order number, becomes the ID of the enrollment. The next step of one
 * that has not ended finds no contact and ends it. Their rows are not locked before the contact's,
 * which steps hold (journeys/steps/walk.ts).
 */
export const eraseEnrollments = statement<[tenantId: string, contactId: string, now: Date]>(
  'privacy.erase_enrollments',
  `WITH erased AS (
     UPDATE journey_enrollments SET event = event || '{"properties": {}}', key = CASE WHEN key = '' THEN '' ELSE id END, awaited = NULL, happened = NULL, due_at = CASE WHEN ended_at IS NULL THEN least(due_at, $3) END
      WHERE tenant_id = $1 AND contact_id = $2 RETURNING id)
   UPDATE journey_steps SET detail = '{}' WHERE tenant_id = $1 AND enrollment_id = ANY (ARRAY (SELECT id FROM erased))`,
);

/**
 * The codes of the person's messages keep working, without the person. A destination that only the
 * person's codes lead to may contain what is personal, such as an order number, and is
 * erased; the next message with it gets a new link.
 */
export const eraseLinks = statement<[tenantId: string, accountId: string, contactId: string, now: Date]>(
  'privacy.erase_links',
  `WITH codes AS (UPDATE link_codes SET contact_id = NULL WHERE tenant_id = $1 AND contact_id = $3 RETURNING link_id)
   UPDATE links l SET source = NULL, url = 'https://erased.invalid/', utm = '{}', fallback_url = NULL, disabled_at = coalesce(l.disabled_at, $4), version = l.version + 1, updated_at = $4
    WHERE l.tenant_id = $1 AND l.account_id = $2 AND l.source IS NOT NULL AND l.id IN (SELECT link_id FROM codes)
      AND NOT EXISTS (SELECT 1 FROM link_codes o WHERE o.tenant_id = $1 AND o.link_id = l.id AND o.contact_id IS DISTINCT FROM $3)`,
);

/**
 * Runs of automation rules stay, because limits count them, without what started them and the
 * params of their calls. Pending runs stop.
 */
export const eraseRuns = batchStatement<
  [tenantId: string, accountId: string, contactIds: readonly string[], phones: readonly string[], now: Date]
>(
  'privacy.erase_runs',
  `UPDATE automation_runs
      SET contact_id = NULL, phone = NULL, trigger = NULL,
          actions = (SELECT coalesce(jsonb_agg(jsonb_build_object('skill', a.value -> 'skill', 'params', '{}'::jsonb, 'outcome', a.value -> 'outcome', 'error', NULL)
                                               ORDER BY a.nth), '[]')
                       FROM jsonb_array_elements(actions) WITH ORDINALITY AS a (value, nth)),
          state = CASE WHEN state = 'pending' THEN 'stopped' ELSE state END,
          reason = CASE WHEN state = 'pending' THEN 'forgotten' ELSE reason END,
          finished_at = CASE WHEN state = 'pending' THEN $5 ELSE finished_at END
    WHERE tenant_id = $1 AND id = ANY (ARRAY (
      SELECT id FROM automation_runs WHERE tenant_id = $1 AND account_id = $2 AND contact_id = ANY ($3)
      UNION SELECT id FROM automation_runs WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($4)))`,
);

/** Plans with calls that name the person can no longer be executed. */
export const deletePlans = batchStatement<
  [tenantId: string, accountId: string, ids: readonly string[], phones: readonly string[]]
>(
  'privacy.delete_plans',
  `DELETE FROM plans
    WHERE tenant_id = $1 AND account_id = $2
      AND EXISTS (SELECT FROM unnest($3::text[] || $4::text[]) AS one (text)
                   WHERE position(one.text IN steps::text) > 0 OR position(one.text IN preview::text) > 0)`,
);

/**
 * A call of a job that is not made yet is skipped: it would name the person again. The step whose
 * call erases the person is done with it, in the same transaction: the job of `request` makes its
 * calls in order, so that it is the first one that is left.
 */
export const eraseSteps = batchStatement<
  [tenantId: string, accountId: string, ids: readonly string[], phones: readonly string[], request: string, now: Date]
>(
  'privacy.erase_steps',
  `WITH running AS MATERIALIZED (
     SELECT min(position) AS position FROM plan_steps WHERE tenant_id = $1 AND job_id = $5 AND state = 'pending')
   UPDATE plan_steps s
      SET params = '{}', result = NULL, error = NULL, before = NULL,
          state = CASE WHEN s.state <> 'pending' THEN s.state WHEN s.job_id = $5 AND s.position = r.position THEN 'done' ELSE 'skipped' END,
          finished_at = CASE WHEN s.state = 'pending' AND s.job_id = $5 AND s.position = r.position THEN $6 ELSE s.finished_at END
     FROM plan_jobs j, running r
    WHERE j.tenant_id = $1 AND j.account_id = $2 AND s.tenant_id = $1 AND s.job_id = j.id
      AND (s.job_id = $5 AND s.position = r.position
        OR EXISTS (SELECT FROM unnest($3::text[] || $4::text[]) AS one (text)
                    WHERE position(one.text IN s.params::text) > 0 OR position(one.text IN coalesce(s.result::text, '')) > 0
                       OR position(one.text IN coalesce(s.before::text, '')) > 0))`,
);

/**
 * Approvals of calls that name the person. One that waits is withdrawn: what it would do can no
 * longer be shown. There are at most some hundred open ones, and old ones are deleted.
 */
export const eraseApprovals = batchStatement<
  [tenantId: string, accountId: string, ids: readonly string[], phones: readonly string[], now: Date]
>(
  'privacy.erase_approvals',
  `UPDATE approvals
      SET params = '{}', answer = NULL, error = NULL, effect = effect || '{"sample_text": null, "answer": {}, "summary": null, "objects": []}',
          state = CASE WHEN state = 'pending' THEN 'canceled' ELSE state END,
          finished_at = coalesce(finished_at, $5), due_at = CASE WHEN state = 'pending' THEN NULL ELSE due_at END
    WHERE tenant_id = $1 AND account_id = $2 AND params <> '{}'
      AND EXISTS (SELECT FROM unnest($3::text[] || $4::text[]) AS one (text)
                   WHERE position(one.text IN params::text) > 0 OR position(one.text IN coalesce(answer::text, '')) > 0)`,
);

/** Signals are handled within seconds, so there are few. */
export const deleteSignals = batchStatement<
  [tenantId: string, accountId: string, contactIds: readonly string[], phones: readonly string[]]
>(
  'privacy.delete_signals',
  `DELETE FROM signals
    WHERE tenant_id = $1 AND account_id = $2 AND (contact_id = ANY ($3) OR data ->> 'from' = ANY ($4) OR data ->> 'phone' = ANY ($4))`,
);

/** Deliveries record their attempts under this lock, so that both lock in the same order. */
export const lockEndpoints = statement<[tenantId: string, accountId: string], { url: string }>(
  'privacy.lock_endpoints',
  'SELECT url FROM webhook_endpoints WHERE tenant_id = $1 AND (account_id IS NULL OR account_id = $2) ORDER BY id FOR NO KEY UPDATE',
);

/**
 * Scans the tenant's events, which are kept 30 days, for the digits: a caller may omit the plus.
 */
export const findEvents = statement<
  [tenantId: string, accountId: string, digits: string],
  { id: string; endpoint_id: string }
>(
  'privacy.find_events',
  `SELECT id, endpoint_id FROM outbox_events
    WHERE tenant_id = $1 AND account_id = $2 AND (position($3 IN body) > 0 OR position($3 IN attempts::text) > 0)`,
);

export const readEvents = batchStatement<
  [tenantId: string, endpointId: string, ids: readonly string[]],
  { id: string; body: string; attempts: unknown }
>(
  'privacy.read_events',
  'SELECT id, body, attempts FROM outbox_events WHERE tenant_id = $1 AND endpoint_id = $2 AND id = ANY ($3) ORDER BY id FOR UPDATE',
);

export const rewriteEvents = batchStatement<
  [tenantId: string, endpointId: string, ids: readonly string[], bodies: readonly string[], attempts: readonly string[]]
>(
  'privacy.rewrite_events',
  `UPDATE outbox_events e SET body = changed.body, attempts = changed.attempts
     FROM unnest($3::text[], $4::text[], $5::jsonb[]) AS changed (id, body, attempts)
    WHERE e.tenant_id = $1 AND e.endpoint_id = $2 AND e.id = ANY ($3) AND e.id = changed.id`,
);

/** Scans the tenant's stored answers; callers may also have put the number into a key. */
export const findAnswers = statement<
  [tenantId: string, digits: string],
  { account_id: string; key: string; answer: string }
>(
  'privacy.find_answers',
  `SELECT account_id, key, answer FROM idempotency_keys WHERE tenant_id = $1 AND (position($2 IN answer) > 0 OR position($2 IN key) > 0) AND answer IS NOT NULL`,
);

export const deleteAnswers = batchStatement<[tenantId: string, accounts: readonly string[], keys: readonly string[]]>(
  'privacy.delete_answers',
  'DELETE FROM idempotency_keys WHERE tenant_id = $1 AND (account_id, key) IN (SELECT * FROM unnest($2::text[], $3::text[]))',
);
