import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isInstalled } from './is-installed.mjs';
import { packaged, root, run, typescript } from './run.mjs';
import { digest, isFresh, leaveStamp } from './stamp.mjs';

const node = process.execPath;

/**
 * `npm ci` fails if a registry lacks packages for other systems, so use `npm install`: it keeps the
 * versions and hashes of the lock file and adds what this system needs. Prefers the npm that runs
 * this script, because another one, or none, may be on PATH.
 */
function npmInstall(...options) {
  const npm = process.env.npm_execpath ?? '';
  const [command, ...first] = basename(npm) === 'npm-cli.js' ? [node, npm] : ['npm'];
  return run(command, [...first, 'install', '--no-save', '--prefer-offline', '--loglevel=error', ...options], {
    capture: true,
  });
}

/**
 * The steps of the setup. `isDone` tells whether a step can be skipped, `seal` records that it is
 * done.
 */
export const install = {
  title: 'installing packages',
  isDone: () => isInstalled('', { workspaces: false }),
  work: () => npmInstall('--include=dev', '--workspaces=false'),
};

/** With what `npm start` does not need (test/package.json). */
export const installAll = {
  title: 'installing packages, with those of the tests',
  isDone: () => isInstalled(),
  work: () => npmInstall('--include=dev'),
};

/** Libraries that only the benchmark needs (tools/bench/package.json). */
export const benchPeers = {
  title: 'installing peers of the benchmark',
  isDone: () => isInstalled('tools/bench'),
  work: () => npmInstall('--prefix', join(root, 'tools/bench')),
};

/** The suite that test/mcp/conformance.test.ts runs (test/support/mcp/suite/package.json). */
export const conformanceSuite = {
  title: 'installing the conformance suite of MCP',
  isDone: () => isInstalled('test/support/mcp/suite'),
  work: () => npmInstall('--prefix', join(root, 'test/support/mcp/suite')),
};

export const sdkRuntimes = {
  title: 'installing runtimes for the SDK (900 MB)',
  isDone: () => isInstalled('sdk/runtimes'),
  work: () => npmInstall('--prefix', join(root, 'sdk/runtimes')),
};

const prismaInputs = () => digest(['prisma/schema', 'prisma.config.ts', 'node_modules/prisma/package.json']);
const PRISMA_STAMP = 'node_modules/.tern-prisma';

export const prismaClient = {
  title: 'generating the Prisma client',
  isDone: () => existsSync(join(root, 'src/generated/prisma/client.ts')) && isFresh(PRISMA_STAMP, prismaInputs()),
  // The CLI downloads a schema engine unless it is given one. Generating does not use it, so any
  // executable works.
  work: () =>
    run(node, packaged('prisma/build/index.js', 'generate'), {
      capture: true,
      env: { PRISMA_SCHEMA_ENGINE_BINARY: node, PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' },
    }),
  seal: () => leaveStamp(PRISMA_STAMP, prismaInputs()),
};

const PYTHON = 'sdk/python/src/tern_messaging/_generated';
const contractFiles = () =>
  digest(['openrpc.json', 'lexicon', 'codegen', 'docs/guides', 'src/generated', 'sdk/src/generated', PYTHON], {
    // Python keeps bytecode beside its modules.
    except: ['src/generated/prisma', `${PYTHON}/__pycache__`, `${PYTHON}/resources/__pycache__`],
  });
const CODEGEN_STAMP = 'node_modules/.tern-codegen';

export const codegen = {
  title: 'generating from the contract and the word lists',
  isDone: () => isFresh(CODEGEN_STAMP, contractFiles()),
  work: () => run(node, typescript('codegen/main.ts'), { capture: true }),
  seal: () => leaveStamp(CODEGEN_STAMP, contractFiles()),
};

const sources = () => digest(['src', 'scripts/setup/bundle.mjs', 'node_modules/esbuild/package.json']);
const BUILD_STAMP = 'dist/.tern-build';

export const compile = {
  title: 'compiling',
  isDone: () => isFresh(BUILD_STAMP, sources()),
  work: () => run(node, ['scripts/setup/bundle.mjs'], { capture: true }),
  seal: () => leaveStamp(BUILD_STAMP, sources()),
};

/** The domain rules are inputs because the reference prints some of their constants. */
const siteInputs = () =>
  digest([
    'openrpc.json',
    'codegen',
    'design',
    'docs/guides',
    'docs/operations.md',
    'docs/settings.md',
    'src/domain',
    'src/discovery',
    'package-lock.json',
  ]);
const SITE_STAMP = 'dist/site/.stamp';

export const site = {
  title: 'building the documentation site',
  isDone: () => isFresh(SITE_STAMP, siteInputs()),
  work: () => run(node, typescript('codegen/site/main.ts'), { capture: true }),
  seal: () => leaveStamp(SITE_STAMP, siteInputs()),
};

const consoleInputs = () => digest(['console', 'design', 'sdk/src', 'package-lock.json']);
const CONSOLE_STAMP = 'dist/console/.stamp';

export const consolePages = {
  title: 'building the console',
  isDone: () => isFresh(CONSOLE_STAMP, consoleInputs()),
  work: () => run(node, packaged('vite/bin/vite.js', 'build', 'console', '--logLevel', 'warn'), { capture: true }),
  seal: () => leaveStamp(CONSOLE_STAMP, consoleInputs()),
};
