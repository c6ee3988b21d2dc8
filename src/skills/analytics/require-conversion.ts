import type { Account } from '../../domain/account.ts';
import { invalidParams, notFound } from '../../errors.ts';
import { type ConversionRow, findConversionId, lockConversion } from '../../measures/conversions/conversion.ts';
import type { KnownContact } from '../../people/contacts/find-by-keys.ts';
import { keepContacts } from '../../people/contacts/lock-contacts.ts';
import type { Sql } from '../../platform/database/sql.ts';

interface ConversionParams {
  readonly conversion_id?: string;
  readonly external_id?: string;
}

/**
 * Locks the conversion that exactly one of `conversion_id` and `external_id` names, and its contact
 * before it, which is null once it is forgotten. Throws -32602 without exactly one of them, and
 * -32001 if there is no such conversion.
 */
export async function requireConversion(
  tx: Sql,
  account: Account,
  { conversion_id: id, external_id: externalId }: ConversionParams,
): Promise<{ readonly conversion: ConversionRow; readonly contact: KnownContact | null }> {
  if ((id === undefined) === (externalId === undefined))
    throw invalidParams('Set either conversion_id or external_id.', [
      { path: '/conversion_id', rule: 'either this or external_id' },
    ]);
  const key = id === undefined ? { external_id: externalId ?? '' } : { id };
  for (;;) {
    const found = await findConversionId(tx, account, key);
    if (found === null) throw notFound('conversion');
    const [contact = null] = await keepContacts(tx, account, found.contact_id === null ? [] : [found.contact_id]);
    const conversion = await lockConversion(tx, account, found.id);
    // A merge or an erasure ended in between: its contact is another one now, or none.
    if (conversion === null || conversion.contact_id === (contact?.id ?? null))
      return { conversion: conversion ?? missing(), contact };
  }
}

function missing(): never {
  throw notFound('conversion');
}
