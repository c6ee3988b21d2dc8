import { createStore, useStore } from './store.ts';

export type Theme = 'light' | 'dark' | null;

/** The same key as the documentation site, so that one choice holds for both. */
const KEY = 'tern-docs-theme';

const stored = localStorage.getItem(KEY);
const theme = createStore<Theme>(stored === 'light' || stored === 'dark' ? stored : null);

/** Null follows the system. */
export function chooseTheme(next: Theme): void {
  theme.set(next);
  if (next === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, next);
  showTheme();
}

export function showTheme(): void {
  const chosen = theme.get();
  if (chosen === null) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

export const useTheme = (): Theme => useStore(theme);
