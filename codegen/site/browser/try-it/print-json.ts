import { element } from '../element.ts';

const TOKENS = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** JSON with the same classes that the examples have. */
export function printJson(value: unknown): DocumentFragment {
  const text = JSON.stringify(value, null, 2);
  const fragment = document.createDocumentFragment();
  let end = 0;
  for (const match of text.matchAll(TOKENS)) {
    const [token, string, colon] = match;
    const name = string === undefined ? 'hljs-number' : colon === undefined ? 'hljs-string' : 'hljs-attr';
    fragment.append(text.slice(end, match.index), element('span', { class: name }, string ?? token));
    end = match.index + (string ?? token).length;
  }
  fragment.append(text.slice(end));
  return fragment;
}
