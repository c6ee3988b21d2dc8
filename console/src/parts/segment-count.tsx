import type { ParamsOf } from '../service/client.ts';
import { useDeferred } from '../service/use-deferred.ts';
import { useSkill } from '../service/use-skill.ts';
import { counted } from './values.tsx';

interface SegmentCountProps {
  readonly text: string;
  readonly contactId?: string | undefined;
  readonly purpose?: ParamsOf<'messages.preview'>['purpose'];
  /** Links of pictures, which cost credits as well. */
  readonly media?: string[];
}

/** What a message costs while it is written: characters, encoding, segments and credits. */
export function SegmentCount({ text, contactId, purpose, media = [] }: SegmentCountProps) {
  const settled = useDeferred(text);
  const pictures = useDeferred(media.join('\n'));
  const preview = useSkill(
    'messages.preview',
    {
      text: settled,
      ...(contactId === undefined ? {} : { contact_id: contactId }),
      ...(purpose === undefined ? {} : { purpose }),
      ...(pictures === '' ? {} : { media: pictures.split('\n') }),
    },
    { enabled: settled.trim() !== '', keepPrevious: true },
  );
  const { data } = preview;
  return (
    <p className="quiet small segment-count" aria-live="off">
      {[...text].length} characters
      {data !== undefined && data.encoding !== null && (
        <>
          {' · '}
          {data.encoding} · {counted(data.segments, 'segment')} · {counted(data.credits, 'credit')}
        </>
      )}
    </p>
  );
}
