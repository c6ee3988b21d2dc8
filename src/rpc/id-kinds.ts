import { SkillError } from '../errors.ts';
import { catalog, idPrefixes } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import { NAMED_BY } from '../references/resolve.ts';

const PHONE = /^[+(\d][\d\s().-]{6,30}$/;
/** Params that take a phone number. */
const PHONE_PARAMS = ['to', 'phone'];

/**
 * Adds to `-32001` (not found) which param holds no ID of its kind: a name, a phone number, or the
 * ID of something else.
 */
export function withIdKinds(name: SkillName, params: Readonly<Record<string, unknown>>, error: unknown): unknown {
  if (!(error instanceof SkillError) || error.code !== -32001) return error;
  for (const [param, value] of Object.entries(params)) {
    const prefix = Object.hasOwn(idPrefixes, param) ? idPrefixes[param] : undefined;
    if (prefix === undefined || typeof value !== 'string' || value.startsWith(`${prefix}_`)) continue;
    const forPhones = catalog[name].params.find((other) => PHONE_PARAMS.includes(other));
    const hint = forPhones !== undefined && PHONE.test(value) ? ` Put a phone number in ${forPhones}.` : '';
    const others = Object.hasOwn(NAMED_BY, prefix) ? NAMED_BY[prefix] : undefined;
    const kinds =
      others === undefined
        ? `The ID in ${param} begins with ${prefix}_.`
        : `${param} takes an ID, which begins with ${prefix}_, or ${others}.`;
    return error.saying(`${error.message} ${kinds}${hint}`);
  }
  return error;
}
