import type { Owner } from '../../domain/account.ts';
import { LEGACY_VERSION } from '../../domain/attribution/settings.ts';
import { isCurrency } from '../../domain/money/currencies.ts';
import { invalidParams } from '../../errors.ts';
import { raiseSignals } from '../../events/signals/raise.ts';
import { CONVERSIONS, insertConversion } from '../../people/conversions/insert-conversion.ts';
import { signalOf } from '../../people/conversions/record-conversion.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';

interface SimulatedConversion {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/**
 * Records a conversion in the transaction that is rolled back, so that rules see it. It is
 * attributed to nothing, which no journey reads. Throws -32602 for a value that no conversion can
 * have.
 */
export async function recordSimulatedConversion(
  tx: Sql,
  owner: Owner,
  contactId: string,
  { event, properties }: SimulatedConversion,
  now: Date,
): Promise<void> {
  const { value_minor: value = null, currency = null, external_id: externalId = null } = properties;
  const isValue = value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0);
  const isMoney = (value === null) === (currency === null);
  const isKnown = currency === null || (typeof currency === 'string' && isCurrency(currency));
  if (!isValue || !isMoney || !isKnown || (externalId !== null && typeof externalId !== 'string'))
    throw invalidParams(
      'A conversion has value_minor with a currency of ISO 4217, or neither, and external_id as text.',
      [{ path: '/properties', rule: 'must be those of a conversion' }],
    );
  const conversion = {
    id: newId('cnv', now.getTime()),
    account_id: owner.accountId,
    contact_id: contactId,
    event,
    value_minor: value as number | null,
    currency: currency as string | null,
    occurred_at: now,
    external_id: externalId as string | null,
    ...NOT_ATTRIBUTED,
    created_at: now,
  };
  // The account may have an order with the same ID.
  await tx.row(insertConversion, owner.tenantId, CONVERSIONS.param([{ ...conversion, external_id: null }]));
  await raiseSignals(tx, owner, [signalOf(conversion)], now);
}

const NOT_ATTRIBUTED = {
  source_id: null,
  message_id: null,
  campaign_id: null,
  delivered_at: null,
  attribution_version: LEGACY_VERSION,
};
