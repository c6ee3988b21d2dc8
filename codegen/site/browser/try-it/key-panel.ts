import { button, element } from '../element.ts';
import { secrets } from '../storage.ts';
import { callSkill } from './call.ts';

export interface KeyPanel {
  readonly element: HTMLElement;
  current(): string | null;
  accepts(key: string): boolean;
  use(key: string): void;
  /** Asks the reader for a key. */
  demand(): void;
}

const TEST_KEY = /^tern_test_[0-9A-Za-z]{43}$/;
const STORED = 'tern-docs-test-key';

/** Takes a test key, or makes one. Live keys are rejected, because they could reach phones. */
export function createKeyPanel(): KeyPanel {
  const panel = element('form', { class: 'key-panel' });
  const problem = element('p', { class: 'problem', id: 'key-problem', role: 'alert' });
  const input = element('input', {
    id: 'test-key',
    type: 'password',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: 'tern_test_…',
    'aria-describedby': 'key-problem',
  });
  const accepts = (key: string): boolean => TEST_KEY.test(key);
  const current = (): string | null => {
    const stored = secrets.get(STORED);
    return stored !== null && accepts(stored) ? stored : null;
  };
  const say = (text: string): void => {
    problem.textContent = text;
  };
  const use = (key: string): void => {
    if (accepts(key)) {
      secrets.set(STORED, key);
      show();
    } else say(explain(key));
  };
  const create = async (): Promise<void> => {
    const { result, error } = await callSkill('agent.provision', { name: 'Documentation', mode: 'test' }, null);
    if (typeof result?.api_key === 'string') use(result.api_key);
    else say(error?.message ?? 'The service returned no key.');
  };
  const show = (): void => {
    const key = current();
    say('');
    input.value = '';
    panel.replaceChildren(
      ...(key === null
        ? [
            element('label', { for: 'test-key' }, 'Test key'),
            input,
            element('button', { type: 'submit' }, 'Use this key'),
            button('Create a test account', 'primary', () => void create()),
          ]
        : [
            element('p', {}, 'Test key ', element('code', {}, `tern_test_…${key.slice(-4)}`)),
            button('Forget the key', 'quiet', () => {
              secrets.remove(STORED);
              show();
            }),
          ]),
      problem,
    );
  };
  panel.addEventListener('submit', (event) => {
    event.preventDefault();
    use(input.value.trim());
  });
  show();
  const demand = (): void => {
    say('Enter a test key, or create a test account.');
    input.focus();
  };
  return { element: panel, current, accepts, use, demand };
}

function explain(key: string): string {
  if (key.startsWith('tern_live_'))
    return 'This is a live key. Only test keys, which begin with tern_test_, are accepted here.';
  return 'A test key begins with tern_test_ and has 53 characters.';
}
