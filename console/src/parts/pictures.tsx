import type { ResultOf } from '../service/client.ts';
import { formatNumber } from '../service/locale.ts';
import { Bubble } from './phone.tsx';

type Files = NonNullable<ResultOf<'messages.preview'>['media']>;

/** Pictures of a message on a phone, by the names of their files. The browser loads none. */
export function Pictures({ files = [] }: { readonly files?: Files | undefined }) {
  return files.map(({ url, content_type: type, bytes }) => (
    <Bubble key={url} note={`${type}, ${formatNumber(Math.ceil(bytes / 1024))} KB`}>
      {url.split('/').at(-1)}
    </Bubble>
  ));
}
