import { actsAnew } from '../../domain/acts-anew.ts';
import { invalidParams, type SkillError } from '../../errors.ts';
import { catalog } from '../../generated/catalog.ts';
import type { SkillName } from '../../generated/skills.ts';
import type { ArgumentsSchema, ToolArguments } from './tool.ts';

/** What the tools of calls that are answered once say of it. */
export const ANSWERED_ONCE = 'The same call within 10 minutes returns the first result (replayed: true).';

/** An argument of the tool, which is no param of the skill. */
export const again = { type: 'boolean', description: 'true: do it once more, although the same call was just made.' };

/** Whether a call of the skill is answered once, and so the tool takes `again`. */
export function isAnsweredOnce(skill: string): boolean {
  return Object.hasOwn(catalog, skill) && actsAnew(skill, catalog[skill as SkillName]);
}

/** The arguments of a tool that is answered once. */
export function withAgain(skill: string, schema: ArgumentsSchema, isShort: boolean): ArgumentsSchema {
  if (!isAnsweredOnce(skill)) return schema;
  // The instructions of the connection explain it.
  return { ...schema, properties: { ...schema.properties, again: isShort ? { type: 'boolean' } : again } };
}

/** The params of a skill without `again`, or the reason why it cannot be read. */
export function takeAgain(
  given: ToolArguments,
): { readonly params: ToolArguments; readonly again: boolean } | { readonly fault: SkillError } {
  const { again: asked = false, ...params } = given;
  if (typeof asked === 'boolean') return { params, again: asked };
  return {
    fault: invalidParams('again must be true or false. Nothing was done.', [
      { path: '/again', rule: 'must be true or false' },
    ]),
  };
}
