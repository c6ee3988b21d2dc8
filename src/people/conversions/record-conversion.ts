import type { Owner } from '../../domain/account.ts';
import { raiseSignals } from '../../events/signals/raise.ts';
import type { NewSignal } from '../../events/signals/signal.ts';
import type { RowOf } from '../../platform/database/row-list.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { CONVERSIONS, type ConversionColumns, insertConversion } from './insert-conversion.ts';

export type NewConversion = RowOf<ConversionColumns> & { readonly occurred_at: Date };

/**
 * Inserts a conversion and raises its signal, once: a correction or a refund raises none. False if
 * the account already has its external ID. The caller has kept its contact, so that a merge or an
 * erasure waits. `historyOnly`: it is recorded, but journeys do not react to it.
 */
export async function recordConversion(
  tx: Sql,
  owner: Owner,
  conversion: NewConversion,
  { historyOnly }: { readonly historyOnly: boolean },
  now: Date,
): Promise<boolean> {
  if ((await tx.row(insertConversion, owner.tenantId, CONVERSIONS.param([conversion]))) === null) return false;
  if (historyOnly) return true;
  await raiseSignals(tx, owner, [signalOf(conversion)], now);
  return true;
}

export function signalOf(conversion: NewConversion): NewSignal {
  const { id, contact_id: contactId, event: name, occurred_at: occurredAt } = conversion;
  const data = { conversion_id: id, properties: propertiesOf(conversion) };
  return { kind: 'conversion', name, contactId, occurredAt, data };
}

/** What conditions and messages of journeys read; what a conversion lacks is missing. */
function propertiesOf({ id, external_id: externalId, value_minor: value, currency }: NewConversion) {
  return {
    conversion_id: id,
    ...(externalId !== null && { external_id: externalId }),
    ...(value !== null && { value_minor: value }),
    ...(currency !== null && { currency }),
  };
}
