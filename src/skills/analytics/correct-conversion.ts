import { retainedSince } from '../../counting/retained-since.ts';
import type { Account } from '../../domain/account.ts';
import { invalidParams, unprocessable } from '../../errors.ts';
import { replaceCredits } from '../../measures/attribution/credits.ts';
import { divideAgain } from '../../measures/attribution/divide-again.ts';
import { findSettings } from '../../measures/attribution/settings.ts';
import {
  insertCorrection,
  listCorrections,
  listRefunds,
  MAX_CHANGES,
  type RefundRow,
} from '../../measures/conversions/changes.ts';
import { type ConversionRow, grossOf, groupOfMessage } from '../../measures/conversions/conversion.ts';
import { presentState } from '../../measures/conversions/present.ts';
import { saveConversion } from '../../measures/conversions/save-conversion.ts';
import { requireCurrency } from '../../measures/require-currency.ts';
import type { KnownContact } from '../../people/contacts/find-by-keys.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Skill, SkillParams } from '../../skill.ts';
import { attributeConversion } from './attribute-conversion.ts';
import { readPastTime } from './read-past-time.ts';
import { requireConversion } from './require-conversion.ts';

type Params = SkillParams<'analytics.correctConversion'>;

/** A corrected time is attributed again, under the version that the conversion counts under. */
export const correctConversion: Skill<'analytics.correctConversion'> = async (params, { tx, account, now, newId }) => {
  if (params.value_minor === undefined && params.currency === undefined && params.occurred_at === undefined)
    throw invalidParams('Set what to correct: value_minor, currency or occurred_at.', [
      { path: '/value_minor', rule: 'this, currency or occurred_at is required' },
    ]);
  if (params.currency !== undefined) requireCurrency(params.currency, '/currency');
  const occurredAt = readPastTime(params.occurred_at, '/occurred_at', now);
  const { conversion, contact } = await requireConversion(tx, account, params);
  const refunds = await listRefunds(tx, account, conversion.id);
  const corrected = correct(conversion, params, occurredAt, refunds);
  if (isSame(conversion, corrected)) return { conversion: presentState(conversion), changed: false };
  if ((await listCorrections(tx, account, conversion.id)).length >= MAX_CHANGES)
    throw unprocessable('too_many_corrections', `A conversion can be corrected at most ${MAX_CHANGES} times.`);
  const correction = {
    id: newId('ccr'),
    gross_minor: grossOf(conversion),
    currency: conversion.currency,
    occurred_at: conversion.occurred_at,
    reason: params.reason ?? null,
    created_at: now,
  };
  await insertCorrection(tx, account, conversion, correction);
  const isMoved = conversion.occurred_at.getTime() !== corrected.occurred_at.getTime();
  const after = isMoved ? await attributeAgain(tx, account, contact, corrected) : corrected;
  await saveConversion(tx, account, conversion, after, correction.id);
  await divideAgain(tx, account.tenantId, conversion.id, after);
  return { conversion: presentState(after), changed: true };
};

/** Throws -32602 or -32002 if the conversion cannot be what it is corrected to. */
function correct(
  conversion: ConversionRow,
  { value_minor: value, currency }: Params,
  occurredAt: Date | null,
  refunds: readonly RefundRow[],
): ConversionRow {
  const gross = value === undefined ? grossOf(conversion) : BigInt(value);
  const newCurrency = currency ?? conversion.currency;
  if (gross !== null && newCurrency === null)
    throw invalidParams('value_minor needs a currency.', [{ path: '/currency', rule: 'required with value_minor' }]);
  if (gross === null && newCurrency !== null)
    throw invalidParams('The conversion has no value. Set value_minor with currency.', [
      { path: '/value_minor', rule: 'required with currency' },
    ]);
  const refunded = conversion.refunded_minor;
  if (refunds.length > 0 && newCurrency !== conversion.currency)
    throw unprocessable('has_refunds', 'The conversion has refunds, so its currency stays.', {
      details: { currency: conversion.currency },
    });
  if (gross !== null && gross < refunded)
    throw unprocessable('less_than_refunded', 'The value must not be less than what was refunded.', {
      details: { refunded_minor: Number(refunded), currency: conversion.currency },
    });
  const firstRefund = refunds.map(({ refunded_at: at }) => at).toSorted((a, b) => a.getTime() - b.getTime())[0];
  if (occurredAt !== null && firstRefund !== undefined && occurredAt > firstRefund)
    throw invalidParams('occurred_at is after the first refund of the conversion.', [
      { path: '/occurred_at', rule: `must be at or before ${firstRefund.toISOString()}` },
    ]);
  const left = gross === null ? null : gross - refunded;
  const isRefunded = refunds.length > 0 && (left === null || left === 0n);
  return {
    ...conversion,
    value_minor: left,
    currency: newCurrency,
    occurred_at: occurredAt ?? conversion.occurred_at,
    refunded_at: isRefunded ? (conversion.refunded_at ?? refunds.at(-1)?.refunded_at ?? null) : null,
  };
}

const isSame = (one: ConversionRow, other: ConversionRow): boolean =>
  one.value_minor === other.value_minor &&
  one.currency === other.currency &&
  one.occurred_at.getTime() === other.occurred_at.getTime();

/**
 * Credits the messages before the new time. The credits stay as they are if the contact is
 * forgotten, or if messages that they may belong to were deleted by age.
 */
async function attributeAgain(
  tx: Sql,
  account: Account,
  contact: KnownContact | null,
  conversion: ConversionRow,
): Promise<ConversionRow> {
  const { tenantId } = account;
  const { id, occurred_at: occurredAt, value_minor: valueMinor, attribution_version: version } = conversion;
  const retained = await retainedSince(tx, tenantId);
  const settings = await findSettings(tx, account, version);
  if (contact === null || settings === null || (retained !== null && occurredAt < retained)) return conversion;
  const { credits, columns } = await attributeConversion(tx, account, contact, { occurredAt, valueMinor }, settings);
  await replaceCredits(tx, tenantId, id, version, credits, valueMinor);
  return { ...conversion, ...columns, measure_group: await groupOfMessage(tx, tenantId, columns.message_id) };
}
