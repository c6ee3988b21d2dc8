import { IN_HOLD_OUT } from '../../people/segments/in-hold-out.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import { asWinner } from '../../sending/campaigns/experiments/as-winner.ts';

/** The contacts of one arm. */
export interface ArmRow {
  /** Number of the variant from 1; 0: a hold-out. */
  readonly arm: number;
  readonly contacts: number;
  /** Contacts to whom a message was sent. */
  readonly messaged: number;
  readonly converted: number;
  /** Contacts whose deadline has not passed and who have not converted. */
  readonly open: number;
  readonly seconds: number | null;
  /** Sum of the values in the minor unit, as decimal digits. */
  readonly value: string;
  readonly mean: number;
  /** Of the values, with the number of contacts - 1 in the denominator. */
  readonly variance: number | null;
  /** Conversions in another currency than the goal counts. */
  readonly other_currency: number;
}

export type TallyParams = [
  tenantId: string,
  accountId: string,
  refId: string,
  event: string,
  hours: number,
  now: Date,
  valueKind: string,
  fixedValue: number,
  currency: string,
];

const DEADLINE = 'p.start + make_interval(hours => $5)';

/**
 * From the contacts of each arm to its figures. Each person counts once, from the first time on;
 * a merged contact is the winner of the merge, and a forgotten one does not count.
 */
const tally = (END: string): string => `people AS (
     SELECT DISTINCT ON (u.person) u.person, u.arm, u.start, u.messaged FROM units u
      JOIN contacts p ON p.tenant_id = $1 AND p.account_id = $2 AND p.id = u.person
      ORDER BY u.person, u.start, u.arm),
   reached AS (
     SELECT p.arm, p.start, p.messaged, min(c.occurred_at) AS at,
            CASE $7 WHEN 'fixed' THEN CASE WHEN count(c.id) FILTER (WHERE c.refunded_at IS NULL) > 0 THEN $8::bigint ELSE 0 END
                    WHEN 'conversion' THEN coalesce(sum(c.value_minor) FILTER (WHERE c.currency = $9), 0) ELSE 0 END AS value,
            count(*) FILTER (WHERE $7 = 'conversion' AND c.currency <> $9) AS other_currency
       FROM people p
       LEFT JOIN conversions c ON c.tenant_id = $1 AND c.account_id = $2 AND c.contact_id = p.person AND c.event = $4
        AND c.occurred_at >= p.start AND c.occurred_at < ${END}
      GROUP BY p.person, p.arm, p.start, p.messaged)
   SELECT arm, count(*)::int AS contacts, (count(*) FILTER (WHERE messaged))::int AS messaged, count(at)::int AS converted,
          (count(*) FILTER (WHERE at IS NULL AND start + make_interval(hours => $5) > $6))::int AS open,
          avg(extract(epoch FROM at - start))::float8 AS seconds, sum(value)::text AS value, avg(value)::float8 AS mean,
          var_samp(value)::float8 AS variance, sum(other_currency)::int AS other_currency
     FROM reached GROUP BY arm ORDER BY arm`;

const TALLY = tally(DEADLINE);
/** Until a time instead of the deadline. */
const TALLY_UNTIL = tally('$11');

/** The person of a contact, which may have been merged into another. */
const MERGED = 'LEFT JOIN contact_merges g ON g.tenant_id = $1 AND g.loser_id =';

/** The contacts that a campaign without an experiment sent a message to. */
export const tallyCampaign = batchStatement<TallyParams, ArmRow>(
  'outcomes.tally_campaign',
  `WITH units AS (
     SELECT coalesce(g.winner_id, r.contact_id) AS person, 1 AS arm, m.accepted_at AS start, true AS messaged
       FROM campaign_recipients r JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id AND m.accepted_at IS NOT NULL
       ${MERGED} r.contact_id
      WHERE r.tenant_id = $1 AND r.campaign_id = $3),
   ${TALLY}`,
);

const AS_WINNER = asWinner('$3');

/**
 * All contacts that an experiment assigned, also those that no message was sent to: the hold-out
 * was not checked either, so leaving them out would compare different people. The contacts that got
 * the winner are left out, because chance did not decide what they got.
 */
export const tallyExperiment = batchStatement<TallyParams, ArmRow>(
  'outcomes.tally_experiment',
  `WITH units AS (
     SELECT coalesce(g.winner_id, r.contact_id) AS person, CASE WHEN r.reason = 'hold_out' THEN 0 ELSE r.variant::int END AS arm,
            coalesce(m.accepted_at, r.decided_at) AS start, m.accepted_at IS NOT NULL AS messaged
       FROM campaign_recipients r LEFT JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id
       ${MERGED} r.contact_id
      WHERE r.tenant_id = $1 AND r.campaign_id = $3 AND (r.variant IS NOT NULL OR r.reason = 'hold_out')
        AND NOT ${AS_WINNER}),
   ${TALLY}`,
);

