import type { Batch } from './batches.ts';
import { appendRejected, type Rejection } from './rejected-file.ts';
import type { BatchResult } from './send-batch.ts';
import { addTotals, type State, withDone } from './state.ts';

/** Writes down what was refused, and answers the state with this batch done. */
export function settleBatch(path: string, state: State, batch: Batch, result: BatchResult): State {
  const rejections = result.rejected.map(
    ({ row, code, field = '' }): Rejection => ({ row: batch.rows[row] as Rejection['row'], code, field }),
  );
  const codes: Record<string, number> = { ...state.codes };
  for (const { code } of rejections) codes[code] = (codes[code] ?? 0) + 1;
  const totals = addTotals(state.totals, {
    rows: batch.rows.length,
    created: result.created,
    updated: result.updated,
    unchanged: result.unchanged ?? 0,
    skipped: result.skipped ?? 0,
    duplicates: result.duplicates ?? 0,
    rejected: rejections.length,
  });
  return { ...withDone(state, batch.number), totals, codes, rejectedBytes: appendRejected(path, rejections) };
}
