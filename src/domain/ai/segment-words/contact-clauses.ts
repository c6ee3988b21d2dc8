import { checkRules } from '../../segments/check-rules.ts';
import { CONTACT_FIELDS } from '../../segments/operators.ts';
import { assuming, type ClauseReader, findNamed, type Reading, sure } from './clause.ts';
import { readCountry } from './countries.ts';
import { DURATION, readDate, readDuration } from './times.ts';

const NEW_DAYS = 30;

export const readEveryone: ClauseReader = (clause) =>
  /^(?:everyone|everybody|all|all of them|contacts?|people|customers?|subscribers list|the whole list)$/i.test(clause)
    ? sure({ kind: 'field', field: 'phone', operator: 'exists' })
    : null;

export const readConsent: ClauseReader = (clause) => {
  if (
    /^(?:opted[- ]in|subscribed|subscribers?|(?:with|gave|given|have|has) consent|consented|can be messaged)$/i.test(
      clause,
    )
  )
    return sure({ kind: 'consent', status: 'opted_in' });
  if (/^(?:opted[- ]out|unsubscribed)$/i.test(clause)) return sure({ kind: 'consent', status: 'opted_out' });
  return null;
};

export const readMembership: ClauseReader = (clause, { tags, lists, segments }) => {
  const [, tagWords] = /^(?:with |have |has )?(?:the )?(?:tagged|tags?)(?: as| with)? (.{1,80})$/i.exec(clause) ?? [];
  const tagged = tagWords ?? /^(?:with |have |has )?(?:the )?(.{1,80}) tag$/i.exec(clause)?.[1];
  if (tagged !== undefined) {
    const tag = findNamed(tagged, tags);
    return tag && sure({ kind: 'tag', tag_id: tag.id });
  }
  const [, kind, listed] = /^(?:on|in|from|of) (?:the )?(list|segment) (.{1,80})$/i.exec(clause) ?? [];
  const [, before, kindAfter] = /^(?:on|in|from|of) (?:the )?(.{1,80}) (list|segment)$/i.exec(clause) ?? [];
  const name = listed ?? before;
  if (name === undefined) return readBareName(clause, { tags, lists, segments });
  if ((kind ?? kindAfter)?.toLowerCase() === 'segment') {
    const segment = findNamed(name, segments);
    return segment && sure({ kind: 'segment', segment_id: segment.id });
  }
  const list = findNamed(name, lists);
  return list && sure({ kind: 'list', list_id: list.id });
};

/** "VIPs", "the newsletter": a name alone, of whatever has it. */
function readBareName(
  clause: string,
  { tags, lists, segments }: Pick<Parameters<ClauseReader>[1], 'tags' | 'lists' | 'segments'>,
): Reading | null {
  const name = clause
    .replace(/^(?:is |are |in |on )?(?:an? |the )?/i, '')
    .replace(/ (?:customers?|contacts?|members?)$/i, '');
  const tag = findNamed(name, tags);
  if (tag !== null)
    return assuming({ kind: 'tag', tag_id: tag.id }, 'A name without "list" or "tag" is read as a tag.');
  const list = findNamed(name, lists);
  if (list !== null) return assuming({ kind: 'list', list_id: list.id }, 'A name that no tag has is read as a list.');
  const segment = findNamed(name, segments);
  return (
    segment &&
    assuming({ kind: 'segment', segment_id: segment.id }, 'A name that no tag or list has is read as a segment.')
  );
}

export const readPlace: ClauseReader = (clause) => {
  const [, words] =
    /^(?:(?:living|live|lives|based|located) )?(?:in|from|country(?: is|:)?) (.{1,60})$/i.exec(clause) ?? [];
  const country = readCountry(words ?? clause);
  return country === null ? null : sure({ kind: 'field', field: 'country', operator: 'eq', value: country });
};

