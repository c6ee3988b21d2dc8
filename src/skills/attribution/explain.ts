import { DEFAULT_VERSION } from '../../domain/attribution/settings.ts';
import { notFound } from '../../errors.ts';
import { findCredits } from '../../measures/attribution/credits.ts';
import { findSettings } from '../../measures/attribution/settings.ts';
import { listCorrections, listRefunds } from '../../measures/conversions/changes.ts';
import { findConversion } from '../../measures/conversions/conversion.ts';
import { presentCorrection, presentRefund, presentState } from '../../measures/conversions/present.ts';
import type { Skill } from '../../skill.ts';
import { presentSettings, presentTouch } from './present.ts';

export const explainAttribution: Skill<'attribution.explain'> = async (
  { conversion_id: id, settings_version: version },
  { db, account },
) => {
  const conversion = await findConversion(db, account, id);
  if (conversion === null) throw notFound('conversion');
  const current = conversion.attribution_version;
  const shown = version ?? current;
  const [settings, credits, refunds, corrections] = await Promise.all([
    findSettings(db, account, shown),
    findCredits(db, account.tenantId, id, shown),
    listRefunds(db, account, id),
    listCorrections(db, account, id),
  ]);
  if (settings === null || credits.length === 0)
    throw notFound('evaluation of the conversion', [
      {
        skill: 'attribution.explain',
        params: { conversion_id: id },
        why: 'Explains the conversion under the version that it counts under.',
      },
    ]);
  const touches = credits.filter(({ kind }) => kind !== 'none');
  const { external_id: _, ...state } = presentState(conversion);
  return {
    conversion: { ...state, source_id: conversion.source_id },
    settings: presentSettings(settings),
    is_current: shown === current,
    touches: touches.map(presentTouch),
    refunds: refunds.map(presentRefund),
    corrections: corrections.map(presentCorrection),
    rule: describeRule(settings, touches),
  };
};

type Settings = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

const DIVISIONS = {
  first: 'The first of them gets all of the credit.',
  last: 'The last of them gets all of the credit.',
  linear: 'Each of them gets the same credit.',
  position: 'The first and the last get 40 percent each, and those between them share 20 percent; two get half each.',
} as const;

function describeRule(
  { model, clickHours, deliveryHours, version }: Settings,
  touches: readonly { readonly kind: string }[],
): string {
  const clicks = touches.filter(({ kind }) => kind === 'click').length;
  const deliveries = touches.length - clicks;
  if (touches.length === 0) {
    const hours = (of: number) => `${of} hours`;
    const windows = [
      ...(clickHours === 0 ? [] : [`clicked in the ${hours(clickHours)}`]),
      ...(deliveryHours === 0 ? [] : [`delivered in the ${hours(deliveryHours)}`]),
    ];
    return windows.length === 0
      ? 'Neither clicks nor deliveries count, so no message was credited.'
      : `No message was ${windows.join(' or ')} before the conversion.`;
  }
  const counted =
    clicks > 0
      ? `${plural(clicks, 'message')} clicked in the ${clickHours} hours before the conversion.${deliveries > 0 ? ' Deliveries get no credit, because a click goes before them.' : ''}`
      : `${plural(deliveries, 'message')} delivered in the ${deliveryHours} hours before the conversion, and no click.`;
  const division =
    Math.max(clicks, clicks > 0 ? 0 : deliveries) === 1 ? 'It gets all of the credit.' : DIVISIONS[model];
  const legacy = version < DEFAULT_VERSION ? ' This rule applied before attribution could be configured.' : '';
  return `${counted} ${division}${legacy}`;
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
