import type { Owner } from '../../domain/account.ts';
import type { ProgramContent } from '../../domain/programs/content.ts';
import { type Drift, findDrift, type RegisteredWords } from '../../domain/registration/drift.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

export interface ProgramDrift extends Drift {
  readonly registration_id: string;
  readonly program_id: string;
}

/** Rejected registrations cannot differ; a suspended one can. */
const listOfProgram = statement<
  [tenantId: string, accountId: string, programId: string],
  { id: string; content: RegisteredWords }
>(
  'registry.list_of_program',
  `SELECT id, content FROM registrations
    WHERE tenant_id = $1 AND account_id = $2 AND kind = 'campaign' AND program_id = $3
      AND status NOT IN ('TCR_FAILED', 'TELNYX_FAILED', 'MNO_REJECTED', 'MNO_PROVISIONING_FAILED', 'TCR_EXPIRED') ORDER BY id`,
);

export async function findProgramDrift(
  sql: Sql,
  { tenantId, accountId }: Owner,
  programId: string,
  live: ProgramContent,
): Promise<ProgramDrift[]> {
  const registered = await sql.rows(listOfProgram, tenantId, accountId, programId);
  return registered.flatMap(({ id, content }) =>
    findDrift(live, content).map((drift) => ({ registration_id: id, program_id: programId, ...drift })),
  );
}
