import { button } from './element.ts';

const SHOWN_MS = 1500;

/** A copy button in the corner of every block of code. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>('pre.code')) addCopyButton(block);
}

export function addCopyButton(block: HTMLElement): void {
  const control = button('Copy', 'copy', () => {
    void navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '').then(
      () => say('Copied'),
      () => say('Press Ctrl+C'),
    );
  });
  const say = (text: string): void => {
    control.textContent = text;
    setTimeout(() => {
      control.textContent = 'Copy';
    }, SHOWN_MS);
  };
  block.append(control);
}
