import { button } from '../element.ts';
import type { Form } from './form.ts';

/**
 * Connects the params of the page with the fields of the form beside them: a button at each param
 * moves to its field, and the param whose field is edited is marked and in view. With null, the
 * form is that of another skill.
 */
export function linkParams(form: Form | null): void {
  for (const old of document.querySelectorAll('.fill-in')) old.remove();
  if (form === null) return;
  for (const row of document.querySelectorAll<HTMLElement>('[id^="param-"]')) {
    const name = row.id.slice('param-'.length);
    const open = button('→', 'fill-in', () => form.focus(name));
    open.setAttribute('aria-label', `Fill in ${name}`);
    open.title = `Fill in ${name}`;
    row.querySelector(':scope > dt')?.append(open);
  }
  const mark = (target: EventTarget | null): void => {
    document.querySelector('.edited')?.classList.remove('edited');
    const name = target instanceof HTMLElement ? target.id.replace(/^try-/, 'param-') : '';
    const row = name === '' ? null : document.getElementById(name);
    row?.classList.add('edited');
    // A narrow page has the form above the params, and its fields have their own descriptions.
    if (matchMedia('(min-width: 80rem)').matches) row?.scrollIntoView({ block: 'nearest' });
  };
  form.element.addEventListener('focusin', ({ target }) => mark(target));
  form.element.addEventListener('focusout', () => mark(null));
}
