import { writeFileSync } from 'node:fs';
import { CommandFailure } from '../failure.ts';
import { describeError } from '../http/describe-error.ts';
import { callOver, type EndpointFlags, readEndpoint } from '../http/endpoint.ts';

export interface MetricsFlags extends EndpointFlags {
  readonly interval?: string;
  readonly period?: string;
  readonly from?: string;
  readonly to?: string;
  readonly timezone?: string;
  readonly groupBy?: string;
  readonly campaign?: string;
  readonly svg?: string;
  readonly json?: boolean;
}

interface Answer {
  readonly svg?: string;
  /** Of metrics.query. */
  readonly series?: readonly {
    readonly group: readonly { readonly value: string }[];
    readonly currency?: string;
    readonly points: readonly { readonly at: string; readonly value: number | null; readonly value_minor?: string }[];
  }[];
  /** Of analytics.campaign. */
  readonly rows?: readonly { readonly name: string; readonly totals: Readonly<Record<string, number | null>> }[];
}

/** Calls metrics.query, or analytics.campaign with a campaign. */
export async function printMetrics(metric: string, flags: MetricsFlags): Promise<void> {
  const { interval, period, from, to, timezone, groupBy, campaign, svg, json = false } = flags;
  const format = svg === undefined ? {} : { format: 'svg' };
  const [skill, params] =
    campaign === undefined
      ? [
          'metrics.query',
          { metric, interval, period, from, to, timezone, ...(groupBy && { group_by: [groupBy] }), ...format },
        ]
      : ['analytics.campaign', { campaign_id: campaign, metric, group_by: groupBy, timezone, ...format }];
  const { result, error } = await callOver(readEndpoint(flags), skill, params);
  if (error !== undefined) throw new CommandFailure(describeError(error).trimEnd());
  const answer = result as Answer;
  if (svg !== undefined) writeFileSync(svg, `${answer.svg ?? ''}\n`);
  process.stdout.write(json ? `${JSON.stringify(result)}\n` : `${linesOf(metric, answer).join('\n')}\n`);
}

/** One line per value, in columns. */
function linesOf(metric: string, { series, rows }: Answer): string[] {
  const cells =
    rows?.map(({ name, totals }) => [name === '' ? '(none)' : name, String(totals[metric] ?? '')]) ??
    series?.flatMap(({ group, currency, points }) =>
      points.map(({ at, value, value_minor: minor }) => [
        [at, ...group.map((one) => one.value || '(none)'), ...(currency === undefined ? [] : [currency])].join('  '),
        String(minor ?? value ?? '–'),
      ]),
    ) ??
    [];
  const width = Math.max(0, ...cells.map(([name = '']) => name.length));
  return cells.length === 0
    ? ['No values.']
    : cells.map(([name = '', value = '']) => `${name.padEnd(width)}  ${value}`);
}
