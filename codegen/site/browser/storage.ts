/** Storage that a browser may forbid: then nothing is kept, and the page works all the same. */
export interface Store {
  get(name: string): string | null;
  set(name: string, value: string): void;
  remove(name: string): void;
}

/** For choices that the whole site shares. */
export const choices = storeOf(() => localStorage);

/** For the test key, which ends with the tab. */
export const secrets = storeOf(() => sessionStorage);

function storeOf(open: () => Storage): Store {
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (name) => attempt((storage) => storage.getItem(name), null),
    set: (name, value) => attempt((storage) => storage.setItem(name, value), undefined),
    remove: (name) => attempt((storage) => storage.removeItem(name), undefined),
  };
}
