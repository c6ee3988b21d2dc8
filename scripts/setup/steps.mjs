import { existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isInstalled } from './is-installed.mjs';
import { packaged, root, run, typescript } from './run.mjs';
import { digest, isFresh, leaveStamp } from './stamp.mjs';

const node = process.execPath;

/** What has to be there before Tern runs, in order: when a step is done already, and how it is done. */
export const install = {
  title: 'installing packages',
  isDone: isInstalled,
  work: () => {
    // `npm ci` refuses a lock file that leaves out packages for other systems, which a registry that lacks them makes it do;
    // `npm install` holds to the same versions and hashes and adds what this system needs.
    // The npm that runs us, when one does: another may be first on the path, or none.
    const npm = process.env.npm_execpath ?? '';
    const [command, ...first] = basename(npm) === 'npm-cli.js' ? [node, npm] : ['npm'];
    return run(command, [...first, 'install', '--no-save', '--include=dev', '--prefer-offline', '--loglevel=error'], {
      capture: true,
    });
  },
};

const prismaInputs = () => digest(['prisma/schema', 'prisma.config.ts', 'node_modules/prisma/package.json']);
const PRISMA_STAMP = 'node_modules/.tern-prisma';

export const prismaClient = {
  title: 'generating the Prisma client',
  isDone: () => existsSync(join(root, 'src/generated/prisma/client.ts')) && isFresh(PRISMA_STAMP, prismaInputs()),
  // Generating needs no schema engine, but the CLI downloads one unless it is told where one is: any executable will do.
  work: () =>
    run(node, packaged('prisma/build/index.js', 'generate'), {
      capture: true,
      env: { PRISMA_SCHEMA_ENGINE_BINARY: node, PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' },
    }),
  seal: () => leaveStamp(PRISMA_STAMP, prismaInputs()),
};

const contractFiles = () =>
  digest(['openrpc.json', 'codegen', 'src/generated', 'sdk/src/generated'], { except: ['src/generated/prisma'] });
const CODEGEN_STAMP = 'node_modules/.tern-codegen';

export const codegen = {
  title: 'generating from the contract',
  isDone: () => isFresh(CODEGEN_STAMP, contractFiles()),
  work: () => run(node, typescript('codegen/main.ts'), { capture: true }),
  seal: () => leaveStamp(CODEGEN_STAMP, contractFiles()),
};

const sources = () => digest(['src', 'tsconfig.json', 'tsconfig.build.json', 'node_modules/typescript/package.json']);
const BUILD_STAMP = 'dist/.tern-build';

export const compile = {
  title: 'compiling',
  isDone: () => isFresh(BUILD_STAMP, sources()),
  work: () => {
    // What is left of files that are gone would still be imported.
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    return run(node, packaged('typescript/bin/tsc', '-p', 'tsconfig.build.json'), { capture: true });
  },
  seal: () => leaveStamp(BUILD_STAMP, sources()),
};
