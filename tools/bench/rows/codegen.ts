import { readFileSync } from 'node:fs';
import { type Contract, contractFile, type RawDocument, readContract } from '../../../codegen/contract.ts';
import { emitAll } from '../../../codegen/emit/index.ts';
import { emitTypes } from '../../../codegen/emit/types.ts';
import { jsonText } from '../../../codegen/json-text.ts';
import { lint } from '../../../codegen/lint/index.ts';
import { openRpcDocument } from '../../../codegen/open-rpc.ts';
import { manySkills } from '../../../test/support/codegen/small-contract.ts';
import { type BenchRow, type Figure, median } from '../row.ts';

/**
 * Codegen emits about ten times as much as the types alone. Half of the ratio measured last (0.09
 * and 0.11) leaves headroom.
 */
const MIN_RATIO = 0.045;

export const codegen: BenchRow = {
  name: 'codegen',
  group: 'Process',
  measures:
    'npm run codegen in memory: contract checks, types, validators, reference, OpenAPI, SDK; limit: json-schema-to-typescript alone on the same schemas',
  run: async (stage) => {
    const text = readFileSync(contractFile, 'utf8');
    const ours = openRpcDocument(JSON.parse(text));
    const many = manySkills(200);
    return [
      await figure(`codegen of the contract, ${ours.methods.length} skills`, ours, text, stage.sized(3, 1)),
      await figure('codegen of 200 generated skills', many, jsonText(many), stage.sized(3, 1)),
    ];
  },
};

async function figure(name: string, document: RawDocument, text: string, times: number): Promise<Figure> {
  const whole: number[] = [];
  const bare: number[] = [];
  for (let time = 0; time < times; time += 1) {
    whole.push(
      await timed(async () => {
        if (lint(document, text).length > 0) throw new Error('The contract violates a lint rule.');
        return emitAll(readContract(document));
      }),
    );
    const contract: Contract = readContract(document);
    bare.push(await timed(() => emitTypes(contract)));
  }
  const [measured, limit] = [median(whole), median(bare)];
  return {
    name,
    measured: `${Math.round(measured)} ms`,
    limit: `types alone ${Math.round(limit)} ms`,
    ratio: limit / measured,
    min: MIN_RATIO,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
