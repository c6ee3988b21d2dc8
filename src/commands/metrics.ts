import type { Command } from 'commander';
import { addEndpointOptions } from './http/endpoint.ts';
import type { MetricsFlags } from './metrics/print-metrics.ts';

/** `tern metrics`: a measure over time as a table, or as a chart in a file. */
export function addMetrics(program: Command): void {
  const metrics = program
    .command('metrics')
    .description('Print a measure over time, or draw it.')
    .argument('<metric>', 'name of the measure, such as delivered; `tern call metrics.catalog` lists them')
    .option('--interval <interval>', 'hour, day, week or month')
    .option('--period <period>', 'today, yesterday, last_7_days, last_30_days, this_month or last_month')
    .option('--from <time>', 'start of the period (RFC 3339)')
    .option('--to <time>', 'end of the period (RFC 3339)')
    .option('--timezone <zone>', 'IANA time zone, such as Europe/Paris')
    .option('--group-by <dimension>', 'dimension, such as country')
    .option('--campaign <id>', 'the results of one campaign, by variant or by --group-by')
    .option('--svg <file>', 'write a chart to this file')
    .option('--json', 'print the response as JSON')
    .addHelpText('after', EXAMPLES);
  addEndpointOptions(metrics).action(async (metric: string, flags: MetricsFlags) => {
    const { printMetrics } = await import('./metrics/print-metrics.ts');
    await printMetrics(metric, flags);
  });
}

const EXAMPLES = `
Examples:
  tern metrics delivered --period last_month
  tern metrics clicks --group-by campaign_id --interval week --svg clicks.svg
  tern metrics delivered --campaign cmp_01k… --group-by hour --svg campaign.svg`;
