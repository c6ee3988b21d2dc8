import {
  CaseTag,
  ForTag,
  type PropertyAccessToken,
  type Template,
  type Token,
  TypeGuards,
  toValueSync,
  Value,
  Variable,
} from 'liquidjs';
import { DATE_CONVERSIONS, LIMITS } from './allowed.ts';
import { isDateFormat } from './date.ts';
import { TemplateFault } from './template-fault.ts';
import { type Argument, tokensOf } from './tokens-of.ts';

/** Names and values in the arguments of a loop; an honest loop has two or three. */
const MAX_LOOP_WORDS = 20;

export interface Inspection {
  /** The variables that the template reads but does not set: their paths by their roots. */
  readonly variables: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names that the template sets. */
  readonly locals: ReadonlySet<string>;
  readonly weights: ReadonlyMap<Value, Weight>;
  /** Lists that loops walk, with the paths that are read of their items; empty: the item itself. */
  readonly lists: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Names that stand inside a loop, with the path of the list whose item they are; null: no item. */
type Loops = ReadonlyMap<string, string | null>;

/** What evaluating a value costs. */
export interface Weight {
  /** Names and literals in it. */
  readonly words: number;
  /** Values that it is compared with. */
  readonly comparisons: number;
}

/**
 * Walks a parsed template once: finds its variables, and rejects what could take too long. Liquid's
 * own analysis counts the lines before each variable, which takes 60 ms in a hostile template.
 */
export function inspect(templates: readonly Template[]): Inspection {
  const variables = new Map<string, Set<string>>();
  const locals = new Set<string>();
  const weights = new Map<Value, Weight>();
  const lists = new Map<string, Set<string>>();

  const read = (token: PropertyAccessToken, loops: Loops): void => {
    const variable = variableOf(token);
    const [root, ...rest] = variable?.segments ?? [];
    if (variable === null || typeof root !== 'string') return;
    const list = loops.get(root);
    if (typeof list === 'string') lists.get(list)?.add(rest.join('.'));
    if (locals.has(root) || list !== undefined) return;
    const paths = variables.get(root) ?? new Set();
    variables.set(root, paths.add(String(variable)));
  };

  const visit = (template: Template, loops: Loops): void => {
    const loop = template instanceof ForTag ? template : null;
    let words = 0;
    let count = -1;
    for (const argument of template.arguments?.() ?? []) {
      const tokens = tokensOf(argument, loop ? MAX_LOOP_WORDS : LIMITS.words);
      checkTokens(argument, tokens, loop?.collection);
      words += tokens.length;
      count += 1;
      if (argument instanceof Value) weights.set(argument, { words: tokens.length, comparisons: 0 });
      for (const token of tokens) if (TypeGuards.isPropertyAccessToken(token)) read(token, loops);
    }
    // The branches are evaluated and compared whenever the value is.
    if (template instanceof CaseTag) weights.set(template.value, { words, comparisons: count });
    for (const { content } of template.localScope?.() ?? []) locals.add(content);
    const inner: Template[] = toValueSync(template.children?.(false, true) ?? []);
    const within = template.blockScope ? new Map([...loops, ...namesIn(template, lists)]) : loops;
    for (const child of inner) visit(child, within);
  };
  for (const template of templates) visit(template, new Map());
  return { variables, locals, weights, lists };
}

function namesIn(template: Template, lists: Map<string, Set<string>>): (readonly [string, string | null])[] {
  const { collection, variable } = template instanceof ForTag ? template : { collection: undefined, variable: null };
  const path = TypeGuards.isPropertyAccessToken(collection) ? variableOf(collection) : null;
  const list = path === null ? null : String(path);
  if (list !== null && !lists.has(list)) lists.set(list, new Set());
  return [...(template.blockScope?.() ?? [])].map((name) => [name, name === variable ? list : null]);
}

function checkTokens(argument: Argument, tokens: readonly Token[], collection: Token | undefined): void {
  const range = tokens.find((token) => TypeGuards.isRangeToken(token) && token !== collection);
  if (range !== undefined) throw new TemplateFault('a range is only valid as the list of a for tag', range);
  if (!(argument instanceof Value)) return;
  for (const { name, args } of argument.filters) {
    const [format] = args;
    if (name === 'date' && TypeGuards.isQuotedToken(format) && !isDateFormat(format.content))
      throw new TemplateFault(
        `unknown date format: use at most ${LIMITS.dateFormat} characters and, after %, one of ${DATE_CONVERSIONS}`,
        format,
      );
  }
}

/** The path of a variable; null for a property of a literal, such as `"text".size`. */
export function variableOf(token: PropertyAccessToken): Variable | null {
  if (token.variable !== undefined) return null;
  const segments: Variable['segments'] = [];
  for (const [index, prop] of token.props.entries()) {
    if (TypeGuards.isQuotedToken(prop) || TypeGuards.isNumberToken(prop) || TypeGuards.isWordToken(prop))
      segments.push(prop.content);
    else if (TypeGuards.isPropertyAccessToken(prop)) {
      const inner = variableOf(prop);
      // `[a.b].c` begins with the value of another variable.
      if (inner !== null) segments.push(...(index === 0 ? inner.segments : [inner]));
    }
  }
  return new Variable(segments, { row: 0, col: 0, file: undefined });
}
