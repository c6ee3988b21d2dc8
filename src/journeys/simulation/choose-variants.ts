import type { Definition } from '../../domain/journeys/graph.ts';
import { nameKey } from '../../domain/name-key.ts';
import { type FieldError, invalidParams } from '../../errors.ts';

/**
 * The definition with a chosen variant for random splits, by the name or ID of the node. Throws
 * -32602 with the path of each choice that cannot be made.
 */
export function chooseVariants(definition: Definition, choices: Readonly<Record<string, string>>): Definition {
  const problems: FieldError[] = [];
  const chosen = new Map<string, string>();
  for (const [node, variant] of Object.entries(choices)) {
    const found = definition.nodes.find(({ id, name }) => id === node || nameKey(name) === nameKey(node));
    const names = found?.config.kind === 'random_split' ? found.config.variants.map(({ name }) => name) : null;
    if (found === undefined || names === null)
      problems.push({ path: `/variants/${node}`, rule: 'must be the name or ID of a random_split' });
    else if (!names.includes(variant))
      problems.push({ path: `/variants/${node}`, rule: `must be one of ${names.join(', ')}` });
    else chosen.set(found.id, variant);
  }
  if (problems.length > 0) throw invalidParams('The chosen variants do not fit the journey.', problems);
  const nodes = definition.nodes.map((node) => {
    const { config } = node;
    const variant = chosen.get(node.id);
    if (variant === undefined || config.kind !== 'random_split') return node;
    const variants = config.variants.map(({ name }) => ({ name, share: name === variant ? 100 : 0 }));
    return { ...node, config: { ...config, variants } };
  });
  return { ...definition, nodes };
}
