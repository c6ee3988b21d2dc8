/**
 * `npm run runtimes`: packs the TypeScript SDK, installs it into an empty project, and calls a real
 * service with it from Node 20, 22 and 24, Deno, Bun and Cloudflare's workerd, all from npm.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer } from '../../tools/demo/temporary-server.ts';
import { Tern } from '../src/index.ts';

const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
const installed = (path: string): string => join(here, 'node_modules', path);

/** The command of each runtime, before the program. */
const PROCESSES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'Node 20': [installed('node-20/bin/node')],
  'Node 22': [installed('node-22/bin/node')],
  'Node 24': [installed('node-24/bin/node')],
  Deno: [installed('@deno/linux-x64-glibc/deno'), 'run', '--no-remote', '--allow-net', '--allow-env'],
  Bun: [installed('@oven/bun-linux-x64/bin/bun'), 'run'],
};

interface Miniflare {
  dispatchFetch(url: string): Promise<{ text(): Promise<string> }>;
  dispose(): Promise<void>;
}

/** A project with the packed SDK and the programs. */
async function createProject(): Promise<string> {
  const project = mkdtempSync(join(tmpdir(), 'tern-runtimes-'));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const { stdout } = await run(process.execPath, [join(root, 'scripts/pack-sdk.mjs'), project]);
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', stdout.trim()], { cwd: project });
  for (const name of ['visit.js', 'program.js', 'worker.js']) copyFileSync(join(here, name), join(project, name));
  return project;
}

async function inWorkerd(project: string, env: Readonly<Record<string, string>>): Promise<string> {
  const load = createRequire(join(here, 'package.json'));
  const { buildSync } = load('esbuild') as { buildSync(options: object): { outputFiles: { text: string }[] } };
  const entry = { entryPoints: [join(project, 'worker.js')], bundle: true, format: 'esm', write: false };
  const script = buildSync(entry).outputFiles[0]?.text;
  const { Miniflare } = load('miniflare') as { Miniflare: new (options: object) => Miniflare };
  const worker = new Miniflare({ modules: true, script, compatibilityDate: '2026-01-01', bindings: env });
  try {
    return await (await worker.dispatchFetch('http://localhost/')).text();
  } finally {
    await worker.dispose();
  }
}

process.stdout.write('Packing the SDK and starting a temporary server …\n');
const project = await createProject();
const server = await startServer();
const expected = { phones: ['+12025550143'], next: ['contacts.optIn'] };
try {
  const { api_key: key } = await new Tern({ baseUrl: server.url }).agent.provision({ name: 'Runtimes' });
  const env = { TERN_URL: server.url, TERN_API_KEY: String(key) };
  await new Tern({ baseUrl: server.url, apiKey: String(key) }).phoneNumbers.ensureDefault();
  const attempts: [string, () => Promise<string>][] = [
    ...Object.entries(PROCESSES).map(([name, [command, ...args]]): [string, () => Promise<string>] => [
      name,
      async () =>
        (await run(command, [...args, 'program.js'], { cwd: project, env: { ...process.env, ...env } })).stdout,
    ]),
    ['Cloudflare workerd', () => inWorkerd(project, env)],
  ];
  for (const [name, attempt] of attempts) {
    const output = await attempt().catch((error: Error) => error.message);
    const ok = isExpected(output);
    process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${name}${ok ? '' : `\n${output}`}\n`);
    if (!ok) process.exitCode = 1;
  }
} finally {
  await server.stop();
  rmSync(project, { recursive: true, force: true });
}

function isExpected(output: string): boolean {
  try {
    const { phones, next } = JSON.parse(output) as typeof expected;
    return JSON.stringify({ phones, next }) === JSON.stringify(expected);
  } catch {
    return false;
  }
}
