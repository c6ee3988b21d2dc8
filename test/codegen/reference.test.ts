import { loadContract, readContract } from '../../codegen/contract.ts';
import { emitReference } from '../../codegen/emit/reference/index.ts';
import { smallDocument } from '../support/codegen/small-contract.ts';

const files = emitReference(loadContract());
const names = [...files.keys()];

test('every page exists as Markdown and as HTML', () => {
  const pages = (folder: string, ending: string) =>
    names
      .filter((name) => name.startsWith(folder) && name.endsWith(ending))
      .map((name) => name.slice(folder.length, -ending.length));
  expect(pages('docs/reference/html/', '.html')).toEqual(pages('docs/reference/', '.md'));
});

test('no page needs inline scripts or styles, so that a strict content security policy can be used', () => {
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    expect(files.get(name)).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=|javascript:/i);
  }
});

test('every link leads to an existing page and anchor', () => {
  const anchors = new Map(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => [
        name.slice('docs/reference/html/'.length, -'.html'.length),
        new Set([...(files.get(name) ?? '').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
      ]),
  );
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    for (const [, page, anchor] of (files.get(name) ?? '').matchAll(/href="\/docs\/([\w-]+)(?:#([^"]*))?"/g)) {
      expect(anchors.has(page ?? '')).toBe(true);
      if (anchor !== undefined) expect([...(anchors.get(page ?? '') ?? [])]).toContain(decodeURIComponent(anchor));
    }
  }
});

test('text of the contract is escaped in HTML', () => {
  const document = smallDocument();
  const [first] = document.methods;
  document.methods = [{ ...first, summary: '<img src=x> & *all* | of_it' } as (typeof document.methods)[number]];
  const made = emitReference(readContract(document));
  expect(made.get('docs/reference/html/tags.html')).toContain('&lt;img src=x&gt; &amp; *all* | of_it');
  expect(made.get('docs/reference/tags.md')).toContain('\\<img src=x\\> & \\*all\\* \\| of\\_it');
});

test('an example can be pasted into a shell, whatever quotes it contains', () => {
  const document = smallDocument();
  const [first] = document.methods;
  document.methods = [
    {
      ...first,
      examples: [{ name: 'Quotes', params: [{ name: 'name', value: "it's" }], result: { name: 'r', value: {} } }],
    } as (typeof document.methods)[number],
  ];
  expect(emitReference(readContract(document)).get('docs/reference/tags.md')).toContain(
    `"params":{"name":"it'\\''s"}}'`,
  );
});

test('llms.txt links every page as Markdown', () => {
  const text = files.get('docs/reference/llms.txt') ?? '';
  for (const name of names.filter((file) => file.endsWith('.md'))) {
    expect(text).toContain(`(/docs/${name.slice('docs/reference/'.length)})`);
  }
});
