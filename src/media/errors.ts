import type { Owner } from '../domain/account.ts';
import { SkillError, toSkillError, unprocessable } from '../errors.ts';

/**
 * The link no longer leads to a file, which says nothing about the copy: what was checked is sent.
 * Another content would be one that no person has approved.
 */
export const LINK_FAILURES = [
  'blocked_url',
  'blocked_address',
  'redirects',
  'unreachable',
  'status',
  'incomplete',
  'truncated',
] as const;
export type LinkFailureReason = (typeof LINK_FAILURES)[number];

export const isLinkFailure = (why: MediaRefusal): why is LinkFailureReason =>
  LINK_FAILURES.some((failure) => failure === why);

export type MediaRefusal =
  | 'blocked_url'
  | 'blocked_address'
  | 'redirects'
  | 'unreachable'
  | 'status'
  | 'incomplete'
  | 'too_large'
  | 'truncated'
  | 'type'
  | 'storage'
  | 'installation_storage';

const EXPLANATIONS: Readonly<Record<MediaRefusal, string>> = {
  blocked_url: 'is not an https link that the service may open. Give a public https link without a user name.',
  blocked_address: 'does not lead to a public address. Put the file on a public web server.',
  redirects: 'redirects more than three times. Give the link that it leads to.',
  unreachable: 'cannot be read now. Check that the file can be opened without signing in, and try again.',
  status: 'does not answer with the file. Check that the file can be opened without signing in.',
  incomplete: 'answers with a part of the file only, or compresses it. Check the server of the file.',
  too_large: 'is too large. The files of a message have at most 5,000,000 bytes together. Reduce the image.',
  truncated: 'leads to a file without its end, of which phones show a part. Save the file again and replace it.',
  type: 'is no JPEG, PNG or GIF image and no vCard. Convert the file.',
  storage: 'cannot be kept, because the account keeps 500 MB of files. They are dropped 90 days after their last use.',
  installation_storage:
    'cannot be kept, because this installation keeps as many files as its operator permits. Ask the operator.',
};

/** The file of a link cannot be part of a message. `status`: the HTTP status, when there is one. */
export function mediaRefused(url: string, why: MediaRefusal, status: number | null = null): SkillError {
  return unprocessable('media_refused', `A link of media ${EXPLANATIONS[why]}`, {
    details: { url, why, ...(status === null ? {} : { status }) },
  });
}

/** The link has another content than the copy that was approved. */
export function mediaChanged(url: string, approved: string, found: string): SkillError {
  return unprocessable(
    'media_changed',
    'The file behind a link of media has changed since it was approved, so nothing was sent. Set `media` again to use the new file, or restore the old one.',
    { details: { url, approved_sha256: approved, found_sha256: found } },
  );
}

/** A copy was dropped and cannot be read again here, because no call waits for it. */
export function mediaDropped(url: string): SkillError {
  return unprocessable(
    'media_dropped',
    'The copy of a file was dropped 90 days after its last use. Set `media` again to read it anew.',
    { details: { url } },
  );
}

/**
 * Links that must be checked before the call can go on. The check asks other servers, so it is done
 * after the transaction was rolled back, and the call is run again (`retryChecked`).
 */
export class MediaUnchecked extends SkillError {
  readonly owner: Owner;
  readonly links: readonly string[];
  /** False for a call that stores nothing. */
  readonly stores: boolean;

  constructor(owner: Owner, links: readonly string[], stores = true) {
    super(-32002, 'The links of media could not be checked now. Try again.', {
      details: { reason: 'media_unchecked' },
    });
    this.owner = owner;
    this.links = links;
    this.stores = stores;
  }
}

/**
 * For `catch`, where an error of the content is part of an answer: rethrows links that must be
 * checked first, because the call is run again.
 */
export function toContentError(error: unknown): SkillError {
  if (error instanceof MediaUnchecked) throw error;
  return toSkillError(error);
}
