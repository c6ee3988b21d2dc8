import { Marked, Parser, type Token, type Tokens } from 'marked';
import { slug } from '../../emit/reference/markdown.ts';
import type { Links } from '../print/addresses.ts';
import { printCode, printHeading, printTable } from '../print/blocks.ts';
import { codeBlock } from '../print/code.ts';
import { html, lines, type Markup, trusted } from '../print/markup.ts';
import type { Heading } from '../site-page.ts';
import { drawFlowchart } from './flowchart/draw.ts';
import { readFlowchart } from './flowchart/read.ts';
import type { ResolveTarget } from './link-targets.ts';
import type { Guide } from './read-guides.ts';
import { hasCodeThroughout, type Step, stepsOf } from './steps.ts';

export interface RenderedGuide {
  readonly body: Markup;
  readonly headings: readonly Heading[];
  /** Whether its code stands beside the text where there is room. */
  readonly split: boolean;
}

/** A guide as HTML. Marked reads the Markdown; what it prints has the form of the other pages. */
export function renderGuide(guide: Guide, links: Links, resolve: ResolveTarget): RenderedGuide {
  const headings: Heading[] = [];
  let charts = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = plain(tokens);
        if (depth === 2 || depth === 3) headings.push({ id: slug(title), title, level: depth });
        return printHeading(
          depth === 1 || depth === 2 ? depth : 3,
          trusted(unlinked(this.parser.parseInline(tokens))),
          slug(title),
        ).markup;
      },
      code: ({ text, lang }) => {
        const chart = lang === 'mermaid' ? readFlowchart(text) : null;
        if (chart === null) return printCodeOfGuide(lang ?? '', text).markup;
        charts += 1;
        return drawFlowchart(chart, charts).markup;
      },
      codespan: ({ text }) => printCode(text, links).markup,
      link({ href, tokens }) {
        return html`<a href="${resolve(guide, href).page}">${trusted(unlinked(this.parser.parseInline(tokens)))}</a>`
          .markup;
      },
      table({ header, rows }) {
        const cell = ({ tokens }: Tokens.TableCell) => trusted(this.parser.parseInline(tokens));
        return printTable(
          header.map(cell),
          rows.map((row) => row.map(cell)),
        ).markup;
      },
    },
  });
  const tokens = marked.lexer(guide.text);
  const print = (part: readonly Token[]): Markup => trusted(new Parser(marked.defaults).parse([...part]));
  const split = hasCodeThroughout(tokens);
  const body = split ? lines(stepsOf(tokens).map((step) => printStep(step, print))) : print(tokens);
  return { body, headings, split };
}

function printStep({ text, code, isWide }: Step, print: (part: readonly Token[]) => Markup): Markup {
  if (isWide) return print(text);
  const beside = code.length === 0 ? null : html`<div>${print(code)}</div>`;
  return html`<div class="step"><div>${print(text)}</div>${beside}</div>`;
}

/** The text of a guide with the links of the served Markdown. */
export function servedMarkdown(guide: Guide, resolve: ResolveTarget): string {
  return guide.text
    .split(/(```[\s\S]*?```)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/\]\(([^)\s]+)\)/g, (_, href: string) => `](${resolve(guide, href).markdown})`),
    )
    .join('');
}

/** A heading and a link contain no further links. */
function unlinked(markup: string): string {
  return markup.replaceAll(/<\/?a\b[^>]*>/g, '');
}

function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? String(token.text) : '',
    )
    .join('');
}

const RESPONSE = /"(?:result|error)":/;

/** Responses in guides are excerpts; `…` marks the values that a reader has to fill in. */
function printCodeOfGuide(language: string, text: string): Markup {
  const { markup } = codeBlock(language, text);
  const marked = trusted(markup.replaceAll(/(?:\b[a-z]+(?:_[a-z]+)*_)?…/g, '<span class="placeholder">$&</span>'));
  // Other JSON is a file that the reader writes.
  if (language !== 'text' && !(language === 'json' && RESPONSE.test(text))) return marked;
  const title = language === 'json' ? 'Response, shortened' : 'Output';
  return html`<div class="call"><p class="panel-title">${title}</p><div class="response">${marked}</div></div>`;
}
