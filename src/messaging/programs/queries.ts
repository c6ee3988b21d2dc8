import type { ProgramContent } from '../../domain/programs/content.ts';
import { statement } from '../../platform/sql.ts';

export interface ProgramRow {
  readonly id: string;
  readonly version: number;
  readonly content: ProgramContent;
  readonly created_at: Date;
  /** When this version was written. */
  readonly updated_at: Date;
}

/** Versions from before it could be chosen say nothing of it. */
const CONTENT = `'{"opt_out_scope": "all"}' || v.content AS content`;

const PROGRAM = `p.id, v.version, ${CONTENT}, p.created_at, v.created_at AS updated_at
     FROM programs p JOIN program_versions v ON v.tenant_id = p.tenant_id AND v.program_id = p.id`;

export const insertProgram = statement<[tenantId: string, id: string, accountId: string, now: Date]>(
  'programs.insert',
  'INSERT INTO programs (tenant_id, id, account_id, version, created_at, updated_at) VALUES ($1, $2, $3, 1, $4, $4)',
);

export const insertProgramVersion = statement<
  [tenantId: string, programId: string, version: number, content: string, now: Date]
>(
  'programs.insert_version',
  'INSERT INTO program_versions (tenant_id, program_id, version, content, created_at) VALUES ($1, $2, $3, $4, $5)',
);

/** Changes of one program happen one after the other, so that a version is made once. */
export const lockProgram = statement<[tenantId: string, accountId: string, id: string], { id: string }>(
  'programs.lock',
  'SELECT id FROM programs WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR UPDATE',
);

/** The version asked for, or the current one. */
export const getProgram = statement<
  [tenantId: string, accountId: string, id: string, version: number | null],
  ProgramRow
>(
  'programs.get',
  `SELECT ${PROGRAM} WHERE p.tenant_id = $1 AND p.account_id = $2 AND p.id = $3 AND v.version = coalesce($4, p.version)`,
);

export const listPrograms = statement<[tenantId: string, accountId: string, after: string, limit: number], ProgramRow>(
  'programs.list',
  `SELECT ${PROGRAM} AND v.version = p.version
    WHERE p.tenant_id = $1 AND p.account_id = $2 AND p.id > $3 ORDER BY p.id LIMIT $4`,
);

export const listProgramVersions = statement<
  [tenantId: string, programId: string, limit: number],
  { version: number; created_at: Date }
>(
  'programs.list_versions',
  'SELECT version, created_at FROM program_versions WHERE tenant_id = $1 AND program_id = $2 ORDER BY version DESC LIMIT $3',
);

export const setProgramVersion = statement<
  [tenantId: string, accountId: string, id: string, version: number, now: Date]
>(
  'programs.set_version',
  'UPDATE programs SET version = $4, updated_at = $5 WHERE tenant_id = $1 AND account_id = $2 AND id = $3',
);

/** Of a number that is bound to none the account's only program speaks; of several programs none does. */
export const findSpeakingProgram = statement<
  [tenantId: string, accountId: string, numberId: string],
  { content: ProgramContent }
>(
  'programs.find_speaking',
  `SELECT ${CONTENT}
     FROM sender_numbers n
     JOIN programs p ON p.tenant_id = $1 AND p.account_id = $2
      AND (p.id = n.program_id
        OR n.program_id IS NULL AND NOT EXISTS (SELECT 1 FROM programs o WHERE o.tenant_id = $1 AND o.account_id = $2 AND o.id <> p.id))
     JOIN program_versions v ON v.tenant_id = $1 AND v.program_id = p.id AND v.version = p.version
    WHERE n.tenant_id = $1 AND n.id = $3`,
);

export const hasOtherPrograms = statement<[tenantId: string, accountId: string, id: string], { has: boolean }>(
  'programs.has_others',
  'SELECT EXISTS (SELECT FROM programs WHERE tenant_id = $1 AND account_id = $2 AND id <> $3) AS has',
);
