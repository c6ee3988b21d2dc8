import type { CampaignContent, TollFreeContent } from '../../domain/registration/content.ts';
import { codes, type RejectionCode } from '../../domain/registration/finding.ts';
import { pagesOfCampaign, pagesOfTollFree, type RegisteredPage } from '../../domain/registration/pages.ts';
import type { RegistrationKind, RegistrationRejection } from '../../generated/types.ts';
import { parseUrl } from '../../parse-url.ts';
import { mapSideBySide } from '../../platform/map-side-by-side.ts';
import type { SafeClient } from '../../platform/safe-fetch/index.ts';

export interface SubmittedContent {
  readonly kind: RegistrationKind;
  readonly content: unknown;
}

/** The rejection for a page that cannot be opened; null when every page responds. */
export type CheckPages = (submission: SubmittedContent) => Promise<RegistrationRejection | null>;

/** Follows redirects, as browsers and reviewers do. */
const MAX_REDIRECTS = 5;
/** Connections and name look-ups that one submission may cause at a time. */
const MAX_SIDE_BY_SIDE = 4;
/** Total limit, below the lease of a worker. */
const MAX_MS = 12_000;

const HEADERS = { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Tern', 'accept-encoding': 'identity' };

/**
 * Opens the pages of a submission before reviewers do, a few side by side. A page that does not
 * respond or returns a 5xx is retried once. Every redirect passes the outgoing URL check.
 */
export function createPageCheck(client: SafeClient): CheckPages {
  const opens = async (url: string, signal: AbortSignal): Promise<boolean> => {
    let at = url;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const { status, location } = await client.get(at, { headers: HEADERS, signal });
      if (status === null || status >= 500) throw new Error('no response');
      if (status < 300 || status >= 400 || location === null) return status >= 200 && status < 300;
      const next = parseUrl(location, at);
      if (next === null) return false;
      at = next.href;
    }
    return false;
  };
  const opensWithRetry = (url: string, signal: AbortSignal): Promise<boolean> =>
    opens(url, signal)
      .catch(() => opens(url, signal))
      .catch(() => false);

  return async ({ kind, content }) => {
    const pages = pagesOf(kind, content);
    const signal = AbortSignal.timeout(MAX_MS);
    const opened = await mapSideBySide(pages, MAX_SIDE_BY_SIDE, ({ url }) => opensWithRetry(url, signal));
    const missing = pages.find((_page, index) => opened[index] === false);
    return missing === undefined ? null : rejectionOf(missing);
  };
}

function pagesOf(kind: RegistrationKind, content: unknown): readonly RegisteredPage[] {
  if (kind === 'campaign') return pagesOfCampaign(content as CampaignContent);
  return kind === 'toll_free' ? pagesOfTollFree(content as TollFreeContent) : [];
}

const CODES: Readonly<Record<RegisteredPage['of'], RejectionCode>> = {
  privacy: codes.privacyPolicy,
  terms: codes.callToAction,
  opt_in: codes.callToAction,
  toll_free_policy: codes.tollFreePolicies,
  toll_free_opt_in: codes.tollFreeOptIn,
};

function rejectionOf({ of, field, url }: RegisteredPage): RegistrationRejection {
  const shown = url.length > 200 ? `${url.slice(0, 200)}…` : url;
  return {
    code: CODES[of],
    field,
    fix: `${shown} cannot be opened. Publish it over https without a password, then submit again.`,
  };
}
