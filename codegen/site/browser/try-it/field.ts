import type { FormParam } from '../../try-it/form-schema.ts';
import { element, prose } from '../element.ts';

export interface Field {
  readonly element: HTMLElement;
  /** The value for the call; undefined leaves the param out. */
  read(): unknown;
  set(value: unknown): void;
  /** Whether the value can be read; otherwise the field shows why not. */
  check(): boolean;
  focus(): void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A labeled control for one param, with its description and a place for its problem. */
export function createField(param: FormParam): Field {
  const { name, summary, required } = param;
  const id = `try-${name}`;
  const control = controlOf(param);
  control.id = id;
  control.setAttribute('aria-describedby', `${id}-about ${id}-problem`);
  const problem = element('p', { class: 'problem', id: `${id}-problem` });
  const label = element('label', { for: id }, element('code', {}, name));
  if (required) label.append(element('span', { class: 'required' }, 'required'));
  const whole = element(
    'div',
    { class: 'param' },
    label,
    control,
    element('p', { id: `${id}-about` }, ...prose(summary)),
    problem,
  );

  const read = (): unknown => {
    const text = control.value;
    if (text.trim() === '') return undefined;
    if (param.kind === 'number') return Number(text);
    if (param.kind === 'boolean') return text === 'true';
    return param.kind === 'json' ? (JSON.parse(text) as unknown) : text;
  };
  const problemOf = (): string => {
    try {
      if (param.kind === 'number' && Number.isNaN(Number(control.value))) return 'This is not a number.';
      return read() === undefined && required ? 'This param is required.' : '';
    } catch (error) {
      return `This is not valid JSON: ${error instanceof Error ? error.message : ''}`;
    }
  };
  return {
    element: whole,
    read,
    set: (value) => {
      control.value =
        value === undefined
          ? ''
          : typeof value === 'string' && param.kind !== 'json'
            ? value
            : JSON.stringify(value, null, 2);
      problem.textContent = '';
    },
    check: () => {
      problem.textContent = problemOf();
      control.setAttribute('aria-invalid', String(problem.textContent !== ''));
      return problem.textContent === '';
    },
    focus: () => control.focus(),
  };
}

function controlOf({ kind, options, long }: FormParam): Control {
  if (kind === 'enum' || kind === 'boolean') {
    const values = kind === 'boolean' ? ['true', 'false'] : (options ?? []);
    const choices = values.map((value) => element('option', { value }, value));
    return element('select', {}, element('option', { value: '' }, 'Not set'), ...choices);
  }
  if (kind === 'json') return element('textarea', { rows: '4', spellcheck: 'false', class: 'json' });
  if (long === true) return element('textarea', { rows: '3' });
  return element('input', { type: 'text', inputmode: kind === 'number' ? 'decimal' : null, autocomplete: 'off' });
}
