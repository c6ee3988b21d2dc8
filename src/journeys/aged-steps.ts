import { type AgingKind, rowsOf } from '../platform/aging/kind.ts';
import { batchStatement } from '../platform/database/sql.ts';
import { firstIdAt } from '../platform/ids.ts';

interface StepRow {
  readonly enrollment_id: string;
  readonly step: number;
  readonly row: string;
}

/** By the primary key: no step is older than its enrollment. Steps are never updated. */
const readAged = batchStatement<
  [tenantId: string, enrollmentId: string, step: number, below: string, before: Date, limit: number],
  StepRow
>(
  'journeys.read_aged_steps',
  `SELECT s.enrollment_id, s.step, to_jsonb(s)::text AS row FROM journey_steps s
    WHERE s.tenant_id = $1 AND (s.enrollment_id, s.step) > ($2, $3) AND s.enrollment_id < $4 AND s.at <= $5
    ORDER BY s.enrollment_id, s.step LIMIT $6`,
);
const dropAged = batchStatement<[tenantId: string, enrollmentIds: readonly string[], steps: readonly number[]]>(
  'journeys.drop_aged_steps',
  `DELETE FROM journey_steps s USING unnest($2::text[], $3::int[]) AS one (enrollment_id, step)
    WHERE s.tenant_id = $1 AND s.enrollment_id = one.enrollment_id COLLATE "C" AND s.step = one.step`,
);

/** The steps of enrollments. The enrollments and the counts of nodes stay. */
export const AGED_STEPS: AgingKind = {
  name: 'journey_steps',
  take: async (tx, tenantId, { after, before, limit }) => {
    const [enrollmentId = '', step = '-1'] = after === '' ? [] : after.split('/');
    const below = firstIdAt('enr', before.getTime());
    const aged = await tx.rows(readAged, tenantId, enrollmentId, Number(step), below, before, limit);
    const last = aged.at(-1);
    return {
      rows: rowsOf('journey_steps', aged),
      remove: async () => {
        await tx.run(
          dropAged,
          tenantId,
          aged.map((row) => row.enrollment_id),
          aged.map((row) => row.step),
        );
      },
      next: aged.length < limit || last === undefined ? null : `${last.enrollment_id}/${last.step}`,
    };
  },
};
