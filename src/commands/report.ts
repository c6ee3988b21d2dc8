import type { Command } from 'commander';
import { addEndpointOptions } from './http/endpoint.ts';
import type { ReportFlags } from './report/run-report.ts';

/** `tern report`: makes a report and downloads it. */
export function addReport(program: Command): void {
  const command = program
    .command('report')
    .description('Make a report file and download it.')
    .argument(
      '<kind>',
      'campaigns, recipients, messages, consent, credit_entries, conversions, refunds or deliverability',
    )
    .option('--format <format>', 'csv, ndjson or xlsx', 'csv')
    .option('--from <time>', 'start of the period (RFC 3339); default: from the beginning')
    .option('--to <time>', 'end of the period (RFC 3339); default: now')
    .option('--columns <names>', 'columns, separated by commas; default: all')
    .option('--out <file>', 'where the file goes; default: <report ID>.<format>')
    .option('--json', 'print the report as JSON instead of the name of the file')
    .addHelpText('after', EXAMPLES);
  addEndpointOptions(command).action(async (kind: string, flags: ReportFlags) => {
    const { runReport } = await import('./report/run-report.ts');
    await runReport(kind, flags);
  });
}

const EXAMPLES = `
Shows the progress, checks the SHA-256 of the downloaded file and prints its name. Ctrl-C ends only the waiting: the report is
made, and reports.get has its link.

Exit codes: 0 downloaded, 1 the report failed, 2 usage error, 3 no response, 130 Ctrl-C.

Examples:
  tern report conversions --from 2026-11-01T00:00:00Z
  tern report recipients --format xlsx --out recipients.xlsx
  tern report messages --format ndjson --columns id,state,error_code`;
