import { inWords } from '../../../parts/badge.tsx';
import { counted } from '../../../parts/values.tsx';
import type { ResultOf } from '../../../service/client.ts';
import { formatNumber } from '../../../service/locale.ts';

type Preflight = ResultOf<'campaigns.preflight'>;

/** What a preflight found, as a person would say it. */
export function sentencesOf({ audience, cost, eta, variants, sample }: Preflight): readonly string[] {
  const excluded = Object.entries(audience.excluded_by_reason as Record<string, number>).filter(
    ([, count]) => count > 0,
  );
  const left = excluded.map(([reason, count]) => `${formatNumber(count)} ${inWords(reason).toLowerCase()}`);
  const seconds = (eta as { seconds?: number } | null)?.seconds;
  return [
    `${formatNumber(audience.eligible)} of ${counted(audience.total, 'contact')} get the message.`,
    ...(left.length === 0 ? [] : [`Left out: ${left.join(', ')}.`]),
    ...(variants.length === 0
      ? []
      : [`Variants: ${variants.map(({ name, eligible }) => `${name} to ${formatNumber(eligible)}`).join(', ')}.`]),
    `It costs ${counted(cost.credits, 'credit')} for ${counted(cost.segments, 'segment')}; you have ${formatNumber(cost.available)}.`,
    ...(seconds === undefined ? [] : [`Sending takes about ${duration(seconds)}.`]),
    ...(sample === null ? [] : [`For example: “${sample}”`]),
  ];
}

function duration(seconds: number): string {
  if (seconds < 90) return counted(Math.max(1, Math.round(seconds)), 'second');
  if (seconds < 5400) return counted(Math.round(seconds / 60), 'minute');
  return counted(Math.round(seconds / 3600), 'hour');
}
