import { TestEnvironment } from 'jest-environment-node';
import { importOnce } from './import-once.mjs';

/**
 * Classes that test files share with `src`, so that `instanceof` is true for objects of either.
 * Classes of literals are not listed: an array that a test file writes is one of its context.
 */
const SHARED = {
  AggregateError,
  Date,
  Error,
  Map,
  RangeError,
  Set,
  SyntaxError,
  TypeError,
  URIError,
  WeakMap,
  WeakSet,
};

/** Jest's environment for Node, with what the modules of shared-modules.mjs need. */
export default class SharedModulesEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, SHARED, { importOnce });
  }
}
