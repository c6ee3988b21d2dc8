import type { Command } from 'commander';
import { CommandFailure } from './failure.ts';

interface Options {
  readonly sha256?: string;
  readonly headHash?: string;
  readonly json?: boolean;
}

/** `tern verify-export`: needs the file and nothing else, so that whoever got one need not trust whoever made it. */
export function addVerifyExport(program: Command): void {
  program
    .command('verify-export')
    .description('Check a file of compliance.export against itself: every hash, the chain, the manifest.')
    .argument('<file>', 'NDJSON or CSV, as it was downloaded')
    .option('--sha256 <hash>', 'the sha256 that compliance.export answered')
    .option('--head-hash <hash>', 'the head_hash that compliance.export answered')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, { sha256, headHash, json = false }: Options) => {
      const { verifyFile } = await import('./verify-export/verify-file.ts');
      const verdict = await verifyFile(file).catch((cause: NodeJS.ErrnoException) => {
        throw new CommandFailure(`${file} cannot be read: ${cause.code ?? cause.message}`, 1, { cause });
      });
      if (!verdict.ok) {
        if (json) process.stdout.write(`${JSON.stringify(verdict)}\n`);
        throw new CommandFailure(`line ${verdict.line}: ${verdict.problem}.`);
      }
      const { seen } = verdict;
      if (sha256 !== undefined && sha256 !== verdict.sha256)
        throw new CommandFailure(`The file holds together, but its SHA-256 is ${verdict.sha256}: it is another file.`);
      if (headHash !== undefined && headHash !== seen.heads.consent?.hash)
        throw new CommandFailure('The file holds together, but its ledger of consent ends at another hash.');
      process.stdout.write(
        json
          ? `${JSON.stringify(verdict)}\n`
          : [
              `${file} holds: ${seen.entries} entries, ${seen.links} more as hashes alone.`,
              ...Object.entries(seen.heads).map(([ledger, { seq, hash }]) => `${ledger} ends at ${seq}: ${hash}`),
              `SHA-256 ${verdict.sha256}`,
              '',
            ].join('\n'),
      );
    });
}

const EXAMPLES = `
Exits 1 and names the first line that was changed, removed, moved or cut off. A file that somebody made anew from end to end
holds together as well: --head-hash and --sha256 tell it from the one that the service made.

Examples:
  tern verify-export exp_01jd….ndjson
  tern verify-export exp_01jd….csv --head-hash 9f86d081…`;
