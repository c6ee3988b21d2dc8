import { type CanOpen, isReviewable } from '../../domain/registration/reviewable-url.ts';
import { parseUrl } from '../../parse-url.ts';
import { isAllowedHost, type OutgoingRules } from '../../platform/safe-fetch/index.ts';

/** Whether reviewers, or the simulated ones of this installation, can open a URL. */
export function canOpen(rules: OutgoingRules): CanOpen {
  return (text) => {
    const url = parseUrl(text);
    return isReviewable(text) || (url !== null && isAllowedHost(url, rules));
  };
}
