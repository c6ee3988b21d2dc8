import type { FormParam, FormSchema } from '../../try-it/form-schema.ts';
import { button, element } from '../element.ts';
import type { NextAction } from './call.ts';
import { createField, type Field } from './field.ts';

type Params = Readonly<Record<string, unknown>>;

export interface Form {
  readonly element: HTMLElement;
  /**
   * Shows these params, or the values of the example with null. Returns the fields that the needs
   * of an action point to, which are shown too.
   */
  fill(params: Params | null, needs?: NonNullable<NextAction['needs']>): readonly Field[];
  submit(): void;
  /** Moves to the field of a param, also if it is folded up. */
  focus(name: string): void;
}

/** A form with one field per param. Optional params that have no value are folded up. */
export function createForm(schema: FormSchema, run: (params: Params) => Promise<void>): Form {
  const fields = new Map(schema.params.map((param) => [param.name, createField(param)]));
  const shown = element('div', { class: 'params' });
  const others = element('details', { class: 'other-params' });
  const form = element(
    'form',
    { class: 'params-form', novalidate: '' },
    shown,
    others,
    element('button', { type: 'submit', class: 'primary' }, `Call ${schema.skill}`),
    button('Clear', 'quiet', () => fill({})),
  );

  const arrange = (isShown: (param: FormParam) => boolean): void => {
    const elementsOf = (params: readonly FormParam[]) => params.flatMap(({ name }) => fields.get(name)?.element ?? []);
    const hidden = schema.params.filter((param) => !isShown(param));
    shown.replaceChildren(...elementsOf(schema.params.filter(isShown)));
    others.replaceChildren(element('summary', {}, `${hidden.length} more params`), ...elementsOf(hidden));
    others.hidden = hidden.length === 0;
  };
  const fill: Form['fill'] = (params, needs = []) => {
    const values = params ?? Object.fromEntries(schema.params.map(({ name, example }) => [name, example]));
    const wanted = needs.map(({ path }) => path.split('/')[1] ?? '');
    for (const [name, field] of fields) field.set(values[name]);
    arrange(({ name, required }) => required || values[name] !== undefined || wanted.includes(name));
    return wanted.flatMap((name) => fields.get(name) ?? []);
  };
  const submit = (): void => {
    const entries = [...fields].map(([name, field]) => [name, field] as const);
    // Every field is checked, so that the reader sees all problems at once.
    const [wrong] = entries.filter(([, field]) => !field.check());
    if (wrong === undefined) void run(Object.fromEntries(entries.flatMap(given)));
    else reveal(wrong[1]);
  };
  const reveal = (field: Field | undefined): void => {
    if (field !== undefined && others.contains(field.element)) others.open = true;
    field?.focus();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  return { element: form, fill, submit, focus: (name) => reveal(fields.get(name)) };
}

/** The entry of a param that has a value. */
function given([name, field]: readonly [string, Field]): readonly (readonly [string, unknown])[] {
  const value = field.read();
  return value === undefined ? [] : [[name, value]];
}
