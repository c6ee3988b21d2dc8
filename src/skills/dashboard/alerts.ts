import { requireOwner } from '../../accounts/require-owner.ts';
import { presentAlert } from '../../alerts/alert.ts';
import { listAlerts as listRows } from '../../alerts/queries.ts';
import { kindsOf } from '../../alerts/rules.ts';
import { invalidParams } from '../../errors.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';

export const listAlerts: Skill<'dashboard.alerts'> = async (
  { severities, states = ['open'], external_ref: externalRef, include_customers: all = false, cursor, limit = 50 },
  { db, account, key, now },
) => {
  if (all && !key.permissions.includes('partner'))
    throw invalidParams('Only a key with the permission partner lists the alerts of end-customers.', [
      { path: '/include_customers', rule: 'only for partners' },
    ]);
  if (all && externalRef !== undefined)
    throw invalidParams('Set either external_ref or include_customers.', [
      { path: '/include_customers', rule: 'not with external_ref' },
    ]);
  const owner = await requireOwner(db, { account, key }, externalRef);
  const filter = {
    kinds: severities === undefined ? null : kindsOf(severities),
    states,
    before: readCursor(cursor),
    limit: limit + 1,
    now,
  };
  const rows = await listRows(db, all ? { ...owner, accountId: null } : owner, filter);
  const page = toPage(rows, limit, ({ id }) => id);
  return { items: page.rows.map((row) => presentAlert(row, now)), next_cursor: page.nextCursor };
};
