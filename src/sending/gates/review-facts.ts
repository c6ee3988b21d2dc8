import type { Owner } from '../../domain/account.ts';
import { classifyMessage } from '../../domain/content/classification/classify-message.ts';
import { reviewContent } from '../../domain/content/classification/review-content.ts';
import type { ContentFinding } from '../../generated/types.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { SendFacts } from '../facts/send-facts.ts';

interface ProgramContext {
  readonly brand: string | null;
  readonly age_gated: boolean;
}

/** By primary key, apart from the registrations of one account. */
const findProgramContext = statement<
  [tenantId: string, accountId: string, programId: string | null, registrationId: string | null],
  ProgramContext
>(
  'gates.find_program_context',
  `SELECT (SELECT v.content ->> 'brand' FROM programs p
             JOIN program_versions v ON v.tenant_id = p.tenant_id AND v.program_id = p.id AND v.version = p.version
            WHERE p.tenant_id = $1 AND p.account_id = $2 AND p.id = $3) AS brand,
          EXISTS (SELECT 1 FROM registrations r
                   WHERE r.tenant_id = $1 AND r.account_id = $2 AND (r.id = $4 OR r.program_id = $3)
                     AND (r.content -> 'flags' -> 'age_gated' = 'true' OR r.content -> 'age_gated' = 'true')) AS age_gated`,
);

/** What carriers and the law object to in the rendered message, with the gate's exceptions. */
export async function reviewFacts(
  sql: Sql,
  { tenantId, accountId }: Owner,
  {
    content,
    purpose,
    recipient,
    sender,
    contentExceptions,
  }: Pick<SendFacts, 'content' | 'purpose' | 'recipient' | 'sender' | 'contentExceptions'>,
): Promise<ContentFinding[]> {
  if (!content.ok) return [];
  const program = sender?.program_id ?? null;
  const found = await sql.row(findProgramContext, tenantId, accountId, program, sender?.registration_id ?? null);
  const written = content.shortened?.unshortened ?? content.text;
  return reviewContent(written, classifyMessage(written), {
    purpose,
    country: recipient.ok ? recipient.country : '',
    exceptions: contentExceptions,
    ageGated: found?.age_gated ?? false,
    brand: found?.brand ?? null,
  }).map((finding) => ({
    ...finding, // Positions in the message with its own links mean nothing in the shortened one.
    span: finding.span === null || content.shortened !== null ? null : { ...finding.span },
  }));
}
