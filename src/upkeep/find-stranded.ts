import { findStrandedEnrollments, type StrandedEnrollment } from '../journeys/stranded.ts';
import type { Sql } from '../platform/database/sql.ts';
import { findStrandedHolds, type StrandedHold } from '../sending/stranded/holds.ts';
import { findStrandedMessages, type StrandedMessage } from '../sending/stranded/messages.ts';

/** Rows of a tenant that no worker will ever finish. */
export interface Stranded {
  readonly messages: readonly StrandedMessage[];
  readonly holds: readonly StrandedHold[];
  readonly enrollments: readonly StrandedEnrollment[];
}

const PAGE = 20_000;

/**
 * Reads all messages of a tenant, page by page; `onPage` gets the ids between which each page lies.
 */
export async function findStranded(
  sql: Sql,
  tenantId: string,
  onPage: (after: string, last: string) => Promise<void> = () => Promise.resolve(),
): Promise<Stranded> {
  const messages: StrandedMessage[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page = await findStrandedMessages(sql, tenantId, after, PAGE);
    messages.push(...page.messages);
    if (page.last !== null) await onPage(after, page.last);
    after = page.last;
  }
  const used = new Set(messages.map(({ hold_id: id }) => id));
  const holds = (await findStrandedHolds(sql, tenantId)).filter(({ id }) => !used.has(id));
  return { messages, holds, enrollments: await findStrandedEnrollments(sql, tenantId) };
}
