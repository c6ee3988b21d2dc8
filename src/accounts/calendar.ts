import type { Owner } from '../domain/account.ts';
import { type Calendar, type CalendarSettings, calendarOf } from '../domain/calendar/account-calendar.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

const NONE: CalendarSettings = { timezone: null, week_start: null };

/** The account and the partner that manages it, which is the tenant, by the primary key. */
const find = statement<[tenantId: string, accountId: string], CalendarSettings & { readonly id: string }>(
  'accounts.find_calendars',
  'SELECT id, timezone, week_start FROM accounts WHERE tenant_id = $1 AND id IN ($1, $2)',
);

/** The days and weeks of an account; of a missing one the default. */
export async function readCalendar(sql: Sql, { tenantId, accountId }: Owner): Promise<Calendar> {
  const rows = await sql.rows(find, tenantId, accountId);
  const settingsOf = (id: string): CalendarSettings => rows.find((row) => row.id === id) ?? NONE;
  return calendarOf(settingsOf(accountId), accountId === tenantId ? NONE : settingsOf(tenantId));
}

/** What is set applies to calls and steps that begin after the commit. */
export async function saveCalendar(
  tx: Sql,
  { tenantId, accountId }: Owner,
  settings: Partial<CalendarSettings>,
): Promise<void> {
  await tx.tenant(tenantId).accounts.updateMany({ where: { id: accountId }, data: settings });
}
