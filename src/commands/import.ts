import { type Command, Option } from 'commander';
import { addEndpointOptions } from './http/endpoint.ts';
import type { ImportFlags } from './import/options.ts';

/**
 * `tern import`: imports a CSV file of any size, or a sheet of an XLSX workbook, in batches through
 * contacts.import.
 */
export function addImport(program: Command): void {
  const command = program
    .command('import')
    .description('Import contacts from a CSV file of any size or an XLSX workbook.')
    .argument(
      '<file>',
      'CSV file with a header row (comma, semicolon, tab or bar; UTF-8, UTF-16 or Latin-1) or XLSX workbook',
    )
    .option('--map <column=target>', 'target of a column, where the guess is wrong; repeatable', collect, [])
    .option(
      '--consent-value <column=value=meaning>',
      'what a value of a column says: opted_in, none or opted_out; repeatable',
      collect,
      [],
    )
    .option(
      '--type <column=type>',
      'how the text of an attribute is read: day_first, month_first, yes_no or text; repeatable',
      collect,
      [],
    )
    .option('--sheet <name>', 'sheet of a workbook (default: the first)')
    .option('--country <code>', 'country of numbers without a prefix, such as US (default: the country of the account)')
    .option('--tag <name>', 'tag every contact; repeatable', collect, [])
    .option('--list <list_id>', 'add every contact to this list')
    .addOption(
      new Option('--on-duplicate <action>', 'what to do when a contact exists')
        .choices(['update', 'skip', 'error'])
        .default('update'),
    )
    .addOption(
      new Option('--consent-status <status>', 'opted_out suppresses every number of the file').choices([
        'opted_in',
        'opted_out',
      ]),
    )
    .option('--consent-method <method>', 'how the contacts opted in, such as web_form')
    .option('--consent-source <text>', 'where they opted in')
    .option('--consent-source-url <url>', 'page where they opted in')
    .option('--consent-captured-at <time>', 'when they opted in, RFC 3339')
    .option('--consent-evidence <text or json>', 'proof of the opt-in')
    .option('--concurrency <n>', 'concurrent batches', '4')
    .option('--dry-run', 'check every row without changing anything')
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
Targets: phone, external_id, first_name, last_name, full_name, email, timezone, country, tags, consent, attributes.<name>, or
nothing to ignore a column (--map "Notes="). Progress is saved in <file>.tern-import.json: the same command resumes an interrupted import, and no
row is imported twice. Rejected rows are written to <file>.rejected.csv, with the delimiter and encoding of the file, to be
corrected and imported again. Values of imported rows that are not used, such as an invalid email address or a state that is
not known, are listed in <file>.warnings.csv. A first line such as sep=; names the delimiter.

A column about consent, such as SMS Marketing Consent, Subscribed or Opted out, counts whatever --consent-… says: rows that say
no, nothing or something unclear are not opted in, and rows that say that a contact opted out are recorded as opt-outs. So are
words such as unsubscribed, do not text, STOP or bounced in any other column a no. With --consent-…, a column that may say who
agreed and whose values are not known is asked about on a terminal, and otherwise refused until --consent-value or --map says what it means.

Dates and yes or no are read as spreadsheets write them. One date such as 12/25/2024 shows the order of day and month for its
column; a column that shows none is asked about, or refused until --type says it. Of a workbook, the first sheet or --sheet is
read: typed cells, the stored results of formulas, dates by their format. The summary says what the values of each attribute are.

Without --consent-… the contacts have no consent and cannot get marketing messages before contacts.optIn.

Examples:
  tern import contacts.csv --country US
  tern import crm.csv --map "Handy privat=phone" --map "Notes=" --tag crm --on-duplicate skip
  tern import signups.csv --consent-method web_form --consent-source "summer raffle" \\
    --consent-captured-at 2026-06-01T00:00:00Z --consent-evidence "form 12, screenshot s3://…"
  tern import export.xlsx --sheet Customers --type "Last visit=day_first" --consent-value "SMS flag=A=opted_in"
  tern import contacts.csv --dry-run --json`;
