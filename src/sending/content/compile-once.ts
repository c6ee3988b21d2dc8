import { compileTemplate, type VariableDeclaration } from '../../domain/content/rendering.ts';

type Compiled = ReturnType<typeof compileTemplate>;

/** Few, because each keeps the classifications of its shapes, up to 200 (`classifyRendered`). */
const MAX_COMPILED = 200;
/** Characters. */
const MAX_LENGTH = 1000;
const compiled = new Map<string, Compiled>();

/**
 * Compiles the content of a message or a template, or returns it as it was compiled before: most
 * callers send the same content again and again, and its classification is kept with it. What
 * contains variables belongs to one tenant; without a tenant it is compiled anew.
 */
export function compileOnce(
  body: string,
  variables: readonly VariableDeclaration[],
  tenantId: string | null,
): Compiled {
  const isLiteral = !body.includes('{');
  if (body.length > MAX_LENGTH || (!isLiteral && tenantId === null)) return compileTemplate(body, variables);
  const key = isLiteral ? body : JSON.stringify([tenantId, body, variables]);
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const result = compileTemplate(body, variables);
  const oldest = compiled.keys().next().value;
  if (compiled.size >= MAX_COMPILED && oldest !== undefined) compiled.delete(oldest);
  compiled.set(key, result);
  return result;
}
