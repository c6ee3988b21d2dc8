import {
  AssignTag,
  type Context,
  EchoTag,
  evalToken,
  Filter,
  type Liquid,
  Output,
  type Template,
  TypeGuards,
  toValueSync,
  Value,
} from 'liquidjs';
import { budgetOf } from './liquid/budget.ts';

/**
 * Problems found during a rendering. One per template, cleared before each rendering; rendering is
 * synchronous.
 */
export interface Findings {
  /** Declared fallbacks by path; the scope cannot hold one whose path leads through a string. */
  readonly fallbacks: ReadonlyMap<string, string>;
  readonly missing: Set<string>;
  readonly objects: Set<string>;
}

type Path = Value['initial']['postfix'][number];

/**
 * Liquid's strict mode stops at the first undefined variable, treats null and blank as empty text,
 * and rejects conditions on missing variables. So this puts a filter in front of the filters of
 * every value that is written or assigned; it records missing values and goes on. Conditions and
 * loops stay lenient. `default` with a literal counts as a value; `default` with another variable
 * moves the check behind it. Locals are exempt: a captured text may be empty.
 */
export function requireValues(
  engine: Liquid,
  templates: readonly Template[],
  locals: ReadonlySet<string>,
  findings: Findings,
): void {
  for (const template of templates) {
    if (template instanceof Output || template instanceof EchoTag || template instanceof AssignTag) {
      for (const value of template.arguments()) if (value instanceof Value) guard(engine, value, locals, findings);
    }
    const inner: Template[] = toValueSync((template as Template).children?.(false, true) ?? []);
    requireValues(engine, inner, locals, findings);
  }
}

function guard(engine: Liquid, value: Value, locals: ReadonlySet<string>, findings: Findings): void {
  const isRequired = (token: Path) => TypeGuards.isPropertyAccessToken(token) && !locals.has(rootOf(token));
  const [initial] = value.initial.postfix.length === 1 ? value.initial.postfix : [];
  const shown = initial && isRequired(initial) ? initial.getText() : null;
  const fallback = value.filters.findLast((filter) => filter.name === 'default');
  const isSettled = fallback !== undefined && !argumentsOf(fallback).some(isRequired);
  if (shown !== null && !isSettled) {
    const at = fallback ? value.filters.indexOf(fallback) + 1 : 0;
    value.filters.splice(at, 0, new RequiredValue(engine, shown, value.filters.length === 0, findings));
  }
  const others = value.filters
    .filter(({ name }) => name !== 'default')
    .flatMap(argumentsOf)
    .filter(isRequired);
  if (others.length > 0) value.filters.unshift(new RequiredArguments(engine, others, findings));
}

function argumentsOf(filter: Filter): readonly Path[] {
  return filter.args.flatMap((arg) => (Array.isArray(arg) ? (arg[1] ?? []) : arg));
}

class Requirement extends Filter {
  protected readonly findings: Findings;
  constructor(engine: Liquid, findings: Findings) {
    super({ name: 'required', args: [] } as unknown as ConstructorParameters<typeof Filter>[0], undefined, engine);
    this.findings = findings;
  }
}

class RequiredValue extends Requirement {
  readonly #variable: string;
  readonly #isShown: boolean;
  constructor(engine: Liquid, variable: string, isShown: boolean, findings: Findings) {
    super(engine, findings);
    this.#variable = variable;
    this.#isShown = isShown;
  }
  override *render(given: unknown, context: Context): Generator<unknown, unknown> {
    const value: unknown = yield super.render(given, context);
    if (isMissing(value, context)) {
      const fallback = this.findings.fallbacks.get(this.#variable);
      if (fallback !== undefined) return fallback;
      this.findings.missing.add(this.#variable);
      return '';
    }
    if (!this.#isShown || typeof value !== 'object' || Array.isArray(value)) return value;
    this.findings.objects.add(this.#variable);
    return '';
  }
}

class RequiredArguments extends Requirement {
  readonly #tokens: readonly Path[];
  constructor(engine: Liquid, tokens: readonly Path[], findings: Findings) {
    super(engine, findings);
    this.#tokens = tokens;
  }
  override *render(value: unknown, context: Context): Generator<unknown, unknown> {
    for (const token of this.#tokens) {
      if (isMissing(yield evalToken(token, context, true), context)) this.findings.missing.add(token.getText());
    }
    return value;
  }
}

function isMissing(value: unknown, context: Context): boolean {
  if (typeof value !== 'string') return value === undefined || value === null;
  budgetOf(context).use(value.length);
  return value.trim() === '';
}

function rootOf(token: Path): string {
  return token.getText().split(/[.[]/, 1)[0]!;
}
