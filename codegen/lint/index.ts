import { type RawDocument, readContract } from '../contract.ts';
import { bounds } from './bounds.ts';
import { coverage } from './coverage.ts';
import { descriptions } from './descriptions.ts';
import { effects } from './effects.ts';
import { events } from './events.ts';
import { examples } from './examples.ts';
import type { Finding, Linted, Rule } from './finding.ts';
import { form } from './form.ts';
import { names } from './names.ts';
import { nextActions } from './next-actions.ts';
import { compiles } from './problems.ts';
import { prose } from './prose.ts';
import { danglingReferences, withoutDangling } from './references.ts';
import { requiredErrors } from './required-errors.ts';
import { schemas } from './schemas.ts';
import { standardParams } from './standard-params.ts';

/** The rules that `npm run codegen` checks before it writes files. */
const rules: readonly Rule[] = [
  names,
  descriptions,
  schemas,
  bounds,
  compiles,
  standardParams,
  effects,
  requiredErrors,
  examples,
  events,
  coverage,
  nextActions,
  prose,
  form,
];

/** Checks the contract and returns all findings at once, so that one run is enough to fix them. */
export function lint(document: RawDocument, text: string): readonly Finding[] {
  const dangling = [...danglingReferences(document)];
  const readable = dangling.length === 0 ? document : withoutDangling(document);
  return [...dangling, ...apply(rules, document, readable, text)];
}

/** Findings as lines for a terminal: path, rule, problem and fix. */
export function report(findings: readonly Finding[]): string {
  return findings.map(({ rule, path, problem, fix }) => `${path} [${rule}]\n  ${problem}\n  fix: ${fix}\n`).join('');
}

function apply(
  selected: readonly Rule[],
  document: RawDocument,
  readable: RawDocument,
  text: string,
): readonly Finding[] {
  const contract = readContract(readable);
  const subjects = readable.methods.flatMap((method, index) => {
    const skill = contract.skills[index];
    return skill === undefined ? [] : [{ path: `$.methods[${index}]`, method, skill }];
  });
  const linted: Linted = { document, text, contract, subjects };
  return selected.flatMap((rule) => [...rule(linted)]);
}
