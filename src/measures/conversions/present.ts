import type { Conversion, ConversionCorrection, ConversionRefund } from '../../generated/types.ts';
import type { CorrectionRow, RefundRow } from './changes.ts';
import { type ConversionRow, grossOf } from './conversion.ts';

const numberOf = (value: bigint | null): number | null => (value === null ? null : Number(value));

export function presentState(conversion: ConversionRow): Conversion {
  return {
    id: conversion.id,
    contact_id: conversion.contact_id,
    event: conversion.event,
    external_id: conversion.external_id,
    currency: conversion.currency,
    value_minor: numberOf(conversion.value_minor),
    gross_minor: numberOf(grossOf(conversion)),
    refunded_minor: Number(conversion.refunded_minor),
    occurred_at: conversion.occurred_at.toISOString(),
    refunded_at: conversion.refunded_at?.toISOString() ?? null,
  };
}

export function presentRefund(refund: RefundRow): ConversionRefund {
  return {
    id: refund.id,
    refund_id: refund.external_id,
    value_minor: numberOf(refund.value_minor),
    refunded_at: refund.refunded_at.toISOString(),
    reason: refund.reason,
  };
}

export function presentCorrection(correction: CorrectionRow): ConversionCorrection {
  return {
    id: correction.id,
    gross_minor: numberOf(correction.gross_minor),
    currency: correction.currency,
    occurred_at: correction.occurred_at.toISOString(),
    reason: correction.reason,
    corrected_at: correction.created_at.toISOString(),
  };
}
