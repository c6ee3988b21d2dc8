import { choices } from './storage.ts';

const root = document.documentElement;
const tabs = [...document.querySelectorAll<HTMLElement>('[data-tab]')];

/** All examples of all pages show the language that the reader chose last. */
export function startTabs(): void {
  const [first] = tabs;
  if (first === undefined) return;
  const known = tabs.some(({ dataset }) => dataset.tab === root.dataset.language);
  show(known ? (root.dataset.language ?? '') : (first.dataset.tab ?? ''));
  for (const tab of tabs) {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const siblings = [...(tab.parentElement?.children ?? [])];
      const next = siblings.at((siblings.indexOf(tab) + step) % siblings.length);
      if (!(next instanceof HTMLElement)) return;
      choose(next);
      next.focus();
    });
  }
}

/** Other examples above this one change their height too: the chosen tab stays where it is. */
function choose(tab: HTMLElement): void {
  const before = tab.getBoundingClientRect().top;
  const language = tab.dataset.tab ?? '';
  show(language);
  choices.set('tern-docs-language', language);
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

function show(language: string): void {
  root.dataset.language = language;
  for (const tab of tabs) {
    const chosen = tab.dataset.tab === language;
    tab.setAttribute('aria-selected', String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
  }
}
