import type { FormSchema } from '../try-it/form-schema.ts';
import { button, element } from './element.ts';
import { printAnswer } from './try-it/answer.ts';
import { type Answer, callSkill, type NextAction } from './try-it/call.ts';
import { createForm, type Form } from './try-it/form.ts';
import { createKeyPanel } from './try-it/key-panel.ts';

/** The form on the page of a skill. Next actions of an answer load the form of another skill. */
export function startTryIt(): void {
  const mount = document.querySelector<HTMLElement>('.try-it');
  const own = mount?.dataset.skill;
  if (!mount || own === undefined) return;
  const keys = createKeyPanel();
  const place = element('div', { class: 'call-form' });
  const answers = element('div', { class: 'answer', role: 'status' });
  mount.replaceChildren(keys.element, place, answers);
  /** The params of the last call of this page's own skill, to return to after a next action. */
  let last: Readonly<Record<string, unknown>> | undefined;

  const open = async (skill: string, params?: Readonly<Record<string, unknown>>): Promise<Form> => {
    const response = await fetch(`/docs/assets/skills/${skill}.json`);
    const schema = (await response.json()) as FormSchema;
    const form = createForm(schema, (given) => run(schema, given));
    const back = skill === own ? null : button(`Back to ${own}`, 'quiet', () => void open(own, last));
    const title = element('p', { class: 'call-title' }, element('code', {}, skill), ` ${schema.summary}`);
    place.replaceChildren(title, ...(back === null ? [] : [back]), form.element);
    form.fill(params ?? null);
    return form;
  };
  const run = async (schema: FormSchema, params: Readonly<Record<string, unknown>>): Promise<void> => {
    const key = schema.scope === 'public' ? null : keys.current();
    if (schema.scope !== 'public' && key === null) return keys.demand();
    if (schema.skill === own) last = params;
    answers.replaceChildren(element('p', {}, 'Calling …'));
    const answer = await callSkill(schema.skill, params, key);
    answers.replaceChildren(...printAnswer(answer, (action) => void follow(action)));
    offerKey(answer);
  };
  const follow = async (action: NextAction): Promise<void> => {
    const form = await open(action.skill, action.params);
    const [need] = action.needs ?? [];
    if (need === undefined) return form.submit();
    form.focus(need.path);
    answers.replaceChildren(
      element('p', {}, 'Add what only you can know, then call the skill:'),
      element(
        'ul',
        {},
        ...(action.needs ?? []).map(({ path, meaning }) => element('li', {}, element('code', {}, path), ` ${meaning}`)),
      ),
    );
  };
  const offerKey = ({ result }: Answer): void => {
    const made = result?.api_key;
    if (typeof made === 'string' && keys.accepts(made))
      answers.append(button('Use this key for the next calls', 'primary', () => keys.use(made)));
  };
  void open(own);
}
