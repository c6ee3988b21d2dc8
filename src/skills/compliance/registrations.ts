import type { ProgramContent } from '../../domain/programs/content.ts';
import { type Drift, findDrift } from '../../domain/registration/drift.ts';
import { hasFailed } from '../../domain/registration/status.ts';
import { getProgram } from '../../messaging/programs/queries.ts';
import { readDayUsage } from '../../messaging/registry/day-usage.ts';
import { listRegistrations as listRows, listScores, type RegistrationRow } from '../../messaging/registry/queries.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { ReadContext, Skill } from '../../skill.ts';
import { presentRegistration } from './present.ts';

export const listRegistrations: Skill<'compliance.registrations'> = async (
  { kind = null, status = null, brand_id: brandId = null, cursor, limit = 50 },
  context,
) => {
  const { db, account, now } = context;
  const { tenantId, accountId } = account;
  const rows = await db.rows(listRows, tenantId, accountId, readCursor(cursor), kind, status, brandId, limit + 1);
  const page = toPage(rows, limit, (row) => row.id);
  const programs = await readPrograms(context, page.rows);
  const brands = await db.rows(listScores, tenantId, accountId);
  const campaigns = page.rows.flatMap(({ kind: what, id }) => (what === 'campaign' ? [id] : []));
  const facts = {
    scores: new Map(brands.map((brand) => [brand.id, brand.vetting_score])),
    usages: await readDayUsage(db, tenantId, campaigns, now),
  };
  return {
    items: page.rows.map((row) => presentRegistration(row, driftOf(row, programs), facts, now)),
    next_cursor: page.nextCursor,
  };
};

/** A page names few programs, however many registrations it has. */
async function readPrograms({ db, account }: ReadContext, rows: readonly RegistrationRow[]) {
  const ids = new Set(
    rows.flatMap((row) => (row.kind === 'campaign' && row.program_id !== null ? [row.program_id] : [])),
  );
  const programs = new Map<string, ProgramContent>();
  for (const id of ids) {
    const program = await db.row(getProgram, account.tenantId, account.accountId, id, null);
    if (program !== null) programs.set(id, program.content);
  }
  return programs;
}

/** What was turned down is not registered, so nothing differs from it. */
function driftOf(row: RegistrationRow, programs: ReadonlyMap<string, ProgramContent>): Drift[] {
  if (row.kind !== 'campaign' || hasFailed(row.status) || row.status === 'TCR_EXPIRED') return [];
  const program = programs.get(row.program_id ?? '');
  return program === undefined ? [] : findDrift(program, row.content);
}
