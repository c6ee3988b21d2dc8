import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { loadContractDocument } from '../../src/contract-document.ts';
import { prompts } from '../../src/mcp/prompts/prompts.ts';
import { selectTools } from '../../src/mcp/tools/select-tools.ts';
import { workflows } from '../../src/mcp/tools/workflows.ts';
import { useTestApp } from '../support/app.ts';
import { root } from '../support/house/source-files.ts';

const shell = promisify(execFile);
const app = useTestApp();
const path = join(root, 'docs/guides/agents.md');
const guide = readFileSync(path, 'utf8');
const rows = [...guide.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, name = '', what = '']) => ({ name, what }));

test('the guide lists exactly the default tools, and for each workflow its skill', () => {
  const tools = selectTools({ modules: null, readOnly: false }, loadContractDocument());
  expect(rows.map(({ name }) => name)).toEqual([...tools.keys()]);
  for (const { name, skill } of workflows) expect(rows).toContainEqual({ name, what: `\`${skill}\`` });
});

test('the guide names all prompts', () => {
  for (const { name } of prompts) expect(guide).toContain(`\`${name}\``);
});

test('the configurations of the guide are valid JSON', () => {
  const blocks = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  expect(blocks.length).toBeGreaterThan(4);
  for (const block of blocks) expect(() => JSON.parse(block) as unknown).not.toThrow();
});

test('every link of the guide leads to a file', () => {
  const links = [...guide.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target);
  expect(links.length).toBeGreaterThan(1);
  expect(links.filter((target) => !existsSync(join(dirname(path), target)))).toEqual([]);
});

test('the guide counts the tools of campaigns and contacts correctly', () => {
  const tools = selectTools({ modules: ['campaigns', 'contacts'], readOnly: false }, loadContractDocument());
  expect(guide).toContain(`\`contacts\` together are ${tools.size} tools`);
});

test('the commands of the guide that call the service work as they are written', async () => {
  const { key } = await app.account();
  const blocks = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const [create, send] = [/^tern call agent\.createKey /, /^curl .*\/a2a/].map((start) =>
    blocks.find((block) => start.test(block)),
  );
  const env = {
    ...process.env,
    PATH: `${join(root, 'bin')}:${process.env.PATH}`,
    TERN_URL: app.url,
    TERN_API_KEY: key,
  };
  const run = async (command = '') =>
    JSON.parse((await shell('sh', ['-c', command.replaceAll('http://localhost:4000', app.url)], { env })).stdout) as {
      readonly result: object;
    };
  expect(await run(create)).toMatchObject({ permissions: ['read'], api_key: expect.any(String) });
  expect((await run(send)).result).toMatchObject({
    message: { parts: [expect.anything(), { data: { skill: 'contacts.upsert', result: { created: true } } }] },
  });
});
