import { smallerCarriers } from '../domain/media/carrier-limits.ts';
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

/** Null when every large carrier takes the files from the number as they are. */
export function describeWeight(files: readonly ShownFile[], phone: string): string | null {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const smaller = smallerCarriers(bytes, phone);
  if (smaller.length === 0) return null;
  const limits = smaller.map(({ name, bytes: most }) => `${name} takes ${most / 1_000} kB`).join(', ');
  const cards = files.some(({ content_type: type }) => type === 'text/vcard')
    ? 'Contact cards and animations'
    : 'Animations';
  return `The files have ${Math.ceil(bytes / 1_000)} kB together. From ${phone}, ${limits}: images are reduced on the way. ${cards} of this size do not arrive.`;
}

/**
 * The field of an answer with files whose links failed at their last check, or which are too large
 * for a carrier to bring as they are; nothing otherwise. `phone`: the sending number, when it is
 * known.
 */
export function fileWarnings(files: readonly ShownFile[], phone: string | null = null): { warnings?: Warning[] } {
  const failures = files.flatMap((file) => describeFailure(file) ?? []);
  const weight = phone === null ? null : describeWeight(files, phone);
  const warnings = [
    ...failures.map((message) => ({ code: 'media_link_failed', message, param: 'media' })),
    ...(weight === null ? [] : [{ code: 'media_large', message: weight, param: 'media' }]),
  ];
  return warnings.length === 0 ? {} : { warnings };
}
