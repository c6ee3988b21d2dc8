import { getProgram } from '../../carriers/programs/queries.ts';
import { readDayUsage } from '../../compliance/registration/day-usage.ts';
import {
  listRegistrations as listRows,
  listScores,
  type RegistrationRow,
} from '../../compliance/registration/queries.ts';
import type { ProgramContent } from '../../domain/programs/content.ts';
import { type Drift, findDrift } from '../../domain/registration/drift.ts';
import { hasFailed } from '../../domain/registration/status.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { ReadContext, Skill } from '../../skill.ts';
import { presentRegistration } from './present.ts';

export const listRegistrations: Skill<'compliance.registrations'> = async (
  { kind, status, brand_id: brandId, cursor, limit = 50 },
  context,
) => {
  const { db, account, now } = context;
  const { tenantId } = account;
  const rows = await listRows(db, account, { after: readCursor(cursor), kind, status, brandId, limit: limit + 1 });
  const page = toPage(rows, limit, (row) => row.id);
  const programs = await readPrograms(context, page.rows);
  const brands = await listScores(db, account);
  const campaigns = page.rows.flatMap(({ kind: rowKind, id }) => (rowKind === 'campaign' ? [id] : []));
  const facts = {
    scores: new Map(brands.map((brand) => [brand.id, brand.vetting_score])),
    usages: await readDayUsage(db, tenantId, campaigns, now),
  };
  return {
    items: page.rows.map((row) => presentRegistration(row, driftOf(row, programs), facts, now)),
    next_cursor: page.nextCursor,
  };
};

/** One query per program: a page has up to 200 registrations, but few programs. */
async function readPrograms({ db, account }: ReadContext, rows: readonly RegistrationRow[]) {
  const ids = new Set(
    rows.flatMap((row) => (row.kind === 'campaign' && row.program_id !== null ? [row.program_id] : [])),
  );
  const programs = new Map<string, ProgramContent>();
  for (const id of ids) {
    const program = await getProgram(db, account, id, null);
    if (program !== null) programs.set(id, program.content);
  }
  return programs;
}

/** Rejected and expired campaigns are not registered, so a program cannot differ from them. */
function driftOf(row: RegistrationRow, programs: ReadonlyMap<string, ProgramContent>): Drift[] {
  if (row.kind !== 'campaign' || hasFailed(row.status) || row.status === 'TCR_EXPIRED') return [];
  const program = programs.get(row.program_id ?? '');
  return program === undefined ? [] : findDrift(program, row.content);
}
