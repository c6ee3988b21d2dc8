import { execFile, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { root } from '../support/house/source-files.ts';
import { installPackage } from '../support/packages/install-package.ts';
import { rpcCall } from '../support/rpc-call.ts';
import { endProcess, endWithTests, isReady } from '../support/service-process.ts';
import { until } from '../support/until.ts';

const run = promisify(execFile);
const TIMEOUT_MS = 90_000;

let folder: string;
let app: string;
let tarball: string;
let contents: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tern service package '));
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  app = join(folder, 'app');
  mkdirSync(app);
  const { stdout, stderr } = await run(process.execPath, ['scripts/pack-service.mjs', folder], { cwd: root });
  process.stdout.write(`The package of the service: ${stderr.trim().split('\n').at(-1)}\n`);
  tarball = stdout.trim();
  const { stdout: list } = await run('tar', ['-tzf', tarball]);
  contents = list
    .trim()
    .split('\n')
    .map((path) => path.replace(/^package\//, ''));
}, TIMEOUT_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Folders with many files, of which only the names of their kinds are compared. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^dist\/site\/[\w./-]+\.(html|css|js|json|md|svg|txt)$/, 'dist/site/*'],
  [/^dist\/console\/(index\.html|manifest\.json|assets\/[\w.-]+\.(css|js|svg))$/, 'dist/console/*'],
  [/^dist\/.+\.js$/, 'dist/*.js'],
  [/^prisma\/migrations\/\w+\/migration\.sql$/, 'prisma/migrations/*.sql'],
  [/^prisma\/functions\/[\w-]+\.sql$/, 'prisma/functions/*.sql'],
  [/^docs\/(agents|guides|reference)\/[\w-]+\.(md|json|txt)$/, 'docs/*'],
];

test('the package of the service contains what runs and what is served, and nothing else', () => {
  const kinds = contents.map((path) => KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? path);
  expect([...new Set(kinds)].sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'bin/tern',
    'dist/*.js',
    'dist/console/*',
    'dist/site/*',
    'docs/*',
    'docs/operations.md',
    'docs/settings.md',
    'node_modules/@open-rpc/server-js/LICENSE.md',
    'node_modules/@open-rpc/server-js/build/error.js',
    'node_modules/@open-rpc/server-js/build/router.js',
    'node_modules/@open-rpc/server-js/package.json',
    'openrpc.json',
    'package.json',
    'prisma/functions/*.sql',
    'prisma/migrations/*.sql',
  ]);
  expect(contents).toEqual(expect.arrayContaining(['dist/main.js']));
});

test('every migration and function file of this version is in the package', () => {
  const sources = ['prisma/migrations', 'prisma/functions', 'docs/agents', 'docs/guides', 'docs/reference'].flatMap(
    (path) =>
      readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.\w+$/.test(name))
        .map((name) => `${path}/${name}`),
  );
  expect(sources.filter((path) => !contents.includes(path))).toEqual([]);
});

test(
  'the service installs from its tarball into an empty folder, starts its own PostgreSQL and answers calls',
  async () => {
    if (!(await installPackage(tarball, app))) {
      process.stdout.write('Not run: the installation of the service, because the npm registry cannot be reached.\n');
      return;
    }
    const { stdout: version } = await run('npx', ['--no-install', 'tern', '--version'], { cwd: app });
    expect(version.trim()).toBe(versionOf(join(root, 'package.json')));
    const port = await freePort();
    const { PATH = '', HOME = '' } = process.env;
    const tern = spawn(join(app, 'node_modules/.bin/tern'), ['serve', '--port', String(port)], {
      cwd: app,
      env: { PATH, HOME, TERN_LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    endWithTests(tern);
    try {
      await until(() => isReady(port));
      const { api_key: key } = await rpcCall(port, null, 'agent.provision', { name: 'Acme Coffee' });
      const { account } = await rpcCall(port, String(key), 'agent.whoami', {});
      expect(account).toMatchObject({ name: 'Acme Coffee' });
      expect(await rpcCall(port, null, 'rpc.discover', {})).toHaveProperty('methods');
      for (const path of ['docs', 'docs/tags.md', 'openapi.json', 'llms.txt'])
        expect((await fetch(`http://127.0.0.1:${port}/${path}`)).status).toBe(200);
    } finally {
      await endProcess(tern);
    }
    expect(tern.exitCode).toBe(0);
    expect(existsSync(join(app, '.tern/secret'))).toBe(true);
    expect(surplusPackages()).toEqual([]);
  },
  TIMEOUT_MS,
);

const versionOf = (file: string): string => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

/** Installed packages whose name and version package-lock.json does not contain. */
function surplusPackages(): string[] {
  const read = (file: string) =>
    (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { version: string; dev?: boolean }> })
      .packages;
  const named = (packages: ReturnType<typeof read>) =>
    Object.entries(packages)
      .filter(([path, { dev }]) => path.includes('node_modules/') && dev !== true)
      .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);
  const known = new Set(named(read(join(root, 'package-lock.json'))));
  return named(read(join(app, 'node_modules/.package-lock.json'))).filter(
    (each) => !known.has(each) && !each.startsWith('tern-messaging-server@'),
  );
}
