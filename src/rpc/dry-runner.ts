import type { DryRunner } from '../call-effect.ts';
import { catalog } from '../generated/catalog.ts';
import { type MediaChecker, retryChecked } from '../media/checker.ts';
import { MediaUnchecked } from '../media/errors.ts';
import { inSavepoint } from '../platform/database/savepoint.ts';
import type { Logger } from '../platform/logger.ts';
import type { Authenticator } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { dryRunCall, dryRunIn } from './dry-run.ts';
import { toWire } from './error-mapping.ts';
import { type CallParts, withPrepared } from './prepare-call.ts';

export interface DryRunnerParts extends CallParts {
  readonly media: MediaChecker;
  readonly authenticator: Authenticator;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly clock: () => Date;
}

/** Dry-runs calls through the checks of the pipeline. */
export function createDryRunner(parts: DryRunnerParts): DryRunner {
  const { database, authenticator, media, clock, publicUrl, log } = parts;
  return {
    all: async ({ fingerprint, requestId }, work) => {
      const now = clock();
      const principal = await authenticator.authenticateFingerprint(fingerprint, now.getTime());
      return retryChecked(media, () => {
        const created = new Set<string>();
        return database.dryRun((tx) =>
          work(async (name, given) => {
            const unchecked: MediaUnchecked[] = [];
            try {
              authorize(principal.key, name, catalog[name]);
              const call = { name, given, principal, requestId, now };
              const done = await withPrepared({ ...parts, tx }, call, async (prepared) => {
                try {
                  // It commits by itself, so it does not see what the calls before it did.
                  if (catalog[name].transaction === 'own') return await dryRunCall(database, prepared);
                  return await inSavepoint(tx, () => dryRunIn({ database, tx }, prepared, created));
                } catch (error) {
                  if (error instanceof MediaUnchecked) unchecked.push(error);
                  throw error;
                }
              });
              return { ok: true, ...done };
            } catch (error) {
              // Links are checked outside of the transaction, and all calls are made again.
              const [first] = unchecked;
              if (first !== undefined) throw first;
              return { ok: false, error: toWire(error, { requestId, publicUrl, log, method: name }) };
            }
          }),
        );
      });
    },
  };
}
