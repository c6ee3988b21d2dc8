import { listOutcomes as listRows } from '../../measures/outcomes/outcome.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { readRef } from './find.ts';
import { presentOutcome } from './present.ts';

export const listOutcomes: Skill<'outcomes.list'> = async (params, { db, account }) => {
  const { state = 'active', cursor, limit = 50 } = params;
  const isFiltered = params.campaign_id !== undefined || params.journey_id !== undefined;
  const rows = await listRows(db, account, {
    refId: isFiltered ? readRef(params).id : null,
    state: state === 'all' ? null : state,
    after: readCursor(cursor),
    limit: limit + 1,
  });
  const page = toPage(rows, limit, ({ id }) => id);
  return { items: page.rows.map(presentOutcome), next_cursor: page.nextCursor };
};
