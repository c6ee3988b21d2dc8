import { retainedSince } from '../../counting/retained-since.ts';
import { invalidParams, unprocessable } from '../../errors.ts';
import { countConversions, insertRecomputation } from '../../measures/attribution/recompute-queries.ts';
import { addSettings, readSettings } from '../../measures/attribution/settings.ts';
import type { Skill } from '../../skill.ts';
import { requirePeriod } from './require-period.ts';

/** Only starts the recomputation; a worker processes it in batches. */
export const recomputeAttribution: Skill<'attribution.recompute'> = async (params, context) => {
  const { tx, account, now, newId } = context;
  const { from, to } = requirePeriod(new Date(params.from), params.to === undefined ? now : new Date(params.to));
  const retained = await retainedSince(tx, account.tenantId);
  if (retained !== null && from < retained)
    throw invalidParams(
      `Messages that conversions before ${retained.toISOString()} may be credited to were deleted by age. Those conversions keep their credits.`,
      [{ path: '/from', rule: `must be at or after ${retained.toISOString()}` }],
    );
  const current = await readSettings(tx, account);
  const rules = {
    model: params.model ?? current.model,
    clickHours: params.click_hours ?? current.clickHours,
    deliveryHours: params.delivery_hours ?? current.deliveryHours,
  };
  const row = await tx.row(countConversions, account.tenantId, account.accountId, from, to);
  const total = row?.count ?? 0;
  const id = newId('atr');
  const settings = await addSettings(tx, account, rules, id, now);
  const job = { id, version: settings?.version ?? 0, from_at: from, to_at: to, total };
  if (settings === null || !(await insertRecomputation(tx, account, job, now)))
    throw unprocessable(
      'recomputation_running',
      'A recomputation of this account is already running. Wait for its end.',
      {
        nextActions: [
          { skill: 'attribution.get', params: {}, why: 'Shows the progress of the running recomputation.' },
        ],
      },
    );
  return { job_id: job.id, settings_version: job.version, conversions: total };
};
