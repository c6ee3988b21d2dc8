import type { Command } from 'commander';
import { printResult } from '../print-result.ts';

interface Options {
  readonly from?: string;
  readonly until?: string;
  readonly reason?: string;
  readonly json?: boolean;
}

const EXAMPLE =
  'tern operator region-block add US-LA --from 2026-09-01 --until 2026-09-14 --reason "State of emergency, Proclamation 141"';

/**
 * `tern operator region-block`: stops marketing of all accounts to a region on given days, such as
 * those of a declared state of emergency. The quiet hours of each message include the blocks.
 */
export function addRegionBlock(operator: Command): void {
  const command = operator
    .command('region-block')
    .description('Stop marketing to a region on given days, list the blocks, or lift one.')
    .addHelpText('after', `\nExample:\n  ${EXAMPLE}`);
  command
    .command('add')
    .description('Stop marketing to a region. Waiting messages are deferred to a later day, or canceled.')
    .argument('<region>', 'ISO 3166-1 or -2 code, such as US-LA or FR')
    .requiredOption('--from <day>', 'first local day, YYYY-MM-DD')
    .requiredOption('--until <day>', 'last local day, YYYY-MM-DD')
    .requiredOption('--reason <text>', 'shown to those whose messages are deferred')
    .option('--json', 'print JSON')
    .addHelpText('after', `\nExample:\n  ${EXAMPLE}`)
    .action(async (region: string, { from = '', until = '', reason = '', json = false }: Options) => {
      const { readRegionBlock } = await import('./read-region-block.ts');
      const block = readRegionBlock({ region, from, until, reason });
      const { withDatabase } = await import('./with-database.ts');
      const { insertRegionBlock } = await import('./region-block-queries.ts');
      const { newId } = await import('../../platform/ids.ts');
      const id = newId('rgb');
      await withDatabase((database) =>
        database.run(insertRegionBlock, id, block.region, block.from, block.until, block.reason, new Date()),
      );
      const text = `No marketing is sent to ${block.name} from ${from} until ${until}. Lift it with: tern operator region-block lift ${id}`;
      printResult(text, { id, region: block.region, from, until, reason: block.reason }, json);
    });
  command
    .command('list')
    .description('List the blocks, newest first.')
    .option('--json', 'print one JSON object per line')
    .addHelpText('after', '\nExample:\n  tern operator region-block list')
    .action(async ({ json = false }: Options) => {
      const { withDatabase } = await import('./with-database.ts');
      const { listRegionBlocks } = await import('./region-block-queries.ts');
      const blocks = await withDatabase((database) => database.rows(listRegionBlocks));
      for (const block of blocks)
        process.stdout.write(
          json
            ? `${JSON.stringify(block)}\n`
            : `${block.id}  ${block.region.padEnd(6)}  ${block.from} to ${block.until}  ${block.lifted_at === null ? '' : '(lifted) '}${block.reason}\n`,
        );
    });
  command
    .command('lift')
    .description('Lift a block: marketing to the region is sent again.')
    .argument('<block>', 'id of the block')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  tern operator region-block lift rgb_01k…')
    .action(async (id: string, { json = false }: Options) => {
      const { withDatabase } = await import('./with-database.ts');
      const { liftRegionBlock } = await import('./region-block-queries.ts');
      const lifted = (await withDatabase((database) => database.run(liftRegionBlock, id, new Date()))) > 0;
      printResult(lifted ? `Block ${id} is lifted.` : `${id} is no block in force.`, { id, lifted }, json);
    });
}
