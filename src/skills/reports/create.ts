import { emptyPeriod, unprocessable } from '../../errors.ts';
import { readBounds } from '../../measures/read-period.ts';
import {
  countKept,
  countUnfinished,
  insertReport,
  MAX_KEPT,
  MAX_UNFINISHED,
} from '../../measures/reports/report-rows.ts';
import type { Skill } from '../../skill.ts';
import { presentReport } from './present.ts';
import { readColumns } from './read-columns.ts';

/** Only stores the report; a worker writes it. */
export const createReport: Skill<'reports.create'> = async (params, context) => {
  const { tx, account, now, newId, requestId } = context;
  const { kind, format = 'csv' } = params;
  const columns = readColumns(kind, params.columns);
  const { from, to } = readBounds(params, account.calendar, now);
  if (from !== null && from >= to) throw emptyPeriod();
  if ((await countUnfinished(tx, account)) >= MAX_UNFINISHED)
    throw unprocessable('too_many_reports', `${MAX_UNFINISHED} reports are not finished. Wait until one is.`, {
      nextActions: [{ skill: 'reports.list', params: {}, why: 'Shows the progress of the reports.' }],
    });
  if ((await countKept(tx, account, now)) >= MAX_KEPT)
    throw unprocessable('too_many_files', `The account has ${MAX_KEPT} report files. Wait until one expires.`, {
      nextActions: [{ skill: 'reports.list', params: {}, why: 'Shows when the files expire.' }],
    });
  const id = newId('rep');
  const period = { from_at: from, to_at: to };
  const links = { schedule_id: null, request_id: requestId };
  const report = await insertReport(tx, account, { id, kind, format, columns, ...period, ...links }, now);
  return { report: presentReport(report, now) };
};
