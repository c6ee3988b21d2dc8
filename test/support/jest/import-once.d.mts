declare global {
  /**
   * Imports a module outside the contexts that Jest creates for test files, once per process. What
   * a test file imports of `src` comes from here without its asking.
   */
  var importOnce: (path: string) => Promise<unknown>;
}

export {};
