import { DAY_MS } from '../../domain/durations.ts';
import { notFound } from '../../errors.ts';
import {
  type RefundTotal,
  type ReportRow,
  type ReportTotal,
  readReport,
  readTotals,
} from '../../measures/attribution/report.ts';
import { findSettings } from '../../measures/attribution/settings.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { requirePeriod } from './require-period.ts';

const DEFAULT_PERIOD_MS = 30 * DAY_MS;

export const reportAttribution: Skill<'attribution.report'> = async (params, { db, account, now }) => {
  const { group_by: group = 'campaign', settings_version: version = null, limit = 50 } = params;
  const to = params.to === undefined ? now : new Date(params.to);
  const from = params.from === undefined ? new Date(to.getTime() - DEFAULT_PERIOD_MS) : new Date(params.from);
  const period = { ...requirePeriod(from, to), version };
  if (version !== null && (await findSettings(db, account, version)) === null)
    throw notFound('version of the attribution settings', [
      { skill: 'attribution.get', params: {}, why: 'Shows the current version and those of recomputations.' },
    ]);
  const [key = '', currency = ''] = readCursor(params.cursor).split(' ');
  const [rows, totals] = await Promise.all([
    readReport(db, account, period, group, { key, currency }, limit + 1),
    readTotals(db, account, period),
  ]);
  const page = toPage(rows, limit, (row) => `${row.key} ${row.currency}`);
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    group_by: group,
    items: page.rows.map(presentRow),
    next_cursor: page.nextCursor,
    attributed: totals.attributed.map(presentTotal),
    unattributed: totals.unattributed.map(presentTotal),
    held_out: totals.heldOut.map(presentTotal),
    refunds: totals.refunds.map(presentRefunds),
    settings_versions: [...totals.versions],
  };
};

function presentRow({ key, name, ...total }: ReportRow) {
  return { id: key === '' ? null : key, name, ...presentTotal(total) };
}

function presentRefunds({ currency, refunds, value }: RefundTotal) {
  return { currency: currency === '' ? null : currency, refunds, value_minor: currency === '' ? null : Number(value) };
}

function presentTotal({ currency, conversions, share, value, refunded }: ReportTotal) {
  return {
    currency: currency === '' ? null : currency,
    conversions,
    credited_conversions: Number(share) / 1_000_000,
    value_minor: currency === '' ? null : Number(value),
    refunded_minor: currency === '' ? null : Number(refunded),
  };
}
