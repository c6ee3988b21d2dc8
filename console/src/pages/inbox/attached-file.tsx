import type { ResultOf } from '../../service/client.ts';
import { formatNumber } from '../../service/locale.ts';

type Attached = ResultOf<'inbox.get'>['items'][number]['media'][number];

/** Why there is no copy, in the words of a person who reads the inbox. */
const MISSING: Readonly<Record<string, string>> = {
  failed: 'The file could not be read.',
  expired: 'The file was kept for 90 days.',
};

/** A file of a message: a picture in its place, any other file as a download. */
export function AttachedFile({ url, content_type: type, file }: Attached) {
  if (file === undefined)
    return (
      <a className="small" href={url} target="_blank" rel="noreferrer">
        {type ?? 'Attachment'}
      </a>
    );
  if (file.state !== 'kept' || file.link === null)
    return <p className="small">{MISSING[file.state] ?? 'The file is on its way.'}</p>;
  const link = pathOf(file.link);
  const size = file.bytes === null ? '' : `, ${formatNumber(Math.ceil(file.bytes / 1024))} KB`;
  if (type?.startsWith('image/') === true && type !== 'image/heic')
    return (
      <a className="attached-picture" href={link} target="_blank" rel="noreferrer">
        <img src={link} alt="From the person, opens in a new tab" loading="lazy" />
      </a>
    );
  return (
    <a className="small" href={link} download>
      {`Download ${type ?? 'file'}${size}`}
    </a>
  );
}

/** On this host: the public address may be another one. */
function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
