import { WorkbookError } from './workbook-error.ts';

/** A tag, or the text before one. Names have no prefix of a namespace. */
export type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** A longer tag or text belongs to no honest workbook: a cell has at most 32,767 characters. */
const MAX_PIECE = 1024 * 1024;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The tags and the text of a part of a workbook, in memory that does not grow with it. It reads
 * what ECMA-376 uses of XML: no document type, so that no entity can expand, and no CDATA.
 */
export async function* readXml(chunks: AsyncIterable<string>): AsyncGenerator<XmlEvent> {
  let rest = '';
  for await (const chunk of chunks) {
    rest += chunk;
    let at = 0;
    for (;;) {
      const open = rest.indexOf('<', at);
      const close = open === -1 ? -1 : endOfTag(rest, open);
      if (close === -1) break;
      if (open > at) yield { kind: 'text', text: unescapeXml(rest.slice(at, open)) };
      yield* tagEvents(rest.slice(open + 1, close));
      at = close + 1;
    }
    rest = rest.slice(at);
    if (rest.length > MAX_PIECE) throw new WorkbookError('The workbook has a value that is too long.');
  }
}

/** The position of the end of a tag: a quoted value may contain `>`. -1 if it is not there yet. */
function endOfTag(text: string, open: number): number {
  if (text.startsWith('<!--', open)) {
    const end = text.indexOf('-->', open + 4);
    return end === -1 ? -1 : end + 2;
  }
  let quote = '';
  for (let at = open + 1; at < text.length; at += 1) {
    const mark = text[at] as string;
    if (quote !== '') quote = mark === quote ? '' : quote;
    else if (mark === '>') return at;
    else if (mark === '"' || mark === "'") quote = mark;
  }
  return -1;
}

function* tagEvents(tag: string): Generator<XmlEvent> {
  if (tag.startsWith('?') || tag.startsWith('!--')) return;
  if (tag.startsWith('!')) throw new WorkbookError('The workbook has a document type, which is not read.');
  if (tag.startsWith('/')) {
    yield { kind: 'close', name: localName(tag.slice(1).trim()) };
    return;
  }
  const isEmpty = tag.endsWith('/');
  const inner = isEmpty ? tag.slice(0, -1) : tag;
  const cut = inner.search(/\s/);
  const name = localName(cut === -1 ? inner : inner.slice(0, cut));
  yield { kind: 'open', name, attributes: cut === -1 ? '' : inner.slice(cut) };
  if (isEmpty) yield { kind: 'close', name };
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The value of an attribute, whatever its prefix; null without it. */
export function attributeOf(attributes: string, name: string): string | null {
  for (const [, key = '', double, single] of attributes.matchAll(
    /(?<![^\s=])([^\s=]{1,200})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g,
  ))
    if (key === name || key.endsWith(`:${name}`)) return unescapeXml(double ?? single ?? '');
  return null;
}

export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
