import type { Contract, Example, SkillDefinition } from '../../contract.ts';
import { responseOf } from '../../emit/examples.ts';
import { jsonText } from '../../json-text.ts';
import { SNIPPETS } from '../snippets/index.ts';
import { codeBlock, highlighted } from './code.ts';
import { html, type Markup } from './markup.ts';

/**
 * A call in every language and its response. Without scripts, the languages follow one another
 * under their names; scripts/tabs.ts shows the one that the reader chose.
 */
export function printCall(contract: Contract, skill: SkillDefinition, example: Example, id: string): Markup {
  const tabs = SNIPPETS.map(
    (snippet, index) =>
      html`<button type="button" role="tab" id="${id}-tab-${snippet.id}" aria-controls="${id}-${snippet.id}" aria-selected="${index === 0 ? 'true' : 'false'}" data-tab="${snippet.id}">${snippet.title}</button>`,
  );
  const panels = SNIPPETS.map(
    (snippet) =>
      html`<div role="tabpanel" id="${id}-${snippet.id}" aria-labelledby="${id}-tab-${snippet.id}" data-panel="${snippet.id}"><p class="panel-title">${snippet.title}</p>${codeBlock(snippet.language, snippet.print(skill, example))}</div>
`,
  );
  return html`<div class="call"><div role="tablist" aria-label="Language of the example">${tabs}</div>
${panels}<div class="response"><p class="panel-title">${example.error === undefined ? 'Response' : 'Error response'}</p>${scrollable(jsonText(responseOf(contract, example)).trimEnd())}</div></div>`;
}

/** A long response scrolls, and can be focused so that the keyboard can scroll it. */
function scrollable(text: string): Markup {
  return html`<pre class="code scrolls" tabindex="0"><code class="language-json">${highlighted('json', text)}</code></pre>`;
}
