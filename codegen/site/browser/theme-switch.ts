import { choices } from './storage.ts';

const root = document.documentElement;

/** Switches between light and dark. Until the reader chooses, the page follows the system. */
export function startThemeSwitch(): void {
  const control = document.querySelector<HTMLButtonElement>('.theme');
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = (): boolean => (root.dataset.theme === undefined ? system.matches : root.dataset.theme === 'dark');
  const show = (): void => control?.setAttribute('aria-pressed', String(isDark()));
  control?.addEventListener('click', () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    choices.set('tern-docs-theme', root.dataset.theme);
    show();
  });
  system.addEventListener('change', show);
  show();
}
