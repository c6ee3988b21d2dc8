import { actionOfCode, type CodeBook } from '../../domain/carrier-codes/code-book.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { applyOptOut } from './apply-opt-out.ts';
import { lockConsent } from './consent-status.ts';

/** What a carrier said about a message. */
export interface CarrierError {
  readonly messageId: string;
  readonly errorCode: string | null;
}

/** A message whose recipient opted out at the carrier. */
export interface CarrierOptOut {
  readonly messageId: string;
  readonly errorCode: string;
  readonly accountId: string;
  readonly contactId: string | null;
  readonly phone: string;
  readonly carrier: string;
}

const findRecipients = batchStatement<
  [tenantId: string, ids: readonly string[]],
  { id: string; account_id: string; contact_id: string | null; to_phone: string; carrier: string }
>(
  'consent.find_recipients',
  'SELECT id, account_id, contact_id, to_phone, carrier FROM messages WHERE tenant_id = $1 AND id = ANY ($2) ORDER BY account_id, to_phone, id',
);

/**
 * The messages that a carrier rejected because the person opted out there. Locks their consents:
 * call it before messages are locked, as every other opt-out does.
 */
export async function lockCarrierOptOuts(
  tx: Sql,
  tenantId: string,
  errors: readonly CarrierError[],
  book: CodeBook,
): Promise<CarrierOptOut[]> {
  const codes = new Map(
    errors.flatMap(({ messageId, errorCode }) =>
      errorCode !== null && actionOfCode(book, errorCode) === 'opt_out' ? [[messageId, errorCode] as const] : [],
    ),
  );
  if (codes.size === 0) return [];
  const rows = await tx.rows(findRecipients, tenantId, [...codes.keys()]);
  for (const { account_id: accountId, to_phone: phone } of rows) await lockConsent(tx, { tenantId, accountId }, phone);
  return rows.map(({ id, account_id: accountId, contact_id: contactId, to_phone: phone, carrier }) => ({
    messageId: id,
    errorCode: codes.get(id) as string,
    accountId,
    contactId,
    phone,
    carrier,
  }));
}

/**
 * Opts these people out here too. The person wrote to the carrier what is a STOP to us, so a START,
 * which also lifts the carrier's block, lifts it.
 */
export async function applyCarrierOptOuts(
  tx: Sql,
  tenantId: string,
  optOuts: readonly CarrierOptOut[],
  { now, newId }: { readonly now: Date; readonly newId: (prefix: IdPrefix) => string },
): Promise<void> {
  const byPerson = new Map(optOuts.map((optOut) => [`${optOut.accountId} ${optOut.phone}`, optOut]));
  for (const { messageId, errorCode, accountId, contactId, phone, carrier } of byPerson.values())
    await applyOptOut(
      tx,
      { tenantId, accountId },
      {
        phone,
        contactId,
        scope: 'all',
        method: 'keyword',
        entryMethod: 'carrier',
        reason: 'keyword',
        actor: 'carrier',
        source: carrier,
        ruleId: `carrier.${errorCode}`,
        capturedAt: now,
        now,
        newId,
        evidence: { message_id: messageId, error_code: errorCode },
      },
    );
}
