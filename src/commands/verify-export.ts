import type { Command } from 'commander';
import { CommandFailure } from './failure.ts';

interface Options {
  readonly sha256?: string;
  readonly headHash?: string;
  readonly json?: boolean;
}

/** `tern verify-export`: needs only the file, so that its recipient need not trust its sender. */
export function addVerifyExport(program: Command): void {
  program
    .command('verify-export')
    .description('Verify a compliance.export file: every hash, the chain and the manifest.')
    .argument('<file>', 'NDJSON or CSV file as downloaded')
    .option('--sha256 <hash>', 'the sha256 returned by compliance.export')
    .option('--head-hash <hash>', 'the head_hash returned by compliance.export')
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
        throw new CommandFailure(
          `The file is consistent, but its SHA-256 is ${verdict.sha256}: it is a different file.`,
        );
      if (headHash !== undefined && headHash !== seen.heads.consent?.hash)
        throw new CommandFailure('The file is consistent, but its consent log ends at a different hash.');
      process.stdout.write(
        json
          ? `${JSON.stringify(verdict)}\n`
          : [
              `${file} is valid: ${seen.entries} entries, ${seen.links} more as hashes only.`,
              ...Object.entries(seen.heads).map(([ledger, { seq, hash }]) => `${ledger} ends at ${seq}: ${hash}`),
              `SHA-256 ${verdict.sha256}`,
              '',
            ].join('\n'),
      );
    });
}

const EXAMPLES = `
Exits with 1 and names the first line that was changed, removed, moved or truncated. A file that was forged as a whole is also
consistent: --head-hash and --sha256 distinguish it from the original.

Examples:
  tern verify-export exp_01jd….ndjson
  tern verify-export exp_01jd….csv --head-hash 9f86d081…`;
