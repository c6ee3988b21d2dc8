import { loadContract, readContract } from '../../../codegen/contract.ts';
import { emitSite } from '../../../codegen/site/emit-site.ts';
import { readGuides, readOperatorPages } from '../../../codegen/site/guides/read-guides.ts';
import { smallDocument } from '../../support/codegen/small-contract.ts';

const contract = loadContract();
const files = emitSite(contract, { guides: readGuides(), operatorPages: readOperatorPages() });
const pages = new Map([...files].filter(([path]) => path.endsWith('.html')));

const addressOf = (path: string): string =>
  path === 'index.html' ? '/docs' : `/docs/${path.slice(0, -'.html'.length)}`;
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);
const ids = new Map([...pages].map(([path, text]) => [addressOf(path), new Set(all(text, /\sid="([^"]+)"/g))]));
const outside = [
  '/console',
  '/llms.txt',
  '/llms-full.txt',
  '/openrpc.json',
  '/openapi.json',
  '/.well-known/agent.json',
];

test('every skill, module and guide has a page, and a page as Markdown', () => {
  const names = [
    ...contract.skills.map(({ name }) => `skills/${name}`),
    ...contract.skills.map(({ module }) => module),
    ...readGuides().map(({ address }) => address.slice('/docs/'.length)),
    ...['index', 'conventions', 'errors', 'events', 'operations', 'settings'],
  ];
  expect(names.filter((name) => !files.has(`${name}.html`) || !files.has(`${name}.md`))).toEqual([]);
});

test('every link, asset and anchor of every page exists', () => {
  const broken = [...pages].flatMap(([path, text]) =>
    all(text, /\s(?:href|src)="([^"]+)"/g)
      .filter((link) => !exists(link, addressOf(path)))
      .map((link) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

function exists(link: string, from: string): boolean {
  if (/^https?:/.test(link) || outside.includes(link)) return true;
  const [address = '', anchor] = link.split('#');
  const page = ids.get(address === '' ? from : address);
  if (page === undefined) return anchor === undefined && files.has(address.slice('/docs/'.length));
  return anchor === undefined || page.has(anchor);
}

test('every page has a title of its own, a description, one main heading and its landmarks', () => {
  const titles = [...pages.values()].flatMap((text) => all(text, /<title>([^<]+)<\/title>/g));
  expect(new Set(titles).size).toBe(pages.size);
  for (const text of pages.values()) {
    expect(all(text, /<meta name="description" content="([^"]+)">/g)).toHaveLength(1);
    expect(all(text, /(<h1[ >])/g)).toHaveLength(1);
    for (const landmark of ['<header ', '<main ', '<footer>', 'aria-label="Documentation"', '<html lang="en"'])
      expect(text).toContain(landmark);
  }
});

test('the menu of a page names its sections, and names of skills and errors link to them', () => {
  const page = pages.get('skills/messages.send.html') ?? '';
  const [contents = ''] = all(page, /<nav class="contents"([\s\S]*?)<\/nav>/g);
  expect(all(contents, /<a href="#[^"]+">([^<]*)<\/a>/g)).toEqual(
    all(page, /<h2 id="[^"]+"><a class="anchor" href="#[^"]+">([^<]*)<\/a>/g),
  );
  expect(page).toContain('<a href="/docs/errors#consent_required">');
  expect(pages.get('errors.html')).toContain('<a href="/docs/skills/messages.send">messages.send</a>');
});

test('no id occurs twice on a page', () => {
  for (const text of pages.values()) {
    const found = all(text, /\sid="([^"]+)"/g);
    expect(found.filter((id, index) => found.indexOf(id) !== index)).toEqual([]);
  }
});

test('no page needs inline scripts or styles, so that a strict content security policy can be used', () => {
  for (const text of pages.values()) {
    const code = text.replaceAll(/<script (?:type="module" )?src="[^"]+"><\/script>/g, '');
    expect(code).not.toMatch(/<script|<style|<[^>]*\sstyle=|<[^>]*\son[a-z]+=|javascript:/i);
  }
});

test('text of the contract is escaped in HTML', () => {
  const document = smallDocument();
  const [first] = document.methods;
  document.methods = [{ ...first, summary: '<img src=x> & "all"' } as (typeof document.methods)[number]];
  const made = emitSite(readContract(document), { guides: [], operatorPages: [] });
  expect(made.get('tags.html')).toContain('&lt;img src=x&gt; &amp; &quot;all&quot;');
  expect(made.get('skills/tags.create.html')).not.toContain('<img src=x>');
});

test('the page of a skill shows every example in all languages, with its response', () => {
  for (const skill of contract.skills) {
    const text = pages.get(`skills/${skill.name}.html`) ?? '';
    const count = skill.examples.length;
    for (const language of ['curl', 'typescript', 'python', 'tern-call'])
      expect(all(text, new RegExp(`(data-panel="${language}")`, 'g'))).toHaveLength(count);
    expect(all(text, /(class="response")/g)).toHaveLength(count);
  }
});

test('the page of a guide has its headings and its code in the order of the Markdown', () => {
  for (const { address, text } of readGuides()) {
    const page = pages.get(`${address.slice('/docs/'.length)}.html`) ?? '';
    const [article = ''] = all(page, /<article>([\s\S]*)<\/article>/g);
    const letters = (part: string) => part.replaceAll(/[^\p{L}\p{N}]/gu, '');
    const parts = all(text, /^(#{1,3} .+|```[\s\S]*?\n```)$/gm);
    const [drawn, printed] = [true, false].map((is) => parts.filter((part) => part.startsWith('```mermaid') === is));
    const written = (printed ?? []).map((part) => letters(part.replace(/^```\w*/, '')));
    expect(all(article, /(<figure class="flowchart">)/g)).toHaveLength(drawn?.length ?? 0);
    const shown = all(article, /(<h[123] [\s\S]*?<\/h[123]>|<code class="language-\w[\s\S]*?<\/code>)/g);
    expect(shown.map((part) => letters(part.replaceAll(/<[^>]+>|&#?\w+;/g, '')))).toEqual(written);
  }
});

test('the page of a skill shows every param, and each skill has the schema of its form', () => {
  for (const skill of contract.skills) {
    const text = pages.get(`skills/${skill.name}.html`) ?? '';
    const shown = all(text, /id="param-([^"]+)"/g);
    const form = JSON.parse(files.get(`assets/skills/${skill.name}.json`) ?? '') as { params: { name: string }[] };
    expect(shown).toEqual(skill.params.map(({ name }) => name));
    expect(form.params.map(({ name }) => name)).toEqual(shown);
  }
});

test('the real site is built within 20 seconds of CPU time, also on a slow machine', () => {
  // CPU time instead of wall time, because other tests run in parallel.
  const before = process.cpuUsage();
  emitSite(contract, { guides: readGuides(), operatorPages: readOperatorPages() });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(20_000);
});
