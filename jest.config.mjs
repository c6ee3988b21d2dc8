import { availableParallelism } from 'node:os';

/** Escaped for a regular expression. */
const root = import.meta.dirname.replace(/[^\w/]/g, '\\$&');

/**
 * ES modules, types stripped by swc, modules of `src` loaded once per worker (test/support/jest),
 * one real PostgreSQL for the run (test/support/global-setup.ts).
 */
export default {
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  testEnvironment: '<rootDir>/test/support/jest/environment.mjs',
  transform: {
    [`^${root}/src/.*\\.ts$`]: '<rootDir>/test/support/jest/shared-modules.mjs',
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  moduleNameMapper: { '^@open-rpc/spec-types$': '<rootDir>/test/support/open-rpc-spec-types.cjs' },
  modulePathIgnorePatterns: [
    '<rootDir>/dist',
    '<rootDir>/.cache',
    '<rootDir>/.tern',
    '<rootDir>/sdk/dist',
    '<rootDir>/sdk/runtimes',
    '<rootDir>/test/support/mcp/suite',
  ],
  globalSetup: '<rootDir>/test/support/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/jest/global-teardown.mjs',
  testSequencer: '<rootDir>/test/support/jest/slow-first.mjs',
  // Half of a test is waiting: on two cores Jest's own one worker takes half as long again as two.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  workerIdleMemoryLimit: '1.5GB',
  // Longer than the 30 s of a statement, so that a slow one fails by its name.
  testTimeout: 45_000,
};
