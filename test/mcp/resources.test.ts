import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentPages } from '../../src/mcp/resources/pages.ts';
import { MAX_PART_BYTES, splitPage } from '../../src/mcp/resources/split-page.ts';
import { useTestApp } from '../support/app.ts';
import { root } from '../support/house/source-files.ts';
import { connectClient } from '../support/mcp-client.ts';

const app = useTestApp();
const connect = async () => connectClient(app, (await app.account()).key);

test('the reference, the guides and the operations page are resources', async () => {
  const { resources } = await (await connect()).listResources();
  const uris = resources.map(({ uri }) => uri);
  const pages = ['reference', 'guides'].flatMap((folder) =>
    readdirSync(join(root, 'docs', folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `tern://docs/${folder}/${name.slice(0, -3)}`),
  );
  expect(uris).toEqual(expect.arrayContaining([...pages, 'tern://docs/guides/agents', 'tern://docs/operations']));
  expect(resources.every(({ mimeType, title, size }) => mimeType === 'text/markdown' && title && size)).toBe(true);
});

test('every resource can be read and is at most 32 KiB', async () => {
  const client = await connect();
  const { resources } = await client.listResources();
  for (const { uri, size } of resources) {
    const { contents } = await client.readResource({ uri });
    const [content] = contents as [{ uri: string; text: string }];
    expect(content.uri).toBe(uri);
    expect(Buffer.byteLength(content.text)).toBe(size);
    expect(size).toBeLessThanOrEqual(MAX_PART_BYTES);
  }
});

test('the parts of a long page have all its text, and each names the next', () => {
  const pages = [...documentPages().values()].filter(({ uri }) => uri.startsWith('tern://docs/reference/contacts'));
  expect(pages.length).toBeGreaterThan(2);
  const links = pages.map(({ text }) => /\n\nContinues in (\S+)\n$/.exec(text)?.[1]);
  expect(links).toEqual([...pages.slice(1).map(({ uri }) => uri), undefined]);
  const whole = pages.map(({ text }) => text.replace(/\n\nContinues in \S+\n$/, '')).join('');
  expect(whole).toBe(readFileSync(join(root, 'docs/reference/contacts.md'), 'utf8'));
});

test('a line that is longer than a part loses its end', () => {
  const parts = splitPage(`# Page\n${'x'.repeat(5000)}\nend\n`, 1000);
  expect(parts.every((part) => Buffer.byteLength(part) <= 1000)).toBe(true);
  expect(parts.join('')).toContain('…');
  expect(parts.join('')).toContain('end');
});

test.each(['tern://docs/reference/nothing', 'tern://docs/../package.json', 'file:///etc/passwd'])(
  'reading %s fails',
  async (uri) => {
    await expect((await connect()).readResource({ uri })).rejects.toThrow(/no such resource/);
  },
);
