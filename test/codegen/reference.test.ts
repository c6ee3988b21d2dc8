import { loadContract, readContract } from '../../codegen/contract.ts';
import { emitReference } from '../../codegen/emit/reference/index.ts';
import { emitLlms } from '../../codegen/emit/reference/llms.ts';
import { slug } from '../../codegen/emit/reference/markdown.ts';
import { smallDocument } from '../support/codegen/small-contract.ts';

const files = emitReference(loadContract());
const names = [...files.keys()];

test('every page has a heading, and every link leads to a page and a heading', () => {
  const slugs = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slug(title));
  const headings = new Map([...files].map(([name, text]) => [name.slice('docs/reference/'.length), slugs(text)]));
  for (const [name, text] of files) {
    expect(headings.get(name.slice('docs/reference/'.length))?.length).toBeGreaterThan(0);
    for (const [, page = '', anchor] of text.matchAll(/\]\(([\w-]+\.md)(?:#([^)]*))?\)/g)) {
      expect([...headings.keys()]).toContain(page);
      if (anchor !== undefined) expect(headings.get(page)).toContain(anchor);
    }
  }
});

test('text of the contract is escaped in Markdown', () => {
  const document = smallDocument();
  const [first] = document.methods;
  document.methods = [{ ...first, summary: '<img src=x> & *all* | of_it' } as (typeof document.methods)[number]];
  const made = emitReference(readContract(document));
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

test('llms.txt links every page and every guide as Markdown', () => {
  const guide = { title: 'First', address: '/docs/guides/first', summary: 'Begin here.' };
  const text = emitLlms(loadContract(), [guide]).get('docs/reference/llms.txt') ?? '';
  for (const name of names) expect(text).toContain(`(/docs/${name.slice('docs/reference/'.length)})`);
  expect(text).toContain('- [First](/docs/guides/first.md): Begin here.');
});
