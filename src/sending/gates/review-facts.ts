import type { Owner } from '../../domain/account.ts';
import { classifyMessage } from '../../domain/content/classification/classify-message.ts';
import { reviewContent } from '../../domain/content/classification/review-content.ts';
import { meaningOfReason } from '../../domain/reasons.ts';
import type { ContentFinding } from '../../generated/types.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { SendFacts } from '../facts/send-facts.ts';
import { loadProgramContext } from './program-context.ts';
import { UNDER_AGE, underAge } from './under-age.ts';

/** What carriers and the law object to in the rendered message, with the gate's exceptions. */
export async function reviewFacts(
  sql: Sql,
  owner: Owner,
  {
    content,
    purpose,
    recipient,
    sender,
    contentExceptions,
  }: Pick<SendFacts, 'content' | 'purpose' | 'recipient' | 'sender' | 'contentExceptions'>,
): Promise<ContentFinding[]> {
  if (!content.ok) return [];
  const programId = sender?.program_id ?? null;
  const program = await loadProgramContext(sql, owner, programId, sender?.registration_id ?? null);
  const written = content.shortened?.unshortened ?? content.text;
  return reviewContent(written, classifyMessage(written), {
    purpose,
    country: recipient.ok ? recipient.country : '',
    exceptions: contentExceptions,
    sender: sender?.phone,
    ...program,
  }).map((finding) => ({
    ...finding, // Positions in the message with its own links mean nothing in the shortened one.
    span: finding.span === null || content.shortened !== null ? null : { ...finding.span },
  }));
}

/** The findings of one send: those of its message, and whether its contact is too young for it. */
export async function reviewSend(sql: Sql, owner: Owner, facts: SendFacts): Promise<ContentFinding[]> {
  const findings = await reviewFacts(sql, owner, facts);
  const young = underAge(facts);
  if (young === null) return findings;
  const { means, helps } = meaningOfReason(UNDER_AGE);
  const span = findings.find(({ rule }) => rule === young.rule)?.span ?? null;
  return [{ rule: UNDER_AGE, severity: 'blocker', span, explanation: means, fix: helps ?? '' }, ...findings];
}
