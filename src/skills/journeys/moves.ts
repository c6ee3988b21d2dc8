import { requireJourney } from '../../journeys/drafts/journey.ts';
import { listMoves as listRows } from '../../journeys/moves/queries.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentMove } from './present.ts';

export const listMoves: Skill<'journeys.moves'> = async ({ journey_id: id, cursor, limit = 50 }, { db, account }) => {
  await requireJourney(db, account, id);
  const rows = await listRows(db, account.tenantId, id, readCursor(cursor), limit + 1);
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentMove), next_cursor: page.nextCursor };
};
