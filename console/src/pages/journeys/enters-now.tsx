import { Notice } from '../../parts/notice.tsx';
import { counted, DateTime } from '../../parts/values.tsx';
import type { JourneyEntersNow } from '../../service/types.ts';

/** What the publication starts at once, before a person confirms it. */
export function EntersNow({ people, messages, credits, ends_at: endsAt }: JourneyEntersNow) {
  return (
    <Notice tone="care" title={`${counted(people, 'contact enters', 'contacts enter')} at once.`}>
      Together they get {between(messages, 'message')}, for {between(credits, 'credit')}.
      {endsAt !== null && (
        <>
          {' '}
          The last of them gets the first message <DateTime at={endsAt} />, or later in quiet hours.
        </>
      )}
    </Notice>
  );
}

function between({ at_least: least, at_most: most }: JourneyEntersNow['messages'], unit: string): string {
  if (most === null) return `at least ${counted(least, unit)}, without a limit`;
  return least === most ? counted(most, unit) : `${counted(least, unit)} to ${counted(most, unit)}`;
}
