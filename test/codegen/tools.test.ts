import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { jsonText } from '../../codegen/json-text.ts';
import { nearest } from '../../codegen/nearest.ts';
import type { Sheet } from '../../codegen/skill/sheet.ts';
import { smallAliases, smallDocument } from '../support/codegen/small-contract.ts';
import { endWithTests } from '../support/service-process.ts';

const tsx = ['--import', 'tsx'];
const run = promisify(execFile);

test('an unknown skill name is answered with the most similar names', () => {
  expect(nearest('tag.creat', ['agent.whoami', 'tags.create', 'tags.delete'], 1)).toEqual(['tags.create']);
  expect(nearest('TAGS.LIST', ['tags.create', 'tags.list'], 1)).toEqual(['tags.list']);
});

describe('npm run skill', () => {
  let folder: string;

  beforeAll(() => {
    folder = copyOfCodegen();
    cpSync('openrpc.json', join(folder, 'openrpc.json'));
    cpSync('lexicon/aliases', join(folder, 'lexicon/aliases'), { recursive: true });
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const skill = (...args: string[]) =>
    run(process.execPath, [...tsx, join(folder, 'codegen/skill/main.ts'), ...args], {
      cwd: folder,
      env: { ...process.env, VISUAL: '', EDITOR: `"${process.execPath}" "${join(folder, 'editor.mjs')}"` },
    });
  const printed = async (name: string) => JSON.parse((await skill(name)).stdout) as Sheet;

  test('prints a skill with its aliases and every component that it references', async () => {
    const { method, aliases, components } = await printed('tags.create');
    expect(method.name).toBe('tags.create');
    expect(aliases).toContain('create label');
    // Only Warnings references Warning.
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining(['Tag', 'Timestamp', 'Warning', 'Warnings']),
    );
  });

  test('fails on an unknown name and suggests similar names', async () => {
    const failure = skill('tag.creat');
    await expect(failure).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('tags.create') });
  });

  test('with --edit writes back what the editor saved, and nothing else', async () => {
    writeFileSync(
      join(folder, 'editor.mjs'),
      `import { readFileSync, writeFileSync } from 'node:fs';
       const sheet = JSON.parse(readFileSync(process.argv[2], 'utf8'));
       sheet.method.summary = 'Make a tag.';
       sheet.components.schemas.Tag.description = 'A label of the test.';
       sheet.aliases.push('a zebra');
       writeFileSync(process.argv[2], JSON.stringify(sheet));`,
    );
    const before = readFileSync(join(folder, 'openrpc.json'), 'utf8');
    const { stdout } = await skill('tags.create', '--edit');
    expect(stdout).toMatch(
      /^Changed: the method tags.create; components.schemas.Tag \(used by \d+ skills\); the aliases in lexicon\/aliases\/tags.txt\.\n/,
    );
    const { method, aliases, components } = await printed('tags.create');
    expect([method.summary, components.schemas.Tag]).toEqual([
      'Make a tag.',
      expect.objectContaining({ description: 'A label of the test.' }),
    ]);
    expect(aliases).toContain('a zebra');
    const linesBefore = new Set(before.split('\n'));
    const after = readFileSync(join(folder, 'openrpc.json'), 'utf8').split('\n');
    expect(after.filter((line) => !linesBefore.has(line))).toHaveLength(2);
    // A recursive schema keeps its substitute, so that the file stays free of cycles.
    expect((await skill('segments.create', '--from', sheetFile(await printed('segments.create')))).stdout).toBe(
      'Nothing changed.\n',
    );
  });

  test('with --from writes nothing for a file that is not a sheet of this skill', async () => {
    const broken = sheetFile('{');
    await expect(skill('tags.create', '--from', broken)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^This is not JSON: .* Nothing was written\.\n$/),
    });
    const other = sheetFile(await printed('tags.list'));
    await expect(skill('tags.create', '--from', other)).rejects.toMatchObject({
      code: 1,
      stderr: 'The sheet is one of tags.list, not of tags.create. Nothing was written.\n',
    });
  });

  function sheetFile(sheet: object | string): string {
    const file = join(folder, 'sheet.json');
    writeFileSync(file, typeof sheet === 'string' ? sheet : JSON.stringify(sheet));
    return file;
  }
});

