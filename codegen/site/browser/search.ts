import MiniSearch, { type SearchResult } from 'minisearch';
import { SEARCH_OPTIONS, type SearchDocument } from '../search/options.ts';
import { element } from './element.ts';

const MAX_RESULTS = 12;

/** The search in the header: `/` focuses it, the arrows move to a result, Enter opens it. */
export function startSearch(): void {
  const field = document.querySelector<HTMLElement>('.search');
  const input = field?.querySelector('input');
  const box = field?.querySelector<HTMLElement>('.found');
  const list = box?.querySelector('ul');
  const status = box?.querySelector('[role=status]');
  if (!field || !input || !box || !list || !status) return;
  const index = onceLoaded();

  const links = (): HTMLElement[] => [...list.querySelectorAll('a')];
  const open = (isOpen: boolean): void => {
    box.hidden = !isOpen;
  };
  const show = async (): Promise<void> => {
    const query = input.value.trim();
    if (query === '') return open(false);
    const found = (await index()).search(query).slice(0, MAX_RESULTS);
    // The reader has typed on while the index was loading.
    if (query !== input.value.trim()) return;
    list.replaceChildren(...found.map(printResult));
    status.textContent = found.length === 0 ? `Nothing found for “${query}”.` : `${found.length} results`;
    open(true);
  };

  input.addEventListener('focus', () => void index());
  input.addEventListener('input', () => void show());
  field.addEventListener('keydown', (event) => {
    const at = links().indexOf(event.target as HTMLElement);
    if (event.key === 'ArrowDown') links()[at + 1]?.focus();
    else if (event.key === 'ArrowUp') (links()[at - 1] ?? input).focus();
    else if (event.key === 'Enter' && at < 0) links()[0]?.click();
    else if (event.key === 'Escape') {
      open(false);
      input.focus();
    } else return;
    event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Node && field.contains(target))) open(false);
  });
}

/** Loads the index when the reader first needs it, and again if that failed. */
function onceLoaded(): () => Promise<MiniSearch<SearchDocument>> {
  let loading: Promise<MiniSearch<SearchDocument>> | null = null;
  return () => {
    loading ??= fetch('/docs/assets/search-index.json')
      .then(async (response) => MiniSearch.loadJSON<SearchDocument>(await response.text(), SEARCH_OPTIONS))
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  };
}

function printResult({ id, title, summary, kind }: SearchResult): HTMLElement {
  return element(
    'li',
    {},
    element(
      'a',
      { href: String(id) },
      element('strong', {}, String(title)),
      element('span', { class: 'kind' }, String(kind)),
      element('span', { class: 'summary' }, String(summary)),
    ),
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
