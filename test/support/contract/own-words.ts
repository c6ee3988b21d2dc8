import { loadContract } from '../../../codegen/contract.ts';
import { catalog, variantExamples } from '../../../src/generated/catalog.ts';

const EXAMPLES = Object.values(catalog).flatMap(({ paramExamples }) =>
  Object.entries(paramExamples).map(([param, example]) => ` An example of ${param}: ${example}`),
);
const VARIANTS = new Set(
  Object.values(catalog).flatMap(({ paramUnions }) =>
    Object.entries(paramUnions).flatMap(([param, union]) =>
      Object.entries(variantExamples[union] ?? {}).map(
        ([kind, example]) => ` An example of ${param} of kind ${kind}: ${example}`,
      ),
    ),
  ),
);
const MEANINGS = loadContract().skills.flatMap(({ params }) =>
  params.map(({ name, summary }) => ` ${name}: ${summary}`),
);
/** Longer names first: one may begin with another. */
const NAMES = Object.keys(catalog).sort((a, b) => b.length - a.length);

/**
 * A message without what it repeats of the contract: the examples and meanings of params and the
 * names of skills. What is left must not contain a caller's values or SQL.
 */
export function withoutOwnWords(message: string): string {
  return [...EXAMPLES, ...VARIANTS, ...MEANINGS, ...NAMES].reduce((rest, words) => rest.replaceAll(words, ''), message);
}
