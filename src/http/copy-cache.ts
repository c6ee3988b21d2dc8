/** A copy of a file; null content after its retention. */
export interface Copy {
  readonly content: Buffer | null;
  readonly content_type: string;
  readonly sha256: string;
}

export interface CopyCache {
  /**
   * `load` is called once for requests of the same code at the same time, and for a few codes at a
   * time; the others wait. Null is not kept.
   */
  read(code: string, now: Date, load: () => Promise<Copy | null>): Promise<Copy | null>;
}

/** A campaign has each of its messages fetch the same few files. */
const MAX_BYTES = 32 * 1024 * 1024;
/** A copy that was dropped is not served much longer. */
const MAX_AGE_MS = 600_000;
/** Copies that are loaded at the same time: 40 MB. */
const MAX_LOADS = 8;

export function createCopyCache(): CopyCache {
  const kept = new Map<string, { readonly copy: Copy; readonly at: number }>();
  const pending = new Map<string, Promise<Copy | null>>();
  let bytes = 0;

  const drop = (code: string): void => {
    bytes -= kept.get(code)?.copy.content?.length ?? 0;
    kept.delete(code);
  };
  const keep = (code: string, copy: Copy, at: number): void => {
    drop(code);
    kept.set(code, { copy, at });
    bytes += copy.content?.length ?? 0;
    for (const oldest of kept.keys()) {
      if (bytes <= MAX_BYTES) break;
      drop(oldest);
    }
  };

  return {
    read: async (code, now, load) => {
      const known = kept.get(code);
      if (known !== undefined && now.getTime() - known.at < MAX_AGE_MS) return known.copy;
      while (pending.size >= MAX_LOADS && !pending.has(code))
        await Promise.allSettled([Promise.race(pending.values())]);
      const running = pending.get(code);
      if (running !== undefined) return running;
      const loading = load()
        .then((copy) => {
          if (copy?.content != null) keep(code, copy, now.getTime());
          return copy;
        })
        .finally(() => pending.delete(code));
      pending.set(code, loading);
      return loading;
    },
  };
}
