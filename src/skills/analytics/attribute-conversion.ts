import type { Account } from '../../domain/account.ts';
import { type CreditedTouch, creditConversion, mainTouch } from '../../measures/attribution/credits.ts';
import type { AttributionSettings } from '../../measures/attribution/settings.ts';
import type { KnownContact } from '../../people/contacts/find-by-keys.ts';
import { findOwnNumbers } from '../../people/privacy/numbers.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findLastOptIn } from './queries.ts';

/** What a conversion is credited to, and what its row keeps of it. */
export interface Attributed {
  readonly credits: readonly CreditedTouch[];
  readonly columns: {
    readonly source_id: string | null;
    readonly message_id: string | null;
    readonly campaign_id: string | null;
    readonly delivered_at: Date | null;
  };
}

/** Finds the source and the touches of a conversion at a time, and divides its value among them. */
export async function attributeConversion(
  tx: Sql,
  account: Account,
  contact: KnownContact,
  conversion: { readonly occurredAt: Date; readonly valueMinor: bigint | null },
  settings: AttributionSettings,
): Promise<Attributed> {
  const { tenantId, accountId } = account;
  const phones = await findOwnNumbers(tx, account, contact);
  const [lastOptIn, credits] = await Promise.all([
    tx.row(findLastOptIn, tenantId, accountId, phones, conversion.occurredAt),
    creditConversion(tx, account, contact, conversion, settings),
  ]);
  const main = mainTouch(credits);
  return {
    credits,
    columns: {
      source_id: lastOptIn?.source_id ?? null,
      message_id: main?.message_id ?? null,
      campaign_id: main?.campaign_id ?? null,
      delivered_at: main && (main.delivered_at ?? main.touched_at),
    },
  };
}
