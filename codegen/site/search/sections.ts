import { Marked, type Token } from 'marked';
import { slug } from '../../emit/reference/markdown.ts';
import type { Guide } from '../guides/read-guides.ts';
import type { SearchDocument } from './options.ts';

const SUMMARY_CHARACTERS = 160;
const lexer = new Marked();

/** A guide and each of its sections, so that a search leads to the right heading. */
export function sectionsOf(guide: Guide): readonly SearchDocument[] {
  const found: { title: string; words: string[] }[] = [{ title: guide.title, words: [] }];
  for (const token of lexer.lexer(guide.text)) {
    if (token.type === 'heading' && token.depth === 2) found.push({ title: plain([token]), words: [] });
    else if (token.type !== 'heading' || token.depth > 2) found.at(-1)?.words.push(plain([token]));
  }
  return found.map(({ title, words }, index) => {
    const text = words.join(' ').replaceAll(/\s+/g, ' ').trim();
    const summary = index === 0 ? guide.summary : shortened(text);
    return {
      id: index === 0 ? guide.address : `${guide.address}#${slug(title)}`,
      kind: 'guide',
      title: index === 0 ? title : `${guide.title}: ${title}`,
      summary,
      name: '',
      aliases: '',
      params: '',
      headings: title,
      text,
    };
  });
}

/** The words of Markdown, without its markup and its blocks of code. */
function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      if (token.type === 'code' || token.type === 'space') return ' ';
      if ('items' in token && Array.isArray(token.items)) return `${plain(token.items as Token[])} `;
      if (token.type === 'table')
        return [...token.header, ...token.rows.flat()].map((cell: { text: string }) => cell.text).join(' ');
      return 'tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? String(token.text) : '';
    })
    .join('');
}

function shortened(text: string): string {
  if (text.length <= SUMMARY_CHARACTERS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SUMMARY_CHARACTERS))} …`;
}
