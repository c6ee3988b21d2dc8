import type { CampaignContent, TollFreeContent } from '../../domain/registration/content.ts';
import { codes, type RejectionCode } from '../../domain/registration/finding.ts';
import { pagesOfCampaign, pagesOfTollFree, type RegisteredPage } from '../../domain/registration/pages.ts';
import type { RegistrationKind, RegistrationRejection } from '../../generated/types.ts';
import type { SafeClient } from '../../platform/safe-fetch/index.ts';

export interface SubmittedContent {
  readonly kind: RegistrationKind;
  readonly content: unknown;
}

/** Why a reviewer could not open a page that a submission names; null when every one answers. */
export type CheckPages = (submission: SubmittedContent) => Promise<RegistrationRejection | null>;

/** As browsers and reviewers do: the page may be elsewhere by now. */
const MOST_REDIRECTS = 5;
/** Below the lease of a worker, whatever the pages do. */
const MOST_MS = 12_000;

const HEADERS = { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Tern', 'accept-encoding': 'identity' };

/**
 * Opens what reviewers would open, before they do. All pages at once; one that does not answer, or says that it is the server's own trouble, is asked
 * once more. Every step of the way goes through the guard of outgoing requests.
 */
export function createPageCheck(client: SafeClient): CheckPages {
  const opens = async (url: string, signal: AbortSignal): Promise<boolean> => {
    let at = url;
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      const { status, location } = await client.get(at, { headers: HEADERS, signal });
      if (status === null || status >= 500) throw new Error('no answer');
      if (status < 300 || status >= 400 || location === null) return status >= 200 && status < 300;
      if (!URL.canParse(location, at)) return false;
      at = new URL(location, at).href;
    }
    return false;
  };
  const opensAtLast = (url: string, signal: AbortSignal): Promise<boolean> =>
    opens(url, signal)
      .catch(() => opens(url, signal))
      .catch(() => false);

  return async ({ kind, content }) => {
    const pages = pagesOf(kind, content);
    const signal = AbortSignal.timeout(MOST_MS);
    const answered = await Promise.all(pages.map(({ url }) => opensAtLast(url, signal)));
    const missing = pages.find((_page, place) => answered[place] === false);
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
    fix: `Nobody can open ${shown}: put it where everybody can, without a password and over https; then submit again.`,
  };
}
