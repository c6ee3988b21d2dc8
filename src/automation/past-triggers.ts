import type { Owner } from '../domain/account.ts';
import { listeningOf } from '../domain/automation/triggers.ts';
import { FAILED_STATES } from '../domain/states.ts';
import type { AutomationTrigger } from '../generated/types.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import type { Trigger } from './evaluate.ts';

/**
 * What signals reported is deleted once it is handled, so the past is read from what the signals
 * were about. Each statement answers what a signal would have contained, and reads a bounded number
 * of rows.
 */
export async function findPastTriggers(
  sql: Sql,
  { tenantId, accountId }: Owner,
  trigger: AutomationTrigger,
  limit: number,
): Promise<Trigger[]> {
  const { kind, name } = listeningOf('', trigger);
  const rows = await findRows(sql, tenantId, accountId, kind, name, limit);
  return rows.map((row) => ({ kind, name, ...row }));
}

type Past = Pick<Trigger, 'contact_id' | 'occurred_at' | 'data'>;

function findRows(
  sql: Sql,
  tenantId: string,
  accountId: string,
  kind: Trigger['kind'],
  name: string,
  limit: number,
): Promise<Past[]> {
  switch (kind) {
    case 'event':
      return sql.rows(pastEvents, tenantId, accountId, name, limit);
    case 'message':
      return sql.rows(pastMessages, tenantId, accountId, limit);
    case 'consent':
      return sql.rows(pastConsent, tenantId, accountId, name, limit, NEWEST);
    case 'failure':
      return sql.rows(pastFailures, tenantId, accountId, FAILED_STATES, limit, NEWEST);
    case 'tag':
      return sql.rows(pastTags, tenantId, name, limit, MEMBERS);
    case 'list':
      return sql.rows(pastMembers, tenantId, name, limit, MEMBERS);
    case 'contact':
      return sql.rows(name === 'created' ? pastContacts : pastUpdates, tenantId, accountId, limit, NEWEST);
    case 'journey':
      return sql.rows(pastEnds, tenantId, accountId, name, limit, NEWEST);
    case 'campaign':
      return sql.rows(pastCampaigns, tenantId, accountId, name, limit);
    // Known only while the rule is enabled.
    case 'segment':
    case 'schedule':
    case 'balance':
      return Promise.resolve([]);
  }
}

/** Rows without an index by what is looked for: only the newest are considered. */
const NEWEST = 1_000;
const MEMBERS = 10_000;

const pastEvents = batchStatement<[tenantId: string, accountId: string, name: string, limit: number], Past>(
  'automation.past_events',
  `SELECT contact_id, occurred_at, jsonb_build_object('event_id', id, 'properties', properties) AS data
     FROM events WHERE tenant_id = $1 AND account_id = $2 AND name = $3 ORDER BY occurred_at DESC, contact_id DESC LIMIT $4`,
);

const pastMessages = batchStatement<[tenantId: string, accountId: string, limit: number], Past>(
  'automation.past_messages',
  `SELECT contact_id, received_at AS occurred_at,
          jsonb_build_object('inbound_id', id, 'text', text, 'from', from_phone, 'to', to_phone, 'number_id', number_id) AS data
     FROM inbound_messages WHERE tenant_id = $1 AND account_id = $2 AND intent = 'none' ORDER BY id DESC LIMIT $3`,
);

const pastConsent = batchStatement<
  [tenantId: string, accountId: string, status: string, limit: number, newest: number],
  Past
>(
  'automation.past_consent',
  `SELECT contact_id, captured_at AS occurred_at, jsonb_build_object('phone', phone, 'scope', scope, 'method', method) AS data
     FROM (SELECT * FROM consent_entries WHERE tenant_id = $1 ORDER BY id DESC LIMIT $5) newest
    WHERE account_id = $2 AND status = $3 ORDER BY id DESC LIMIT $4`,
);

const pastFailures = batchStatement<
  [tenantId: string, accountId: string, states: readonly string[], limit: number, newest: number],
  Past
