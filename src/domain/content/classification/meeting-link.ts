import type { Match } from './phrase-matcher.ts';
import { readLink } from './read-link.ts';
import type { Signal } from './signal.ts';
import type { Token } from './token.ts';

/** Hosts of meetings over the Internet, and the first labels that senders give their own. */
const HOSTS: readonly string[] = [
  'zoom.us',
  'meet.google.com',
  'teams.microsoft.com',
  'teams.live.com',
  'webex.com',
  'gotomeeting.com',
  'whereby.com',
  'doxy.me',
  'meet.jit.si',
];
const LABELS: ReadonlySet<string> = new Set(['meet', 'meeting', 'visit', 'video', 'telehealth', 'televisit']);

/**
 * Reads the link of a meeting, and the call before it, as the notice of that meeting:
 * "Join: zoom.us/j/1".
 */
export function withMeetings(matches: readonly Match<Signal>[], tokens: readonly Token[]): readonly Match<Signal>[] {
  const meetings = tokens.flatMap((token, at): Match<Signal>[] => {
    if (!isMeeting(token)) return [];
    const before = tokens[at - 1];
    const from = before?.sentence === token.sentence && before.kind === 'word' ? at - 1 : at;
    return [{ signal: 'transactional', weight: 1, from, to: at + 1 }];
  });
  if (meetings.length === 0) return matches;
  const others = matches.filter(({ from, to }) =>
    meetings.every((meeting) => to <= meeting.from || meeting.to <= from),
  );
  return [...others, ...meetings].toSorted((one, other) => one.from - other.from);
}

function isMeeting({ kind, text }: Token): boolean {
  const link = kind === '@' ? readLink(text) : null;
  if (link === null) return false;
  const { host } = link;
  return (
    LABELS.has(host.slice(0, host.indexOf('.'))) || HOSTS.some((known) => host === known || host.endsWith(`.${known}`))
  );
}
