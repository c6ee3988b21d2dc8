import { readFileSync } from 'node:fs';
import { type Contract, contractFile, type RawDocument, readContract } from '../../codegen/contract.ts';
import { emitAll } from '../../codegen/emit/index.ts';
import { emitTypes } from '../../codegen/emit/types.ts';
import { jsonText } from '../../codegen/json-text.ts';
import { lint } from '../../codegen/lint/index.ts';
import { openRpcDocument } from '../../codegen/open-rpc.ts';
import { manySkills } from '../../test/codegen/support/small-contract.ts';
import { atMost, type BenchRow, type Figure, middle } from '../row.ts';

const MOST_MS = 3_000;

export const codegen: BenchRow = {
  name: 'codegen',
  group: 'The process',
  measures:
    'the work of npm run codegen, contract checked and every file made in memory: types, validators, reference, OpenAPI, client; limit: json-schema-to-typescript alone, of the same schemas',
  run: async (stage) => {
    const text = readFileSync(contractFile, 'utf8');
    const ours = openRpcDocument(JSON.parse(text));
    const many = manySkills(200);
    return [
      await figure(`codegen of the contract, ${ours.methods.length} skills`, ours, text, stage.sized(3, 1)),
      await figure('codegen of 200 made-up skills', many, jsonText(many), stage.sized(3, 1)),
    ];
  },
};

async function figure(name: string, document: RawDocument, text: string, times: number): Promise<Figure> {
  const whole: number[] = [];
  const bare: number[] = [];
  for (let time = 0; time < times; time += 1) {
    whole.push(
      await timed(async () => {
        if (lint(document, text).length > 0) throw new Error('The contract breaks a rule.');
        return emitAll(readContract(document));
      }),
    );
    const contract: Contract = readContract(document);
    bare.push(await timed(() => emitTypes(contract)));
  }
  const [measured, limit] = [middle(whole), middle(bare)];
  return {
    name,
    measured: `${Math.round(measured)} ms`,
    limit: `types alone ${Math.round(limit)} ms`,
    ratio: limit / measured,
    bars: [atMost(measured, MOST_MS, ' ms')],
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
