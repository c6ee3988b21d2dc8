import type { SourceFile } from './source-files.ts';

/** A piece of text that people read, and the line on which it begins. */
export interface Prose {
  readonly text: string;
  readonly line: number;
  readonly kind: 'comment' | 'string' | 'title' | 'document';
}

const TOKENS =
  /(?<comment>\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
/** What stands before the title of a test; the title of `test.each` follows its table. */
const TITLE = /(?:\b(?:test|describe|it)|\]|\)|`)\(\s*$/;
/** Words between the tags of a page, which no quotes enclose. */
const JSX_TEXT = />\s*(?<text>[A-Z][^<>{}]*\s[^<>{}]*)(?=[<{])/g;
const PYTHON_TOKENS = /(?<comment>"""[\s\S]*?"""|#[^\n]*)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;
const SQL_COMMENTS = /(?<comment>--[^\n]*)/g;
const MARKDOWN_CODE = /```[\s\S]*?```/g;
/** Names in backticks, and quotations of what people write in messages. */
const NAMES = /`[^`\n]*`|"[^"\n]*"|\$\{[^}]*\}|https?:\/\/\S+/g;

/** Comments, strings of several words, and documents. A string of one word is a name. */
export function proseOf({ path, text }: SourceFile): Prose[] {
  if (path.endsWith('.md')) return document(text);
  const found: Prose[] = [];
  for (const match of text.matchAll(tokensOf(path))) {
    const comment = match.groups?.comment !== undefined;
    const [token] = match;
    const inner = comment ? token : token.slice(1, -1);
    if (!comment && (!/\s/.test(inner.trim()) || isSql(inner))) continue;
    const before = text.slice(0, match.index);
    const kind = comment ? 'comment' : TITLE.test(before) ? 'title' : 'string';
    found.push({ text: inner.replaceAll(NAMES, '…'), line: before.split('\n').length, kind });
  }
  if (path.endsWith('.tsx'))
    for (const { groups, index } of text.matchAll(JSX_TEXT))
      found.push({ text: groups?.text ?? '', line: text.slice(0, index).split('\n').length, kind: 'string' });
  return found;
}

function tokensOf(path: string): RegExp {
  if (path.endsWith('.sql')) return SQL_COMMENTS;
  return path.endsWith('.py') ? PYTHON_TOKENS : TOKENS;
}

function document(text: string): Prose[] {
  const lines = text.replaceAll(MARKDOWN_CODE, (code) => code.replaceAll(/[^\n]/g, '')).split('\n');
  return lines.map((each, index) => ({ text: each.replaceAll(NAMES, '…'), line: index + 1, kind: 'document' }));
}

const isSql = (text: string): boolean =>
  /\b(SELECT|INSERT|UPDATE|DELETE|WHERE|WITH|CREATE|ALTER|TABLE|SET|FROM)\b/.test(text);