/** The contacts that entered a journey, from their first entry on. */
export const tallyJourney = batchStatement<TallyParams, ArmRow>(
  'outcomes.tally_journey',
  `WITH units AS (
     SELECT coalesce(g.winner_id, e.contact_id) AS person, 1 AS arm, e.entered_at AS start, true AS messaged
       FROM journey_enrollments e ${MERGED} e.contact_id
      WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.journey_id = $3),
   ${TALLY}`,
);

/**
 * The contacts that chance gave a variant at a random split of a journey, by the variant that they
 * got first; those that got its winner are left out.
 */
export const tallySplit = batchStatement<[...TallyParams, nodeId: string, variants: readonly string[]], ArmRow>(
  'outcomes.tally_split',
  `WITH units AS (
     SELECT coalesce(g.winner_id, e.contact_id) AS person, array_position($11::text[], s.detail ->> 'variant') AS arm, s.at AS start, true AS messaged
       FROM journey_enrollments e
       JOIN journey_steps s ON s.tenant_id = $1 AND s.enrollment_id = e.id AND s.node_id = $10 AND s.reason IS DISTINCT FROM 'winner'
       ${MERGED} e.contact_id
      WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.journey_id = $3 AND s.detail ->> 'variant' = ANY ($11)),
   ${TALLY}`,
);

/**
 * The contacts of a campaign whose message passed the gates up to the hold-out of the account, and
 * those that it stopped. Frequency caps come later, so the contacts that they left out were to be
 * reached.
 */
export const tallyReached = batchStatement<TallyParams, ArmRow>(
  'outcomes.tally_reached',
  `WITH units AS (
     SELECT coalesce(g.winner_id, r.contact_id) AS person, CASE WHEN r.reason = 'account_hold_out' THEN 0 ELSE 1 END AS arm,
            coalesce(m.accepted_at, r.decided_at) AS start, m.accepted_at IS NOT NULL AS messaged
       FROM campaign_recipients r LEFT JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id
       ${MERGED} r.contact_id
      WHERE r.tenant_id = $1 AND r.campaign_id = $3 AND (r.message_id IS NOT NULL OR r.reason IN ('account_hold_out', 'frequency_cap'))),
   ${TALLY}`,
);

/**
 * The same in a journey, from the first marketing message on that the contact got or would have
 * got.
 */
export const tallyReachedInJourney = batchStatement<TallyParams, ArmRow>(
  'outcomes.tally_reached_in_journey',
  `WITH units AS (
     SELECT DISTINCT ON (e.id) coalesce(g.winner_id, e.contact_id) AS person, CASE WHEN s.reason = 'account_hold_out' THEN 0 ELSE 1 END AS arm,
            s.at AS start, m.id IS NOT NULL AS messaged
       FROM journey_enrollments e
       JOIN journey_steps s ON s.tenant_id = $1 AND s.enrollment_id = e.id AND (s.detail ? 'message_id' OR s.reason IN ('account_hold_out', 'frequency_cap'))
       LEFT JOIN messages m ON m.tenant_id = $1 AND m.id = s.detail ->> 'message_id' AND m.purpose = 'marketing'
       ${MERGED} e.contact_id
      WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.journey_id = $3 AND (m.id IS NOT NULL OR s.reason IN ('account_hold_out', 'frequency_cap'))
      ORDER BY e.id, s.step),
   ${TALLY}`,
);

/**
 * The contacts of the account that opted in once, also if they opted out since, because messages
 * lead to opt-outs. They count from the start of the period or from their creation, whether a
 * message was sent to them or not, as chance divided them.
 */
export const tallyAccount = batchStatement<[...TallyParams, from: Date, to: Date], ArmRow>(
  'outcomes.tally_account',
  `WITH units AS (
     SELECT c.id AS person, CASE WHEN ${IN_HOLD_OUT} THEN 0 ELSE 1 END AS arm, greatest(c.created_at, $10::timestamptz) AS start,
            c.id IN (SELECT m.contact_id FROM messages m
                      WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.contact_id IS NOT NULL AND m.purpose = 'marketing'
                        AND m.accepted_at >= $10 AND m.accepted_at < $11) AS messaged
       FROM contacts c
      WHERE c.tenant_id = $1 AND c.account_id = $2 AND $3 <> '' AND c.created_at < $11 AND c.consent_status IN ('opted_in', 'opted_out')),
   ${TALLY_UNTIL}`,
);