>(
  'automation.past_failures',
  `SELECT contact_id, coalesce(finalized_at, created_at) AS occurred_at,
          jsonb_build_object('message_id', id, 'reason', state_reason, 'error_code', error_code, 'campaign_id', campaign_id) AS data
     FROM (SELECT * FROM messages WHERE tenant_id = $1 AND account_id = $2 ORDER BY id DESC LIMIT $5) newest
    WHERE state = ANY ($3) ORDER BY id DESC LIMIT $4`,
);

const pastTags = batchStatement<[tenantId: string, tagId: string, limit: number, members: number], Past>(
  'automation.past_tags',
  `SELECT target_id AS contact_id, created_at AS occurred_at, jsonb_build_object('tag_id', $2::text) AS data
     FROM (SELECT target_id, created_at FROM taggings
            WHERE tenant_id = $1 AND tag_id = $2 AND target_kind = 'contact' ORDER BY target_id DESC LIMIT $4) newest
    ORDER BY created_at DESC, target_id DESC LIMIT $3`,
);

const pastMembers = batchStatement<[tenantId: string, listId: string, limit: number, members: number], Past>(
  'automation.past_members',
  `SELECT contact_id, added_at AS occurred_at, jsonb_build_object('list_id', $2::text) AS data
     FROM (SELECT contact_id, added_at FROM list_members WHERE tenant_id = $1 AND list_id = $2 ORDER BY contact_id DESC LIMIT $4) newest
    ORDER BY added_at DESC, contact_id DESC LIMIT $3`,
);

const SOURCE = `'{}'::jsonb AS data`;

const pastContacts = batchStatement<[tenantId: string, accountId: string, limit: number, newest: number], Past>(
  'automation.past_contacts',
  `SELECT id AS contact_id, created_at AS occurred_at, ${SOURCE}
     FROM (SELECT id, created_at FROM contacts WHERE tenant_id = $1 AND account_id = $2 ORDER BY id DESC LIMIT $4) newest
    ORDER BY created_at DESC, id DESC LIMIT $3`,
);

const pastUpdates = batchStatement<[tenantId: string, accountId: string, limit: number, newest: number], Past>(
  'automation.past_updates',
  `SELECT id AS contact_id, updated_at AS occurred_at, ${SOURCE}
     FROM (SELECT id, created_at, updated_at FROM contacts WHERE tenant_id = $1 AND account_id = $2 ORDER BY id DESC LIMIT $4) newest
    WHERE updated_at > created_at ORDER BY updated_at DESC, id DESC LIMIT $3`,
);

const pastEnds = batchStatement<
  [tenantId: string, accountId: string, journeyId: string, limit: number, newest: number],
  Past
>(
  'automation.past_ends',
  `SELECT contact_id, ended_at AS occurred_at,
          jsonb_build_object('journey_id', journey_id, 'enrollment_id', id, 'state', state, 'reason', reason, 'converted', goal_reached_at IS NOT NULL) AS data
     FROM (SELECT * FROM journey_enrollments WHERE tenant_id = $1 AND account_id = $2 ORDER BY id DESC LIMIT $5) newest
    WHERE ended_at IS NOT NULL AND journey_id IN ($3, coalesce(nullif($3, ''), journey_id)) AND reason NOT IN ('removed', 'archived', 'merged')
    ORDER BY ended_at DESC, id DESC LIMIT $4`,
);

const pastCampaigns = batchStatement<[tenantId: string, accountId: string, campaignId: string, limit: number], Past>(
  'automation.past_campaigns',
  `SELECT NULL AS contact_id, finished_at AS occurred_at, jsonb_build_object('campaign_id', id, 'campaign_name', name, 'state', state) AS data
     FROM campaigns WHERE tenant_id = $1 AND account_id = $2 AND finished_at IS NOT NULL AND id IN ($3, coalesce(nullif($3, ''), id))
    ORDER BY finished_at DESC, id DESC LIMIT $4`,
);
