import { availableParallelism } from 'node:os';

/** ES modules, types stripped by swc, one real PostgreSQL for the run (test/support/global-setup.ts). */
export default {
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
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
  ],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  // Half of a test is waiting: on two cores Jest's own one worker takes half as long again as two.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  workerIdleMemoryLimit: '512MB',
  testTimeout: 30_000,
};
