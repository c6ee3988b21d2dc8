import { nearestName } from '../domain/nearest-name.ts';
import { invalidParams, SkillError } from '../errors.ts';
import { type CatalogEntry, catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { NextAction } from '../next-actions.ts';
import { claimsConsent, filterMeantBy, isFilterWord, paramMeantBy, referenceMeantBy } from './param-words.ts';

export interface Warning {
  readonly code: string;
  readonly message: string;
  readonly param?: string;
}

export interface ReadParams {
  /** The params by their names in the contract. */
  readonly params: Record<string, unknown>;
  readonly warnings: readonly Warning[];
}

const MAX_WARNINGS = 10;
/** More unknown params than any mistake has. */
const MAX_UNKNOWN = 100;
const MAX_NAME = 100;
/** What other products call `media`. */
const MEDIA = /^(media|image|picture|photo|video|attachment|mms)(_?urls?|s)?$/i;

/**
 * Reads params by their names in the contract: `dryRun` and `Dry-Run` are `dry_run`, with a
 * warning. Other unknown params are ignored with a warning (specification 4.1), but never where
 * that costs money or data: a billable or destructive skill rejects a misspelled param and the word
 * of another product for one (`scheduled_at`), and every skill that writes one for `dry_run`. A
 * list reads other names of its filters (`tag_id`); a skill that reads rejects what selects in
 * others, or is misspelled: it would answer everything. A skill about consent, suppressions or
 * limits (`x-unknown-params`) rejects every unknown param. Params that take an object or an amount
 * are read by their other names in every skill. Throws -32602 with the name that was meant.
 */
export function readParams(name: SkillName, given: Readonly<Record<string, unknown>>): ReadParams {
  const entry = catalog[name];
  const unknown = Object.keys(given).filter((param) => !entry.params.includes(param));
  if (unknown.length === 0) return { params: { ...given }, warnings: [] };
  if (unknown.length > MAX_UNKNOWN)
    throw invalidParams(
      `${name} was called with ${unknown.length} unknown params. At most ${MAX_UNKNOWN} are ignored.`,
      [{ path: '/', rule: `has more than ${MAX_UNKNOWN} unknown params` }],
      { nextActions: [schemaOf(name)] },
    );
  // Ignored params stay: a repeated call with others is not the same call.
  const params: Record<string, unknown> = { ...given };
  const warnings = unknown.map((param): Warning => {
    const spelled = param.slice(0, MAX_NAME);
    const meant = toSnakeCase(spelled);
    if (entry.params.includes(meant) && !Object.hasOwn(params, meant)) {
      params[meant] = given[param];
      delete params[param];
      return { code: 'param_renamed', message: `${spelled} was read as ${meant}.`, param: spelled };
    }
    // Ignored, the message would go out without its pictures.
    if (entry.params.includes('media') && MEDIA.test(meant))
      throw unknownParam(name, spelled, 'Did you mean media? It takes a list of https links.');
    const free = entry.params.filter((known) => !Object.hasOwn(params, known));
    const near = paramMeantBy(meant, free) ?? nearestName(meant, entry.params);
    const reference = isNameOrList(given[param]) ? referenceMeantBy(meant, free) : null;
    const same = reference ?? (isList(entry) ? filterMeantBy(meant, free) : null);
    if (same !== null) {
      params[same] = given[param];
      delete params[param];
      return { code: 'param_renamed', message: `${spelled} was read as ${same}.`, param: spelled };
    }
    const nested = nestedHint(entry, given[param]);
    if (near !== null && isStrict(entry, near)) throw unknownParam(name, spelled, nested ?? `Did you mean ${near}?`);
    const hint = nested ?? (near !== null ? `Did you mean ${near}?` : hintFor(name, meant));
    if (entry.rejectsUnknown || (selects(entry) && (near !== null || isFilter(meant))))
      throw unknownParam(name, spelled, filterHelp(entry, hint));
    return {
      code: 'unknown_param',
      message: `${spelled} is not a param of ${name} and was ignored.${hint === '' ? '' : ` ${hint}`}`,
      param: spelled,
    };
  });
  return { params, warnings: atMost(warnings) };
}

/**
 * An error about params with the unknown ones that were ignored: one of them may be what is
 * missing.
 */
export function withIgnored(error: unknown, warnings: readonly Warning[]): unknown {
  const ignored = warnings.filter(({ code }) => code === 'unknown_param');
  if (!(error instanceof SkillError) || error.code !== -32602 || ignored.length === 0) return error;
  return error.saying(`${error.message} ${ignored.map(({ message }) => message).join(' ')}`);
}

/** Params of every write, which a client may send with every call. */
const OF_WRITES: ReadonlySet<string> = new Set(['dry_run', 'idempotency_key']);

/** A skill that answers pages. */
const isList = ({ effect, params }: CatalogEntry): boolean => effect === 'read' && params.includes('cursor');

/** What names objects or an amount: neither an object nor null. */
const isNameOrList = (value: unknown): boolean => typeof value !== 'object' || Array.isArray(value);

/** A skill that reads, whose params select what it answers. */
const selects = ({ effect, params }: CatalogEntry): boolean => effect === 'read' && params.length > 0;

/** Whether a name is a param of a skill, or another word for one, and so is meant to select. */
function isFilter(meant: string): boolean {
  if (OF_WRITES.has(meant)) return false;
  return (
    isFilterWord(meant) || claimsConsent(meant) || skillNames.some((skill) => catalog[skill].params.includes(meant))
  );
}

/** The filters that there are, and the skill that gets one object by what was given. */
function filterHelp({ params }: CatalogEntry, hint: string): string {
  const filters = `Its params are ${params.join(', ')}.`;
  return /^Did you mean|\.get\.$/.test(hint) ? `${hint} ${filters}` : filters;
}

/** `{ message: { to, text } }`, where the params are expected by themselves. */
function nestedHint({ params }: CatalogEntry, value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const inside = params.filter((param) => Object.hasOwn(value, param));
  return inside.length === 0 ? null : `Pass ${inside.slice(0, 3).join(' and ')} directly, not inside another object.`;
}

/** What an unknown name may be about: a part of a known name, or a param of another skill. */
function hintFor(name: SkillName, meant: string): string {
  if (name === 'contacts.upsert' && claimsConsent(meant))
    return 'Consent is recorded with contacts.optIn, with its proof.';
  const { params, module } = catalog[name];
  const [alike, ...more] = params.filter((param) => param.endsWith(`_${meant}`) || meant.endsWith(`_${param}`));
  if (alike !== undefined && more.length === 0) return `Did you mean ${alike}?`;
  const others = skillNames.filter(
    (skill) => catalog[skill].module === module && catalog[skill].params.includes(meant),
  );
  // A caller that reads is looking for another skill that reads.
  const other = others.find((skill) => catalog[skill].effect === catalog[name].effect) ?? others[0];
  return other === undefined ? '' : `It is a param of ${other}.`;
}

const skillNames = Object.keys(catalog) as SkillName[];

function isStrict({ effect }: CatalogEntry, near: string): boolean {
  return effect === 'billable' || effect === 'destructive' || (effect !== 'read' && near === 'dry_run');
}

function unknownParam(name: SkillName, param: string, help: string) {
  return invalidParams(
    `${param} is not a param of ${name}, so nothing was done. ${help}`,
    [{ path: `/${param}`, rule: 'is not a param of this skill', fix: help }],
    { nextActions: [schemaOf(name)] },
  );
}

function schemaOf(name: SkillName): NextAction {
  return { skill: 'agent.capabilities', params: { skill: name }, why: 'Shows the schema of the params.' };
}

/** `sendAt`, `SendAt`, `send-at` and `SEND_AT` as `send_at`. */
function toSnakeCase(param: string): string {
  const words = /[a-z]/.test(param) ? param.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2') : param;
  return words.replaceAll(/[-\s]/g, '_').toLowerCase();
}

function atMost(warnings: readonly Warning[]): readonly Warning[] {
  if (warnings.length <= MAX_WARNINGS) return warnings;
  const more = warnings.length - MAX_WARNINGS + 1;
  return [
    ...warnings.slice(0, MAX_WARNINGS - 1),
    { code: 'unknown_param', message: `${more} more params were ignored.` },
  ];
}
