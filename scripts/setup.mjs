/**
 * `npm run setup`: installs, generates and compiles what is missing or out of date. A second run
 * does nothing and needs no network.
 */
import { requireNode } from './setup/require-node.mjs';
import { setUp } from './setup/set-up.mjs';
import { codegen, compile, consolePages, install, prismaClient, site } from './setup/steps.mjs';

requireNode();
await setUp([install, prismaClient, codegen, compile, site, consolePages]);
