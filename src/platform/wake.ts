/** Lets one who waits go on when others have something for it. */
export interface Wake {
  /** Resolves after the next call of `wake`, and what happens in that turn of the event loop. */
  woken(): Promise<void>;
  wake(): void;
}

export function createWake(): Wake {
  let wake = (): void => undefined;
  return {
    woken: async () => {
      await new Promise<void>((done) => {
        wake = done;
      });
      await new Promise(setImmediate);
    },
    wake: () => wake(),
  };
}
