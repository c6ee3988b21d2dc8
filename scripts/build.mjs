/**
 * `npm run build`: compiles src to dist and builds the documentation site, even if nothing changed.
 */
import { requireNode } from './setup/require-node.mjs';
import { setUp } from './setup/set-up.mjs';
import { codegen, compile, consolePages, install, prismaClient, site } from './setup/steps.mjs';

requireNode();
await setUp([
  install,
  prismaClient,
  codegen,
  { ...compile, isDone: () => false },
  { ...site, isDone: () => false },
  { ...consolePages, isDone: () => false },
]);
