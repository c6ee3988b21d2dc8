import { requireOwner } from '../../../accounts/require-owner.ts';
import { type ApprovalState, readApproval } from '../../../approvals/approval.ts';
import { listApprovals as listRows } from '../../../approvals/queries.ts';
import { readCursor, toPage } from '../../../platform/page.ts';
import type { Skill } from '../../../skill.ts';
import { seesAll } from './access.ts';
import { presentSummaries } from './present.ts';

export const listApprovals: Skill<'command.approvals.list'> = async (
  { states, external_ref: externalRef, cursor, limit = 50 },
  { db, account, key, service, now },
) => {
  const owner = await requireOwner(db, { account, key }, externalRef);
  const rows = await listRows(db, owner, {
    states: states === undefined ? null : (states as readonly ApprovalState[]),
    keyId: seesAll(key, service) ? null : key.id,
    before: readCursor(cursor),
    limit: limit + 1,
    now,
  });
  const page = toPage(rows, limit, ({ id }) => id);
  return {
    items: await presentSummaries(
      db,
      page.rows.map((row) => readApproval(row, now)),
      { owner, account, key, service },
    ),
    next_cursor: page.nextCursor,
  };
};
