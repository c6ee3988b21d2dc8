import type { FormSchema } from '../try-it/form-schema.ts';
import { button, element } from './element.ts';
import { printAnswer, printNeeds } from './try-it/answer.ts';
import { type Answer, callSkill, type NextAction } from './try-it/call.ts';
import { createForm } from './try-it/form.ts';
import { createKeyPanel } from './try-it/key-panel.ts';
import { linkParams } from './try-it/link-params.ts';

type Params = Readonly<Record<string, unknown>>;

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
  let last: Params | null = null;

  /** Shows the form of a skill, with params, or with those of its example. */
  const open = async (skill: string, params: Params | null, needs: NextAction['needs'] = []) => {
    const response = await fetch(`/docs/assets/skills/${skill}.json`);
    const schema = (await response.json()) as FormSchema;
    const form = createForm(schema, (given) => run(schema, given));
    place.classList.toggle('own', skill === own);
    place.replaceChildren(
      element('p', { class: 'call-title' }, element('code', {}, skill), ` ${schema.summary}`),
      ...(skill === own ? [] : [button(`Back to ${own}`, 'quiet', () => void open(own, last))]),
      ...(needs.length === 0 ? [] : [printNeeds(needs)]),
      form.element,
    );
    const [first] = form.fill(params, needs);
    first?.focus();
    linkParams(skill === own ? form : null);
    return form;
  };
  const run = async (schema: FormSchema, params: Params): Promise<void> => {
    const key = schema.scope === 'public' ? null : keys.current();
    if (schema.scope !== 'public' && key === null) return keys.demand();
    if (schema.skill === own) last = params;
    answers.replaceChildren(element('p', {}, 'Calling …'));
    const answer = await callSkill(schema.skill, params, key);
    answers.replaceChildren(...printAnswer(answer, (action) => void follow(action)));
    offerKey(answer);
  };
  const follow = async ({ skill, params, needs = [] }: NextAction): Promise<void> => {
    answers.replaceChildren();
    const form = await open(skill, params, needs);
    if (needs.length === 0) form.submit();
  };
  const offerKey = ({ result }: Answer): void => {
    const made = result?.api_key;
    if (typeof made === 'string' && keys.accepts(made))
      answers.append(button('Use this key for the next calls', 'primary', () => keys.use(made)));
  };
  void open(own, null);
}
