import { type RawDocument, readContract } from '../contract.ts';
import { coverage } from './coverage.ts';
import { duties } from './duties.ts';
import { events } from './events.ts';
import { examples } from './examples.ts';
import type { Finding, Linted, Rule } from './finding.ts';
import { form } from './form.ts';
import { names } from './names.ts';
import { nextActions } from './next-actions.ts';
import { compiles } from './problems.ts';
import { danglingReferences, withoutDangling } from './references.ts';
import { requiredErrors } from './required-errors.ts';
import { schemas } from './schemas.ts';

/** What makes `npm run codegen` refuse the contract. */
const rules: readonly Rule[] = [
  names,
  schemas,
  compiles,
  duties,
  requiredErrors,
  examples,
  events,
  coverage,
  nextActions,
  form,
];

/** The house rules of the contract; every finding at once, because one run should be enough to mend them all. */
export function lint(document: RawDocument, text: string): readonly Finding[] {
  const dangling = [...danglingReferences(document)];
  const readable = dangling.length === 0 ? document : withoutDangling(document);
  return [...dangling, ...apply(rules, document, readable, text)];
}

/** Findings as lines for a terminal: where, what, and what mends it. */
export function report(findings: readonly Finding[]): string {
  return findings.map(({ rule, path, problem, fix }) => `${path} [${rule}]\n  ${problem}\n  fix: ${fix}\n`).join('');
}

function apply(
  chosen: readonly Rule[],
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
  return chosen.flatMap((rule) => [...rule(linted)]);
}
