import { requireOwner } from '../../accounts/require-owner.ts';
import { presentAlert } from '../../alerts/alert.ts';
import { findAlert, saveDismissal } from '../../alerts/queries.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { invalidParams, notFound } from '../../errors.ts';
import type { Skill } from '../../skill.ts';

const MAX_SNOOZE_MS = 90 * DAY_MS;

/** A closed alert stays as it is. The last of several dismissals counts. */
export const dismissAlert: Skill<'dashboard.dismissAlert'> = async (
  { alert_id: id, snooze_until: snooze, external_ref: externalRef },
  { tx, account, key, now },
) => {
  const until = snooze === undefined ? null : new Date(snooze);
  if (until !== null && (until <= now || until.getTime() > now.getTime() + MAX_SNOOZE_MS))
    throw invalidParams('snooze_until must be in the next 90 days.', [
      { path: '/snooze_until', rule: 'within 90 days from now' },
    ]);
  const owner = await requireOwner(tx, { account, key }, externalRef);
  const alert = await findAlert(tx, owner, id);
  if (alert === null)
    throw notFound('alert', [{ skill: 'dashboard.alerts', params: {}, why: 'Lists the open alerts.' }]);
  const dismissal = { dismissed_at: now, dismissed_by: key.id, snoozed_until: until };
  if (alert.closed_at !== null) return { alert: presentAlert(alert, now) };
  await saveDismissal(tx, owner, id, dismissal);
  return { alert: presentAlert({ ...alert, ...dismissal }, now) };
};