/** The command with what it reads, but for the contract and its aliases. */
function copyOfCodegen(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tern-codegen-'));
  cpSync('codegen', join(folder, 'codegen'), { recursive: true });
  // Pages print the delivery schedule, the rule packs, error codes, prices and measures.
  const pure = ['lexicon', 'src/domain', 'src/platform/json-bounds.ts', 'src/platform/recursive-schemas.ts'];
  const measures = ['src/measures/definitions/measures.ts', 'src/measures/rollups/dimensions.ts'];
  for (const room of [...pure, ...measures]) cpSync(room, join(folder, room), { recursive: true });
  rmSync(join(folder, 'lexicon/aliases'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}

describe('npm run codegen', () => {
  let folder: string;

  beforeEach(() => {
    folder = copyOfCodegen();
    mkdirSync(join(folder, 'lexicon/aliases'));
    writeFileSync(join(folder, 'lexicon/aliases/tags.txt'), smallAliases);
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const codegen = (document: object, ...args: string[]) => {
    writeFileSync(join(folder, 'openrpc.json'), jsonText(document));
    return run(process.execPath, [...tsx, join(folder, 'codegen/main.ts'), ...args], { cwd: folder });
  };

  test('writes no files for a contract that breaks a rule, and reports its location and fix', async () => {
    const document = smallDocument();
    document.methods = document.methods.map((method) => ({ ...method, tags: [] }));
    await expect(codegen(document)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/\$\.methods\[0\]\.tags .*\n.*\n {2}fix: use the single tag tags/),
    });
    expect(existsSync(join(folder, 'src/generated'))).toBe(false);
  });

  test('writes no files for a document that is not OpenRPC', async () => {
    const { info: _, ...document } = smallDocument();
    await expect(codegen(document)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('info') });
    expect(existsSync(join(folder, 'src/generated'))).toBe(false);
  });

  test('with --check reports outdated files and the command that updates them, and leaves them', async () => {
    await codegen(smallDocument());
    await expect(codegen(smallDocument(), '--check')).resolves.toMatchObject({ stderr: '' });
    const file = join(folder, 'docs/reference/tags.md');
    writeFileSync(file, 'edited by hand');
    await expect(codegen(smallDocument(), '--check')).rejects.toMatchObject({
      code: 1,
      stderr: 'Stale: docs/reference/tags.md\nRun: npm run codegen\n',
    });
    expect(readFileSync(file, 'utf8')).toBe('edited by hand');
  });

  test('with --check writes the generated files that are not committed', async () => {
    await codegen(smallDocument());
    const file = join(folder, 'src/generated/errors.ts');
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    await expect(codegen(smallDocument(), '--check')).resolves.toMatchObject({ stderr: '' });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('writes no files for a word list that is not sorted, and reports the line and the fix', async () => {
    const file = join(folder, 'lexicon/opt-out/grammar/en/stop.txt');
    writeFileSync(file, '// Stops.\n// Form: a word.\nstop\ncease\ncease\n(open\n');
    await expect(codegen(smallDocument())).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /stop\.txt:4 \[lexicon\]\n {2}"cease" is not in its place\n {2}fix: sort [\s\S]*stop\.txt:5 .*\n.* twice[\s\S]*stop\.txt:6 /,
      ),
    });
    expect(existsSync(join(folder, 'src/generated'))).toBe(false);
  });

  test('writes no files for a skill without aliases, or for aliases that are not of a skill', async () => {
    writeFileSync(
      join(folder, 'lexicon/aliases/tags.txt'),
      smallAliases.replaceAll('tags.list: ', 'tags.lists: ').replace('tags.create: category\n', ''),
    );
    await expect(codegen(smallDocument())).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /tags\.txt \[aliases\]\n {2}tags\.create has 2 aliases[\s\S]*tags\.list has 0 aliases[\s\S]*"tags\.lists" is not a skill of this module/,
      ),
    });
  });

  test('compiles the word lists of each folder to one module, and removes that of a deleted folder', async () => {
    await codegen(smallDocument());
    const file = join(folder, 'src/generated/lexicon/opt-out/grammar/en.ts');
    expect(readFileSync(file, 'utf8')).toMatch(/^ {2}"stop": \(\) => ".*\\nstop\\n/m);
    rmSync(join(folder, 'lexicon/opt-out/grammar/en'), { recursive: true });
    await codegen(smallDocument(), '--check');
    expect(existsSync(file)).toBe(false);
  });

  test('removes the page of a module that no longer exists', async () => {
    await codegen(smallDocument());
    const page = join(folder, 'docs/reference/gone.md');
    writeFileSync(page, '');
    const check = codegen(smallDocument(), '--check');
    await expect(check).rejects.toMatchObject({
      stderr: expect.stringContaining('Stale: docs/reference/gone.md'),
    });
    await codegen(smallDocument());
    expect(existsSync(page)).toBe(false);
    expect(existsSync(join(folder, 'docs/reference/tags.md'))).toBe(true);
  });
});

describe('npm run mock', () => {
  let mock: ChildProcess;
  let port: number;

  beforeAll(async () => {
    port = await freePort();
    mock = spawn(process.execPath, [...tsx, 'codegen/mock.ts', '--port', String(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    endWithTests(mock);
    for await (const chunk of mock.stdout ?? []) if (String(chunk).includes('http://127.0.0.1')) break;
  });

  afterAll(async () => {
    const ended = once(mock, 'exit');
    mock.kill();
    await ended;
  });

  async function call(body: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...body }),
    });
    return response.json();
  }

  test('responds with the example that matches the call', async () => {
    const answer = await call({ method: 'tags.create', params: { name: 'Regulars' } });
    expect(answer).toMatchObject({ result: { tag: { name: 'Regulars' }, created: true } });
  });

  test('responds to other calls, and to calls without params, with an example of the skill', async () => {
    expect(await call({ method: 'tags.create', params: { name: 'Other' } })).toMatchObject({
      result: { created: true },
    });
    expect(await call({ method: 'tags.list' })).toMatchObject({ result: { next_cursor: null } });
  });

  test('rejects params that the contract rejects', async () => {
    expect(await call({ method: 'tags.create', params: {} })).toMatchObject({ error: { code: -32602 } });
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
