import { statement } from '../../platform/database/sql.ts';

/**
 * Messages that are claimed together: those of a campaign, of a campaign from one of its numbers,
 * or the single messages of a number.
 */
export interface Queue {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly queue: string;
  readonly number_id: string;
  readonly campaign_id: string | null;
  /** The name of the carrier of the number. */
  readonly carrier: string;
}

/**
 * Account `a` may send. Queues that cannot send are not found at all: the number of queues read at
 * once is limited, and blocked ones must not displace the others.
 */
export const MAY_SEND = `a.state = 'active' AND NOT a.paused`;

/**
 * Queues of running campaigns with due messages; a campaign with a program has one per number.
 * Reads across tenants and locks nothing. The sub-select has the order of message_queue_due_idx:
 * for EXISTS, PostgreSQL 18 scans all waiting messages of the queue, several times a second.
 */
export const runningCampaignQueues = statement<[now: Date, limit: number, busyCarriers: readonly string[]], Queue>(
  'dispatch.find_campaign_queues',
  `SELECT l.tenant_id, n.account_id, l.queue, n.id AS number_id, l.campaign_id, n.carrier
     FROM (SELECT c.tenant_id, c.id AS campaign_id, coalesce(c.id || '/' || p.number_id, c.id) AS queue, coalesce(p.number_id, c.number_id) AS number_id, c.launched_at
             FROM campaigns c LEFT JOIN campaign_numbers p ON p.tenant_id = c.tenant_id AND p.campaign_id = c.id
            WHERE c.state = 'running' AND (c.throttle_per_minute IS NULL OR c.paced_until < $1)) l
     JOIN sending_numbers n ON n.tenant_id = l.tenant_id AND n.id = l.number_id
     JOIN account_states a ON a.tenant_id = n.tenant_id AND a.id = n.account_id
    WHERE n.paced_until < $1 AND n.carrier <> ALL ($3) AND ${MAY_SEND}
      AND (SELECT q.due_at FROM message_queue q WHERE q.tenant_id = l.tenant_id AND q.queue = l.queue
            ORDER BY q.tenant_id, q.queue, q.due_at LIMIT 1) <= $1
    ORDER BY l.launched_at LIMIT $2`,
);

/** Numbers with single messages due, the longest waiting first. */
export const dueSingleQueues = statement<[now: Date, limit: number, busyCarriers: readonly string[]], Queue>(
  'dispatch.find_single_queues',
  `SELECT d.tenant_id, n.account_id, d.queue, d.queue AS number_id, NULL AS campaign_id, n.carrier
     FROM (SELECT tenant_id, queue, min(due_at) AS due_at FROM message_queue
            WHERE is_single AND due_at <= $1 GROUP BY tenant_id, queue) d
     JOIN sending_numbers n ON n.tenant_id = d.tenant_id AND n.id = d.queue
     JOIN account_states a ON a.tenant_id = n.tenant_id AND a.id = n.account_id
    WHERE n.paced_until < $1 AND n.carrier <> ALL ($3) AND ${MAY_SEND}
    ORDER BY d.due_at LIMIT $2`,
);

export interface Pace {
  readonly messages_per_second: number;
  readonly paced_until: Date;
  readonly is_throttled: boolean;
  /** The registered campaign of the number: its messages count toward a daily limit. */
  readonly registration_id: string | null;
  /** The program of the messages; null when the number has left the program of its campaign. */
  readonly program_id: string | null;
}

/**
 * Locks the pace of a number; a second worker skips the queue. No row for a paused campaign, or for
 * a number that cannot send, for example because its registration is suspended.
 *
 * The lock of the campaign lets the other numbers of a campaign go on, but not a change of its
 * state: `campaigns.pause` waits until claims have committed, so that it counts what they claimed,
 * and while it runs no claim begins. Claims do not wait, so that there is no deadlock.
 */
export const lockPace = statement<[tenantId: string, numberId: string, campaignId: string | null], Pace>(
  'dispatch.lock_pace',
  `SELECT n.messages_per_second, n.paced_until, c.throttle_per_minute IS NOT NULL AS is_throttled, n.registration_id,
          CASE WHEN c.program_id IS NULL OR c.program_id = n.program_id THEN n.program_id END AS program_id
     FROM sending_numbers n
     LEFT JOIN (SELECT id, throttle_per_minute, program_id FROM campaigns
                 WHERE tenant_id = $1 AND id = $3 AND state = 'running' FOR KEY SHARE SKIP LOCKED) c ON true
    WHERE n.tenant_id = $1 AND n.id = $2 AND ($3::text IS NULL OR c.id IS NOT NULL)
      FOR NO KEY UPDATE OF n SKIP LOCKED`,
);

export interface Throttle {
  readonly throttle_per_minute: number;
  readonly paced_until: Date;
}

/**
 * Serializes the queues of a throttled campaign. Locked before any message: a transaction that
 * cancels the campaign also locks it first.
 */
export const lockThrottle = statement<[tenantId: string, campaignId: string | null], Throttle>(
  'dispatch.lock_throttle',
  `SELECT throttle_per_minute, paced_until FROM campaigns
    WHERE tenant_id = $1 AND id = $2 AND state = 'running' AND throttle_per_minute IS NOT NULL FOR NO KEY UPDATE`,
);

export const setNumberPace = statement<[tenantId: string, numberId: string, until: Date]>(
  'dispatch.set_number_pace',
  'UPDATE phone_numbers SET paced_until = $3 WHERE tenant_id = $1 AND id = $2',
);

export const setCampaignPace = statement<[tenantId: string, campaignId: string, until: Date]>(
  'dispatch.set_campaign_pace',
  'UPDATE campaigns SET paced_until = $3 WHERE tenant_id = $1 AND id = $2',
);
