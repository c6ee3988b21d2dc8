import { invalidParams, type SkillError, unprocessable } from '../../errors.ts';
import { divideAgain } from '../../measures/attribution/divide-again.ts';
import {
  findRefund,
  insertRefund,
  listRefunds,
  MAX_CHANGES,
  type RefundRow,
} from '../../measures/conversions/changes.ts';
import type { ConversionRow } from '../../measures/conversions/conversion.ts';
import { presentRefund, presentState } from '../../measures/conversions/present.ts';
import { saveConversion } from '../../measures/conversions/save-conversion.ts';
import type { NextAction } from '../../next-actions.ts';
import type { Skill, SkillParams } from '../../skill.ts';
import { readPastTime } from './read-past-time.ts';
import { requireConversion } from './require-conversion.ts';

type Params = SkillParams<'analytics.refundConversion'>;

/**
 * Holds the lock of the conversion while it reads what is left, so that concurrent refunds never
 * exceed the value.
 */
export const refundConversion: Skill<'analytics.refundConversion'> = async (params, { tx, account, now, newId }) => {
  const { refund_id: externalId = null, reason = null } = params;
  const given = readPastTime(params.refunded_at, '/refunded_at', now);
  const { conversion } = await requireConversion(tx, account, params);
  if (given !== null && given < conversion.occurred_at)
    throw invalidParams('refunded_at is before the conversion.', [
      { path: '/refunded_at', rule: `must be at or after ${conversion.occurred_at.toISOString()}` },
    ]);
  // The insert finds nothing to do if a concurrent call inserted the refund_id first.
  for (;;) {
    const first = externalId === null ? null : await findRefund(tx, account, externalId);
    if (first !== null) {
      requireSameRefund(first, conversion, params, given);
      return { refund: presentRefund(first), conversion: presentState(conversion), created: false };
    }
    const value = await amountOf(conversion, params, () => listRefunds(tx, account, conversion.id));
    const refund: RefundRow = {
      id: newId('crf'),
      conversion_id: conversion.id,
      external_id: externalId,
      value_minor: value,
      currency: value === null ? null : conversion.currency,
      reason,
      refunded_at: given ?? new Date(Math.max(now.getTime(), conversion.occurred_at.getTime())),
    };
    if (!(await insertRefund(tx, account, refund, now))) continue;
    const after = afterRefund(conversion, refund);
    await saveConversion(tx, account, conversion, after, refund.id);
    await divideAgain(tx, account.tenantId, conversion.id, after);
    return { refund: presentRefund(refund), conversion: presentState(after), created: true };
  }
};

function afterRefund(conversion: ConversionRow, { value_minor: refunded, refunded_at: at }: RefundRow): ConversionRow {
  const { value_minor: value, refunded_minor: before } = conversion;
  if (value === null || refunded === null) return { ...conversion, refunded_at: at };
  const left = value - refunded;
  return { ...conversion, value_minor: left, refunded_minor: before + refunded, refunded_at: left === 0n ? at : null };
}

/** Null for a conversion without a value. Throws -32002 when so much is not left. */
async function amountOf(
  conversion: ConversionRow,
  { value_minor: given }: Params,
  list: () => Promise<readonly RefundRow[]>,
): Promise<bigint | null> {
  const { value_minor: left, currency, refunded_at: refundedAt } = conversion;
  const actions = [explain(conversion)];
  if (refundedAt !== null)
    throw unprocessable('already_refunded', 'The conversion is already refunded in full.', {
      details: { refunded_at: refundedAt.toISOString() },
      nextActions: actions,
    });
  if ((await list()).length >= MAX_CHANGES)
    throw unprocessable('too_many_refunds', `A conversion can have at most ${MAX_CHANGES} refunds.`, {
      nextActions: actions,
    });
  if (left === null || left === 0n) {
    if (given === undefined) return null;
    throw unprocessable('no_value', 'The conversion has no value. Omit value_minor to refund it as a whole.', {
      nextActions: actions,
    });
  }
  if (given === undefined) return left;
  if (BigInt(given) <= left) return BigInt(given);
  throw unprocessable(
    'refund_exceeds_value',
    `Only ${left} ${currency} in the minor unit is left to refund. Omit value_minor to refund that.`,
    { details: { left_minor: Number(left), currency }, nextActions: actions },
  );
}

/** What a repeated call omits is as it was in the first call. */
function requireSameRefund(
  first: RefundRow,
  { id }: ConversionRow,
  { value_minor: value }: Params,
  at: Date | null,
): void {
  const differs = [
    first.conversion_id !== id && 'conversion_id',
    value !== undefined && first.value_minor !== BigInt(value) && 'value_minor',
    at !== null && first.refunded_at.getTime() !== at.getTime() && 'refunded_at',
  ].filter((name) => name !== false);
  if (differs.length > 0) throw refundIdTaken(first, differs);
}

function refundIdTaken(first: RefundRow, differs: readonly string[]): SkillError {
  return unprocessable('refund_id_taken', 'This refund_id was counted with other values. Use a new refund_id.', {
    details: { conversion_id: first.conversion_id, differs },
    nextActions: [explain({ id: first.conversion_id })],
  });
}

function explain({ id }: Pick<ConversionRow, 'id'>): NextAction {
  return {
    skill: 'attribution.explain',
    params: { conversion_id: id },
    why: 'Shows the conversion with its refunds and corrections.',
  };
}
