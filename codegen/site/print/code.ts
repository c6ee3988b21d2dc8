import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import http from 'highlight.js/lib/languages/http';
import ini from 'highlight.js/lib/languages/ini';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import { html, type Markup, trusted } from './markup.ts';

const highlighter = hljs.newInstance();
for (const [name, grammar] of Object.entries({ sh: bash, http, ini, js: typescript, json, python, ts: typescript }))
  highlighter.registerLanguage(name, grammar);

/** A quoted object in a shell command, which is the body or the params of a call. */
const JSON_ARGUMENT = /('\{[\s\S]*?\}')(?=\s|$)/;

/** Code with highlighting that needs no script: the tokens are spans with classes. */
export function highlighted(language: string, text: string): Markup {
  if (language !== 'sh') return tokens(language, text);
  const parts = text.split(JSON_ARGUMENT);
  return html`${parts.map((part, index) => (index % 2 === 0 ? tokens('sh', part) : html`'${tokens('json', part.slice(1, -1))}'`))}`;
}

function tokens(language: string, text: string): Markup {
  if (highlighter.getLanguage(language) === undefined) return html`${text}`;
  return trusted(highlighter.highlight(text, { language }).value);
}

/** A block of code. Long lines wrap, so that no block needs to scroll sideways. */
export function codeBlock(language: string, text: string): Markup {
  return html`<pre class="code"><code class="language-${language}">${highlighted(language, text)}</code></pre>`;
}
