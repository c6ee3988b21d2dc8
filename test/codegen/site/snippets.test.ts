import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Example, loadContract, type SkillDefinition } from '../../../codegen/contract.ts';
import { bodyOf, succeeding } from '../../../codegen/emit/examples.ts';
import { commandLine } from '../../../codegen/site/snippets/command-line.ts';
import { SNIPPETS } from '../../../codegen/site/snippets/index.ts';
import { python } from '../../../codegen/site/snippets/python.ts';
import { typescript } from '../../../codegen/site/snippets/typescript.ts';
import { root } from '../../support/house/source-files.ts';

const run = promisify(execFile);
const quotes: Example = {
  name: 'Quotes',
  params: {
    name: `it's "a" 'b' \\ \n ${'long '.repeat(30)}{{ x }} $HOME`,
    vars: { 'odd key': null, yes: true, no: false, none: [], empty: {}, list: ['x'.repeat(80), 1.5] },
  },
};

/** Every example of the contract, and one with characters that languages escape. */
const calls = loadContract().skills.flatMap((skill): (readonly [SkillDefinition, Example])[] =>
  [...skill.examples, quotes].map((example) => [skill, example] as const),
);

/** Runs shell code in which `command` prints its arguments, and returns those of each call. */
function argumentsOf(command: string, snippets: readonly string[]): string[][] {
  const script = `${command}() { printf '%s\\0' "$@" "end of call"; }\n${snippets.join('\n')}\n`;
  const output = execFileSync('sh', { input: script, env: { TERN_API_KEY: 'tern_test_key' }, maxBuffer: 1 << 26 });
  return output
    .toString()
    .split('end of call\0')
    .slice(0, -1)
    .map((call) => call.split('\0').slice(0, -1));
}

test('every curl command is one shell command that sends the body of its example', () => {
  const sent = argumentsOf(
    'curl',
    calls.map(([skill, example]) => SNIPPETS.find(({ id }) => id === 'curl')?.print(skill, example) ?? ''),
  );
  expect(sent.map((args) => JSON.parse(args.at(-1) ?? ''))).toEqual(calls.map((call) => bodyOf(...call)));
  expect(sent.filter((args) => args.includes('Authorization: Bearer tern_test_key')).length).toBe(
    calls.filter(([{ scope }]) => scope !== 'public').length,
  );
});

test('every tern call has the params of its example', () => {
  const made = argumentsOf(
    'npx',
    calls.map((call) => commandLine(...call)),
  );
  expect(made.map(([, , skill, , params = '{}']) => [skill, JSON.parse(params)])).toEqual(
    calls.map(([{ name }, { params }]) => [name, params]),
  );
});

test('every TypeScript example calls the skill with the params of its example', async () => {
  const AsyncFunction = (async () => undefined).constructor as new (
    ...code: string[]
  ) => (tern: unknown, environment: unknown) => Promise<void>;
  const made: unknown[] = [];
  class Tern {
    constructor() {
      const at = (path: readonly string[]): unknown =>
        new Proxy(() => undefined, {
          get: (_, name) => at([...path, String(name)]),
          apply: (_, __, [params]: unknown[]) => {
            made.push([path.join('.').replace('phoneNumbers', 'phone-numbers'), params ?? {}]);
            return [];
          },
        });
      // biome-ignore lint/correctness/noConstructorReturn: stands for the client of the SDK
      return at([]) as Tern;
    }
  }
  for (const call of calls) {
    const [, body = ''] = typescript(...call).split("import { Tern } from 'tern-messaging';");
    await new AsyncFunction('Tern', 'process', body)(Tern, { env: {} });
  }
  expect(made).toEqual(calls.map(([{ name }, { params }]) => [name, params]));
});

test('examples of lists read all pages', () => {
  for (const [skill, example] of calls.filter(([{ paginated }]) => paginated)) {
    expect(typescript(skill, example)).toContain('for await (const item of ');
    expect(python(skill, example)).toContain('for item in ');
  }
});

test('every TypeScript example that succeeds type-checks against the SDK', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tern snippets '));
  const examples = loadContract().skills.flatMap((skill) => succeeding(skill).map((each) => typescript(skill, each)));
  const files = examples.map((text, index) => [`${index}.ts`, `${text}\nexport {};\n`] as const);
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2023',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    paths: { 'tern-messaging': [join(root, 'sdk/src/index.ts')] },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  const problems = await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  rmSync(folder, { recursive: true });
  expect(problems).toBe('');
}, 60_000);

const RECORDER = `
import json, sys, types
made = []
class At:
    def __init__(self, path): self.path = path
    def __getattr__(self, name): return At(self.path + [name])
    def __call__(self, **params):
        made.append([".".join(self.path), params])
        return []
module = types.ModuleType("tern_messaging")
module.Tern = lambda: At([])
sys.modules["tern_messaging"] = module
for snippet in json.load(sys.stdin): exec(snippet, {"print": lambda *values: None})
sys.stdout.write(json.dumps(made))
`;

const hasPython = (() => {
  try {
    return execFileSync('python3', ['--version']).length > 0;
  } catch {
    return false;
  }
})();

if (hasPython)
  test('every Python example calls the skill with the params of its example', () => {
    const input = JSON.stringify(calls.map((call) => python(...call)));
    const made: unknown = JSON.parse(
      execFileSync('python3', ['-c', RECORDER], { input, maxBuffer: 1 << 26 }).toString(),
    );
    const snake = (name: string) =>
      name.replaceAll('-', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const named = (name: string) => (['import', 'from'].includes(name) ? `${name}_` : name);
    const expected = calls.map(([skill, { params }]) => [
      skill.name.split('.').map(snake).map(named).join('.'),
      Object.fromEntries(Object.entries(params).map(([name, value]) => [named(name), value])),
    ]);
    expect(made).toEqual(expected);
  });
else
  test('NOT RUN: the Python examples need python3', () => {
    process.stdout.write('The Python examples were not run, because there is no python3.\n');
  });
