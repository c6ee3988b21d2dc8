/**
 * Runs before the first paint, so that the page does not flash in the wrong colors or with the
 * wrong tabs. It is not a module, because a module would run after the paint.
 */
document.documentElement.classList.add('js');
try {
  const theme = localStorage.getItem('tern-docs-theme');
  const language = localStorage.getItem('tern-docs-language');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (language !== null) document.documentElement.dataset.language = language;
} catch {
  // A browser that allows no storage shows the defaults.
}
