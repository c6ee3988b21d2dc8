/**
 * The content of a page, independent of its format: Markdown and HTML are printed from the same
 * blocks.
 */
export type Inline =
  | string
  | { readonly code: string }
  | { readonly text: string; readonly to: Link }
  | { readonly strong: string };

/** A page of the reference, optionally with a heading on it. */
export interface Link {
  readonly page: string;
  readonly anchor?: string;
}

export type Text = readonly Inline[];

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string; readonly anchor: string }
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly Text[])[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string };

export interface Page {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly blocks: readonly Block[];
}

export function heading(level: 1 | 2 | 3, text: string, anchor = text): Block {
  return { kind: 'heading', level, text, anchor };
}

export function paragraph(...text: Inline[]): Block {
  return { kind: 'paragraph', text };
}

export function list(...items: Text[]): Block {
  return { kind: 'list', items };
}

export function table(head: readonly string[], rows: readonly (readonly Text[])[]): Block {
  return { kind: 'table', head, rows };
}

export function codeBlock(language: string, text: string): Block {
  return { kind: 'code', language, text };
}

export function code(text: string): Inline {
  return { code: text };
}

/** Contract prose as text: parts in backticks become code. */
export function prose(text: string): Text {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? code(part) : part))
    .filter((part) => part !== '');
}

export function link(text: string, page: string, anchor?: string): Inline {
  return { text, to: anchor === undefined ? { page } : { page, anchor } };
}

/** The parts with a separator between them. */
export function joined(parts: readonly Text[], separator: string): Text {
  return parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}
