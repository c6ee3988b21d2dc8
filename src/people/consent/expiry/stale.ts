/**
 * Months without contact after which people no longer expect messages, and carriers count more
 * complaints and reassigned numbers. The Reassigned Numbers Database of the FCC is updated monthly;
 * no rule of law ends consent by its age.
 */
export const STALE_MONTHS = 18;

/** The time before which consent is older than this. */
export function staleBefore(now: Date, months: number): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - months);
  return since;
}

/**
 * SQL: whether no message was sent to or received from a number of the account since a time, and no
 * consent given: repeated consent does not change the status and its time. `$1` is the tenant and
 * `$2` the account.
 */
export const withoutContact = (phone: string, since: string): string =>
  `NOT EXISTS (SELECT FROM messages m WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.to_phone = ${phone} AND m.due_at >= ${since})
        AND NOT EXISTS (SELECT FROM inbound_messages i
                         WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.from_phone = ${phone} AND i.received_at >= ${since})
        AND NOT EXISTS (SELECT FROM consent_entries e
                         WHERE e.tenant_id = $1 AND e.account_id = $2 AND e.phone = ${phone} AND e.status = 'opted_in' AND e.captured_at >= ${since})`;
