import type { Command } from 'commander';
import { addEndpointOptions } from './http/endpoint.ts';
import type { ApplyFlags } from './journey/apply-journey.ts';
import type { ExportFlags } from './journey/export-journey.ts';

/** `tern journey`: journeys that are kept as files. */
export function addJourney(program: Command): void {
  const journey = program
    .command('journey')
    .description('Keep journeys as files: apply them, and write them.')
    .addHelpText('after', EXAMPLES);
  const apply = journey
    .command('apply')
    .description('Show what a file changes in the draft of its journey, and change it.')
    .argument('<file>', 'YAML or JSON file, as tern journey export writes it; - reads standard input')
    .option('--journey <id>', 'ID of the journey (default: the one with the name in the file, else a new one)')
    .option('--dry-run', 'only show the difference')
    .option('--exit-code', 'with --dry-run: exit with 5 if there is a difference')
    .option('--publish', 'publish the draft afterwards')
    .option('--move', 'with --publish: contacts under way continue in the new version')
    .option('--json', 'print the answer of journeys.import as JSON')
    .addHelpText('after', EXAMPLES);
  addEndpointOptions(apply).action(async (file: string, flags: ApplyFlags) => {
    const { applyJourney } = await import('./journey/apply-journey.ts');
    await applyJourney(file, flags);
  });
  const exported = journey
    .command('export')
    .description('Write a journey as a file.')
    .argument('<id>', 'ID of the journey')
    .option('--published-version <number>', 'a published version (default: the draft)')
    .option('--json', 'write JSON (default: YAML)')
    .addHelpText('after', EXAMPLES);
  addEndpointOptions(exported).action(async (id: string, flags: ExportFlags) => {
    const { exportJourney } = await import('./journey/export-journey.ts');
    await exportJourney(id, flags);
  });
}

const EXAMPLES = `
A file changes nothing as long as something keeps its journey from being published. Contacts go through what was published: add --publish.

Exit codes: 0 applied, or nothing to do; 1 the file is rejected or the journey could not be published, 2 usage error, 3 no response,
4 waits for an approval, 5 there is a difference (--dry-run --exit-code).

Examples:
  tern journey export jrn_01k… > welcome.yaml
  tern journey apply welcome.yaml --dry-run --exit-code
  tern journey apply welcome.yaml --publish`;
