import type { Warning } from '../generated/types.ts';
import type { ShownFile } from './media-file.ts';

/** Sentences for people; the codes are those of `media_refused`. */
const FOUND = {
  blocked_url: 'is no https link that the service may open any more',
  blocked_address: 'no longer leads to a public address',
  redirects: 'redirects more than three times',
  unreachable: 'does not answer',
  status: 'does not answer with the file',
  incomplete: 'answers with a part of the file only',
  truncated: 'leads to a file without its end',
} as const;

export function describeFailure({ url, failure }: ShownFile): string | null {
  if (failure == null) return null;
  const status = failure.status === null ? '' : ` (HTTP ${failure.status})`;
  const link = url.length > 200 ? `${url.slice(0, 199)}…` : url;
  return `The link ${link} ${FOUND[failure.why]}${status}. The copy that was checked before is sent.`;
}

/** The field of an answer whose files have links that failed at their last check; nothing without. */
export function linkWarnings(files: readonly ShownFile[]): { warnings?: Warning[] } {
  const warnings = files.flatMap((file) => {
    const message = describeFailure(file);
    return message === null ? [] : [{ code: 'media_link_failed', message, param: 'media' }];
  });
  return warnings.length === 0 ? {} : { warnings };
}
