import type { State } from './state.ts';

export interface SummaryFacts {
  readonly file: string;
  readonly rejectedPath: string;
  readonly warningsPath: string;
  readonly state: Pick<State, 'totals' | 'codes' | 'withheld' | 'types'>;
  readonly seconds: number;
  readonly dryRun: boolean;
}

export function summaryJson(facts: SummaryFacts): string {
  const {
    file,
    state: { totals, codes, withheld, types = {} },
    seconds,
    dryRun,
  } = facts;
  const summary = {
    file,
    ...totals,
    rejection_codes: codes,
    consent_withheld: withheld,
    attribute_types: types,
    rejected_file: totals.rejected === 0 ? null : facts.rejectedPath,
    warnings_file: totals.dropped_values === 0 ? null : facts.warningsPath,
    seconds: Number(seconds.toFixed(3)),
    dry_run: dryRun,
  };
  return `${JSON.stringify(summary)}\n`;
}

/** The outcomes of the rows, and the paths of the rejected ones and of the warnings. */
export function summaryText(facts: SummaryFacts): string {
  const {
    file,
    state: { totals, codes, withheld, types = {} },
    seconds,
    dryRun,
  } = facts;
  const { rows, rejected, dropped_values: dropped, ...outcomes } = totals;
  const lines = [
    `${dryRun ? 'Checked' : 'Imported'} ${rows} rows of ${file} in ${seconds.toFixed(1)} s${dryRun ? '; nothing was changed' : ''}`,
  ];
  const count = (name: string, value: number): string => `  ${name.padEnd(16)} ${value}`;
  for (const [name, value] of Object.entries(outcomes))
    if (value > 0) lines.push(count(name.replaceAll('_', ' '), value));
  if (rejected > 0) {
    lines.push(`${count('rejected', rejected)}, listed in ${facts.rejectedPath}`, ...byReason(codes));
  }
  const contradicted = Object.values(withheld).reduce((sum, contacts) => sum + contacts, 0);
  if (contradicted > 0)
    lines.push(`${count('not opted in', contradicted)}, because of what their rows say`, ...byReason(withheld));
  if (dropped > 0)
    lines.push(`${count('values not used', dropped)}, listed in ${facts.warningsPath}; their rows were imported`);
  for (const [name, counts] of Object.entries(types)) lines.push(`  attribute ${name}: ${typesInWords(counts)}`);
  return `${lines.join('\n')}\n`;
}

function byReason(codes: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(codes)
    .toSorted((a, b) => b[1] - a[1])
    .map(([code, value]) => `    ${code.padEnd(24)} ${value}`);
}

const TYPE_WORDS = { text: 'text', number: 'numbers', date: 'dates', yes_no: 'yes or no' } as const;

function typesInWords(counts: NonNullable<State['types']>[string]): string {
  return (Object.keys(TYPE_WORDS) as (keyof typeof TYPE_WORDS)[])
    .filter((type) => counts[type] > 0)
    .map((type) => `${counts[type]} ${TYPE_WORDS[type]}`)
    .join(', ');
}
