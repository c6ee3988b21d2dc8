import { type Command, Option } from 'commander';
import { addEndpointOptions } from './http/endpoint.ts';
import type { ImportFlags } from './import/options.ts';

/** `tern import`: a CSV file of any size, through contacts.import in batches. */
export function addImport(program: Command): void {
  const command = program
    .command('import')
    .description('Import contacts from a CSV file of any size.')
    .argument('<file>', 'CSV file with a header row; comma, semicolon, tab or bar; UTF-8, UTF-16 or Latin-1')
    .option('--map <column=target>', 'what a column holds, where the guess is wrong; repeat it', collect, [])
    .option('--country <code>', 'country of numbers without a prefix, such as US (the account’s own otherwise)')
    .option('--tag <name>', 'tag every contact; repeat it', collect, [])
    .option('--list <list_id>', 'add every contact to this list')
    .addOption(
      new Option('--on-duplicate <what>', 'when a contact exists')
        .choices(['update', 'skip', 'error'])
        .default('update'),
    )
    .addOption(
      new Option('--consent-status <status>', 'opted_out silences every number of the file').choices([
        'opted_in',
        'opted_out',
      ]),
    )
    .option('--consent-method <method>', 'how these people agreed, such as web_form')
    .option('--consent-source <text>', 'where they agreed')
    .option('--consent-source-url <url>', 'the page where they agreed')
    .option('--consent-captured-at <time>', 'when they agreed, RFC 3339')
    .option('--consent-evidence <text or json>', 'what proves it')
    .option('--concurrency <n>', 'batches at once', '4')
    .option('--dry-run', 'check every row and change nothing')
    .option('--restart', 'import again from the first row instead of resuming')
    .option('--json', 'print the summary as JSON')
    .addHelpText('after', EXAMPLES);
  addEndpointOptions(command).action(async (file: string, flags: ImportFlags) => {
    const { runImport } = await import('./import/run-import.ts');
    await runImport(file, flags);
  });
}

function collect(value: string, before: readonly string[]): string[] {
  return [...before, value];
}

const EXAMPLES = `
Targets: phone, external_id, first_name, last_name, email, timezone, country, tags, attributes.<name>, or nothing to leave a
column out (--map "Notes="). What was done is kept in <file>.tern-import.json: the same command goes on where a cut-off one
stopped, and no row counts twice. Rows that were refused are in <file>.rejected.csv, to be mended and imported again.

Without --consent-… the contacts get no consent and cannot be messaged until contacts.optIn.

Examples:
  tern import contacts.csv --country US
  tern import crm.csv --map "Handy privat=phone" --map "Notes=" --tag crm --on-duplicate skip
  tern import signups.csv --consent-method web_form --consent-source "summer raffle" \\
    --consent-captured-at 2026-06-01T00:00:00Z --consent-evidence "form 12, screenshot s3://…"
  tern import contacts.csv --dry-run --json`;