/** "joined the segment Loyal in the last week"; without a segment, contacts that were added. */
export const readSegmentChange: ClauseReader = (clause, { segments }) => {
  const [, did, ofSegment, before, lasting = ''] =
    new RegExp(
      `^(joined|entered|left|exited) (?:the )?(?:segment (.{1,80}?)|(.{1,80}?) segment) (?:in|within|during) (?:the )?(?:last|past) (${DURATION})$`,
      'i',
    ).exec(clause) ?? [];
  const segment = findNamed(ofSegment ?? before ?? '', segments);
  const duration = readDuration(lasting);
  if (did === undefined || segment === null || duration === null) return null;
  const rule = {
    kind: 'segment_change',
    segment_id: segment.id,
    change: /^(?:joined|entered)$/i.test(did) ? 'joined' : 'left',
    within: duration.within,
  } as const;
  return checkRules(rule, '').length === 0 ? assuming(rule, ...duration.assumptions) : null;
};

const ADDED = '(?:signed up|sign up|joined|created|added|registered|came in|new)';

export const readAge: ClauseReader = (clause) => {
  const created = { kind: 'field', field: 'created_at' } as const;
  if (/^(?:(?:new|recent)(?: customers?| contacts?| members?| subscribers?| people)?|newcomers?)$/i.test(clause))
    return assuming(
      { ...created, operator: 'within_last', within: { amount: NEW_DAYS, unit: 'days' } },
      `New is read as added in the last ${NEW_DAYS} days.`,
    );
  const [, recent] =
    new RegExp(`^${ADDED} (?:in|within|during)?\\s?(?:the )?(?:last|past) (${DURATION})$`, 'i').exec(clause) ?? [];
  const [, old] = new RegExp(`^${ADDED} (?:more than |over )?(${DURATION}) ago$`, 'i').exec(clause) ?? [];
  const duration = readDuration(recent ?? old ?? '');
  if (duration !== null)
    return assuming(
      { ...created, operator: old === undefined ? 'within_last' : 'not_within_last', within: duration.within },
      ...duration.assumptions,
    );
  const [, side, written = ''] =
    new RegExp(`^${ADDED} (before|after|since) (\\d{4}-\\d{2}-\\d{2})$`, 'i').exec(clause) ?? [];
  const date = readDate(written);
  if (date === null) return null;
  const operator = side?.toLowerCase() === 'before' ? 'before' : 'after';
  return assuming({ ...created, operator, value: date }, 'A date is midnight in UTC.');
};

const FIELD_WORDS: Readonly<Record<string, string>> = {
  email: 'email',
  'email address': 'email',
  'e-mail': 'email',
  name: 'first_name',
  'first name': 'first_name',
  'last name': 'last_name',
  'time zone': 'timezone',
  timezone: 'timezone',
  'external id': 'external_id',
};

export const readPresence: ClauseReader = (clause, { attributes }) => {
  const [, words] = /^(?:with|have|has|having) (?:an? |the |any )?(.{1,80})$/i.exec(clause) ?? [];
  if (words === undefined) return null;
  const field = fieldOf(words, attributes);
  return field === null ? null : sure({ kind: 'field', field, operator: 'exists' });
};

/** The field that words name: one of every contact, or a custom one of the account. */
export function fieldOf(words: string, attributes: readonly string[]): string | null {
  const name = words.trim().toLowerCase();
  const own = FIELD_WORDS[name] ?? (Object.hasOwn(CONTACT_FIELDS, name) ? name : undefined);
  if (own !== undefined) return own;
  const attribute = findNamed(
    words,
    attributes.map((one) => ({ name: one })),
  );
  return attribute === null ? null : `attributes.${attribute.name}`;
}

export const readShare: ClauseReader = (clause) => {
  const [, written, half] =
    /^(?:an? )?(?:random )?(?:(\d{1,2})\s?(?:%|percent)|(half))(?: of (?:them|contacts|everyone|all))?(?: at random)?$/i.exec(
      clause,
    ) ?? [];
  const percent = half === undefined ? Number(written) : 50;
  if (!(percent >= 1 && percent <= 99)) return null;
  return sure({ kind: 'random_bucket', from: 0, to: percent * 100 - 1 });
};
