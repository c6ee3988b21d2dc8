/** Params that may name values of earlier results: `{ "$from": "steps.1.campaign.id" }`. */
type Params = Readonly<Record<string, unknown>>;

const FROM = '$from';
const PATH = /^steps\.([1-9]\d?)((?:\.[\w-]{1,100}){1,10})$/;

export interface StepReference {
  /** Number of the step, from 1. */
  readonly step: number;
  readonly path: readonly string[];
  /** JSON Pointer into the params. */
  readonly at: string;
}

/** What is wrong with a reference, and where. */
export interface ReferenceProblem {
  readonly path: string;
  readonly rule: string;
}

/** The references of the params of the step `number`, or what is wrong with one of them. */
export function checkReferences(params: Params, number: number): ReferenceProblem[] {
  return [...referencesIn(params, '')].flatMap(({ at, text }) => {
    const reference = readReference(text, at);
    if (reference === null) return [{ path: at, rule: 'must name a result as steps.<number>.<field>' }];
    return reference.step < number ? [] : [{ path: at, rule: 'must name an earlier step' }];
  });
}

/** Params with the values of earlier results in place; null for a value that is not there. */
export function fillReferences(params: Params, results: readonly (Params | null)[]): Params {
  return fill(params, results) as Params;
}

function fill(value: unknown, results: readonly (Params | null)[]): unknown {
  if (Array.isArray(value)) return value.map((one) => fill(one, results));
  if (typeof value !== 'object' || value === null) return value;
  const text = (value as Params)[FROM];
  if (typeof text === 'string') return valueAt(readReference(text, ''), results);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, results)]));
}

function valueAt(reference: StepReference | null, results: readonly (Params | null)[]): unknown {
  if (reference === null) return null;
  let value: unknown = results[reference.step - 1] ?? null;
  for (const name of reference.path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
    value = (value as Params)[name];
  }
  return value;
}

function readReference(text: string, at: string): StepReference | null {
  const [, step, path] = PATH.exec(text) ?? [];
  return step === undefined || path === undefined ? null : { step: Number(step), path: path.slice(1).split('.'), at };
}

function* referencesIn(value: unknown, at: string): Generator<{ at: string; text: string }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && Object.hasOwn(value, FROM)) {
    const text = (value as Params)[FROM];
    yield { at, text: typeof text === 'string' ? text : '' };
    return;
  }
  for (const [name, one] of Object.entries(value))
    yield* referencesIn(one, `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}
