import type { Owner } from '../../domain/account.ts';
import type { ProgramContent } from '../../domain/programs/content.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

export interface ProgramRow {
  readonly id: string;
  readonly version: number;
  readonly content: ProgramContent;
  readonly created_at: Date;
  /** When this version was written. */
  readonly updated_at: Date;
}

export async function insertProgram(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  content: ProgramContent,
  now: Date,
): Promise<void> {
  await tx.tenant(tenantId).programs.create({
    data: {
      tenant_id: tenantId,
      id,
      account_id: accountId,
      version: 1,
      created_at: now,
      updated_at: now,
      versions: { create: { version: 1, content: content, created_at: now } },
    },
  });
}

/** Makes `version` the current one. */
export async function insertProgramVersion(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  version: number,
  content: ProgramContent,
  now: Date,
): Promise<void> {
  const rows = tx.tenant(tenantId);
  await rows.program_versions.create({
    data: { tenant_id: tenantId, program_id: id, version, content: content, created_at: now },
  });
  await rows.programs.updateMany({ where: { account_id: accountId, id }, data: { version, updated_at: now } });
}

/** Changes of one program happen one after the other, so that a version is made once. */
export const lockProgram = statement<[tenantId: string, accountId: string, id: string], { id: string }>(
  'programs.lock',
  'SELECT id FROM programs WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR UPDATE',
);

/** The version asked for, or the current one. */
export async function getProgram(
  sql: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  version: number | null,
): Promise<ProgramRow | null> {
  const rows = sql.tenant(tenantId);
  const program = await rows.programs.findFirst({ where: { account_id: accountId, id } });
  if (program === null) return null;
  const where = { program_id: id, version: version ?? program.version };
  const found = await rows.program_versions.findFirst({ where });
  if (found === null) return null;
  const { content, created_at: updatedAt } = found;
  const dates = { created_at: program.created_at, updated_at: updatedAt };
  return { id, version: found.version, content, ...dates };
}

export const listPrograms = statement<[tenantId: string, accountId: string, after: string, limit: number], ProgramRow>(
  'programs.list',
  `SELECT p.id, v.version, v.content, p.created_at, v.created_at AS updated_at
     FROM programs p JOIN program_versions v ON v.tenant_id = p.tenant_id AND v.program_id = p.id AND v.version = p.version
    WHERE p.tenant_id = $1 AND p.account_id = $2 AND p.id > $3 ORDER BY p.id LIMIT $4`,
);

/** Newest first. */
export function listProgramVersions(
  sql: Sql,
  { tenantId }: Owner,
  programId: string,
  limit: number,
): Promise<{ version: number; created_at: Date }[]> {
  return sql.tenant(tenantId).program_versions.findMany({
    where: { program_id: programId },
    orderBy: { version: 'desc' },
    take: limit,
    select: { version: true, created_at: true },
  });
}

/**
 * The program that replies for a number: its own, or the account's only one. With several programs
 * and none assigned, none replies.
 */
export const findReplyProgram = statement<
  [tenantId: string, accountId: string, numberId: string],
  { content: ProgramContent }
>(
  'programs.find_reply_program',
  `SELECT v.content
     FROM phone_numbers n
     JOIN programs p ON p.tenant_id = $1 AND p.account_id = $2
      AND (p.id = n.program_id
        OR n.program_id IS NULL AND NOT EXISTS (SELECT 1 FROM programs o WHERE o.tenant_id = $1 AND o.account_id = $2 AND o.id <> p.id))
     JOIN program_versions v ON v.tenant_id = $1 AND v.program_id = p.id AND v.version = p.version
    WHERE n.tenant_id = $1 AND n.id = $3`,
);

/** The keywords of every program of an account. */
export const findKeywords = statement<[tenantId: string, accountId: string], { keywords: ProgramContent['keywords'] }>(
  'programs.find_keywords',
  `SELECT v.content -> 'keywords' AS keywords
     FROM programs p JOIN program_versions v ON v.tenant_id = $1 AND v.program_id = p.id AND v.version = p.version
    WHERE p.tenant_id = $1 AND p.account_id = $2 ORDER BY p.id`,
);

export async function hasOtherPrograms(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<boolean> {
  const where = { account_id: accountId, id: { not: id } };
  return (await sql.tenant(tenantId).programs.findFirst({ where, select: { id: true } })) !== null;
}
