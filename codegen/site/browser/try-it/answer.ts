import { addCopyButton } from '../copy.ts';
import { button, element, prose } from '../element.ts';
import type { Answer, NextAction } from './call.ts';
import { printJson } from './print-json.ts';

/** The outcome of a call: its status and time, its next actions as buttons, and its body. */
export function printAnswer(answer: Answer, follow: (action: NextAction) => void): readonly HTMLElement[] {
  const { error, status, milliseconds, nextActions } = answer;
  const outcome = element(
    'p',
    { class: 'outcome' },
    element(
      'span',
      { class: error === null ? 'badge read' : 'badge destructive' },
      error === null ? 'Success' : String(error.code),
    ),
    ` HTTP ${status} in ${Math.round(milliseconds)} ms`,
  );
  const body = element('pre', { class: 'code' }, element('code', {}, printJson(answer.body)));
  addCopyButton(body);
  return [
    outcome,
    ...(error === null ? [] : [element('p', {}, ...prose(error.message))]),
    ...(nextActions.length === 0 ? [] : [printActions(nextActions, follow)]),
    body,
  ];
}

/** The values that only the reader can add to a next action. */
export function printNeeds(needs: NonNullable<NextAction['needs']>): HTMLElement {
  const items = needs.map(({ path, meaning }) =>
    element('li', {}, element('code', {}, path.slice(1)), ' ', ...prose(meaning)),
  );
  return element(
    'div',
    {},
    element('p', {}, 'Add what only you can know, then call the skill:'),
    element('ul', {}, ...items),
  );
}

function printActions(actions: readonly NextAction[], follow: (action: NextAction) => void): HTMLElement {
  const items = actions.map((action) =>
    element(
      'li',
      {},
      button(action.skill, 'primary', () => follow(action)),
      element('span', {}, ...prose(action.why)),
    ),
  );
  return element('div', { class: 'next-actions' }, element('p', {}, 'Next actions'), element('ul', {}, ...items));
}
