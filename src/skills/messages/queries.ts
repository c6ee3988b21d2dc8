import { MESSAGE_STATE } from '../../counting/message-results.ts';
import type { Owner } from '../../domain/account.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { MESSAGE_COLUMNS, type MessageRow } from '../../sending/history/queries.ts';

/**
 * Newest first: ids sort by time, and the query reads the index on (account_id, id) backwards. The
 * account is given as a range, because with `=` the planner also considers other indexes for this
 * order. Messages of contacts that were merged into the given contact are included.
 */
export const listMessages = statement<
  [
    tenantId: string,
    accountId: string,
    before: string,
    contactId: string | null,
    campaignId: string | null,
    state: string | null,
    limit: number,
  ],
  MessageRow
>(
  'messages.list',
  `SELECT ${MESSAGE_COLUMNS} FROM messages m
    WHERE m.tenant_id = $1 AND m.account_id >= $2 AND m.account_id <= $2 AND ($3 = '' OR m.id < $3)
      AND ($4::text IS NULL OR m.contact_id = $4
           OR m.contact_id IN (SELECT g.loser_id FROM contact_merges g WHERE g.tenant_id = $1 AND g.account_id = $2 AND g.winner_id = $4)) AND ($5::text IS NULL OR m.campaign_id = $5) AND ($6::text IS NULL OR ${MESSAGE_STATE} = $6)
    ORDER BY m.account_id DESC, m.id DESC LIMIT $7`,
);

/**
 * The same of a journey or of one of its nodes, by messages_journey_idx or messages_node_idx, for a
 * node that has not sent for long.
 */
const ofJourney = (NAME: string, SELECTED: string) =>
  statement<
    [
      tenantId: string,
      accountId: string,
      before: string,
      contactId: string | null,
      journeyId: string,
      nodeId: string,
      state: string | null,
      limit: number,
    ],
    MessageRow
  >(
    NAME,
    `SELECT ${MESSAGE_COLUMNS} FROM messages m
    WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.journey_id = $5 AND ${SELECTED} AND ($3 = '' OR m.id < $3)
      AND ($4::text IS NULL OR m.contact_id = $4
           OR m.contact_id IN (SELECT g.loser_id FROM contact_merges g WHERE g.tenant_id = $1 AND g.account_id = $2 AND g.winner_id = $4)) AND ($7::text IS NULL OR ${MESSAGE_STATE} = $7)
    ORDER BY m.id DESC LIMIT $8`,
  );
export const listMessagesOfJourney = ofJourney('messages.list_of_journey', "$6::text = ''");
export const listMessagesOfNode = ofJourney('messages.list_of_node', 'm.node_id = $6');

/** The default of the account's messages. */
export async function saveSmartEncoding(tx: Sql, { tenantId, accountId }: Owner, mode: SmartEncoding): Promise<void> {
  await tx.tenant(tenantId).accounts.updateMany({ where: { id: accountId }, data: { smart_encoding: mode } });
}
