import type { Owner } from '../../domain/account.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

export interface ProgramContext {
  readonly brand: string | null;
  readonly ageGated: boolean;
}

/** By primary key, apart from the registrations of one account. */
const findProgramContext = statement<
  [tenantId: string, accountId: string, programId: string | null, registrationId: string | null],
  { readonly brand: string | null; readonly age_gated: boolean }
>(
  'gates.find_program_context',
  `SELECT (SELECT v.content ->> 'brand' FROM programs p
             JOIN program_versions v ON v.tenant_id = p.tenant_id AND v.program_id = p.id AND v.version = p.version
            WHERE p.tenant_id = $1 AND p.account_id = $2 AND p.id = $3) AS brand,
          EXISTS (SELECT 1 FROM registrations r
                   WHERE r.tenant_id = $1 AND r.account_id = $2 AND (r.id = $4 OR r.program_id = $3)
                     AND (r.content -> 'flags' -> 'age_gated' = 'true' OR r.content -> 'age_gated' = 'true')) AS age_gated`,
);

/** What a program and its registration say about content; nothing without both. */
export async function loadProgramContext(
  sql: Sql,
  { tenantId, accountId }: Owner,
  programId: string | null,
  registrationId: string | null,
): Promise<ProgramContext> {
  const found = await sql.row(findProgramContext, tenantId, accountId, programId, registrationId);
  return { brand: found?.brand ?? null, ageGated: found?.age_gated ?? false };
}
