interface Schemas {
  readonly components: { readonly schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
}

/**
 * Replaces the schemas of a contract that stand for a reference to a schema around them
 * (`x-recursive`) by that reference. In openrpc.json they keep the document free of cycles, on
 * which many OpenRPC tools do not end; validators and types need the cycle.
 */
export function closeCycles<Document extends Schemas>(document: Document): Document {
  const { schemas } = document.components;
  const recursive = Object.entries(schemas).flatMap(([name, { 'x-recursive': target }]) =>
    typeof target === 'string' ? [[name, target] as const] : [],
  );
  if (recursive.length === 0) return document;
  const text = recursive.reduce(
    (before, [name, target]) => before.replaceAll(`"${PREFIX}${name}"`, `"${PREFIX}${target}"`),
    JSON.stringify(document),
  );
  const closed = JSON.parse(text) as Document;
  const kept = Object.entries(closed.components.schemas).filter(([name]) => !recursive.some(([one]) => one === name));
  return { ...closed, components: { ...closed.components, schemas: Object.fromEntries(kept) } };
}

const PREFIX = '#/components/schemas/';
