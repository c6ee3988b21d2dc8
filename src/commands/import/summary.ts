import type { State } from './state.ts';

export interface SummaryFacts {
  readonly file: string;
  readonly rejectedPath: string;
  readonly state: Pick<State, 'totals' | 'codes'>;
  readonly seconds: number;
  readonly dryRun: boolean;
}

export function summaryJson({ file, rejectedPath, state: { totals, codes }, seconds, dryRun }: SummaryFacts): string {
  const rejected = totals.rejected === 0 ? null : rejectedPath;
  return `${JSON.stringify({ file, ...totals, rejection_codes: codes, rejected_file: rejected, seconds: Number(seconds.toFixed(3)), dry_run: dryRun })}\n`;
}

/** The outcomes of the rows, and the path of the rejected ones. */
export function summaryText({ file, rejectedPath, state: { totals, codes }, seconds, dryRun }: SummaryFacts): string {
  const { rows, rejected, ...outcomes } = totals;
  const lines = [
    `${dryRun ? 'Checked' : 'Imported'} ${rows} rows of ${file} in ${seconds.toFixed(1)} s${dryRun ? '; nothing was changed' : ''}`,
  ];
  for (const [name, count] of Object.entries(outcomes))
    if (count > 0) lines.push(`  ${name.replaceAll('_', ' ').padEnd(16)} ${count}`);
  if (rejected > 0) {
    lines.push(`  ${'rejected'.padEnd(16)} ${rejected}, listed in ${rejectedPath}`);
    for (const [code, count] of Object.entries(codes).toSorted((a, b) => b[1] - a[1]))
      lines.push(`    ${code.padEnd(24)} ${count}`);
  }
  return `${lines.join('\n')}\n`;
}
