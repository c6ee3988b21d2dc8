type Params = Readonly<Record<string, unknown>>;

export interface Call {
  readonly skill: string;
  readonly params: Params;
}

/** A call that was made, with what is needed to undo it. */
export interface MadeCall extends Call {
  readonly result: Params;
  /** The object before the call, as its `get` skill showed it; null: not read. */
  readonly before: Params | null;
}

/** `exact`: as if the call had not been made. `partial`: stops what can still be stopped. */
export type Undo =
  | { readonly kind: 'exact' | 'partial'; readonly call: Call }
  | { readonly kind: 'none'; readonly why: string };

type Inverse = (call: MadeCall) => Undo;

const exact = (skill: string, params: Params): Undo => ({ kind: 'exact', call: { skill, params } });
const partial = (skill: string, params: Params): Undo => ({ kind: 'partial', call: { skill, params } });
const none = (why: string): Undo => ({ kind: 'none', why });

const idIn = (result: Params, name: string): unknown => (Object(result[name]) as Params).id;
const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : -1);

/** Deletes what a call created, unless it found what was there. */
const deletes =
  (skill: string, object: string, param: string): Inverse =>
  ({ result }) =>
    result.created === false
      ? none('It was there before, so nothing was created.')
      : exact(skill, { [param]: idIn(result, object) });

/** Undoes a change of members if it changed all of them: the others are not known. */
const reverses =
  (skill: string, ids: string, changed: string): Inverse =>
  ({ params, result }) => {
    const { dry_run: _dryRun, idempotency_key: _key, ...rest } = params;
    return countOf(params[ids]) === result[changed]
      ? exact(skill, rest)
      : none('Some of them were so before, and it is not known which.');
  };

/** Sets the changed fields to their values before the call. */
const restores =
  (skill: string, object: string, id: string): Inverse =>
  ({ params, before }) => {
    const known = before?.[object];
    if (typeof known !== 'object' || known === null) return none('The object did not exist before, or was not read.');
    const { dry_run: _dryRun, idempotency_key: _key, expected_version: _version, ...given } = params;
    const fields = Object.keys(given).filter((name) => name !== id);
    const lost = fields.filter((name) => !Object.hasOwn(known, name));
    if (lost.length > 0) return none(`The value of ${lost.join(', ')} before the call is not known.`);
    const old = fields.map((name) => [name, (known as Params)[name]]);
    return exact(skill, { [id]: given[id], ...Object.fromEntries(old) });
  };

const INVERSES: Readonly<Record<string, Inverse>> = {
  'automation.create': deletes('automation.delete', 'rule', 'rule_id'),
  'automation.setEnabled': ({ params }) =>
    exact('automation.setEnabled', { rule_id: params.rule_id, enabled: params.enabled !== true }),
  'campaigns.create': ({ result }) => partial('campaigns.cancel', { campaign_id: idIn(result, 'campaign') }),
  'campaigns.duplicate': ({ result }) => partial('campaigns.cancel', { campaign_id: idIn(result, 'campaign') }),
  'campaigns.launch': ({ params }) => partial('campaigns.cancel', { campaign_id: params.campaign_id }),
  'campaigns.pause': ({ params }) => exact('campaigns.resume', { campaign_id: params.campaign_id }),
  'campaigns.resume': ({ params }) => partial('campaigns.pause', { campaign_id: params.campaign_id }),
  'campaigns.update': restores('campaigns.update', 'campaign', 'campaign_id'),
  'journeys.create': ({ result }) =>
    partial('journeys.setState', { journey_id: idIn(result, 'journey'), state: 'archived' }),
  'links.create': ({ result }) => partial('links.disable', { link_id: idIn(result, 'link') }),
  'lists.create': deletes('lists.delete', 'list', 'list_id'),
  'lists.addContacts': reverses('lists.removeContacts', 'contact_ids', 'added'),
  'lists.removeContacts': reverses('lists.addContacts', 'contact_ids', 'removed'),
  'messages.send': ({ result }) =>
    result.state === 'scheduled'
      ? partial('messages.cancel', { message_id: result.message_id })
      : none('A message that was submitted to a carrier cannot be called back.'),
  'segments.create': deletes('segments.delete', 'segment', 'segment_id'),
  // The recorded times of joining and leaving are lost.
  'segments.update': (call) => {
    const undo = restores('segments.update', 'segment', 'segment_id')(call);
    return undo.kind === 'exact' && call.params.track_members === false ? { ...undo, kind: 'partial' } : undo;
  },
  'sources.create': ({ result }) => partial('sources.archive', { source_id: idIn(result, 'source') }),
  'tags.create': deletes('tags.delete', 'tag', 'tag_id'),
  'tags.assign': reverses('tags.unassign', 'ids', 'affected'),
  'tags.unassign': reverses('tags.assign', 'ids', 'affected'),
  'templates.create': deletes('templates.delete', 'template', 'template_id'),
  'templates.update': restores('templates.update', 'template', 'template_id'),
};

/** The read that shows an object before a call changes it. */
const BEFORE: Readonly<Record<string, { readonly skill: string; readonly id: string }>> = {
  'campaigns.update': { skill: 'campaigns.get', id: 'campaign_id' },
  'segments.update': { skill: 'segments.get', id: 'segment_id' },
  'templates.update': { skill: 'templates.get', id: 'template_id' },
};

/** The call that undoes another one, or why there is none. */
export function inverseOf(call: MadeCall): Undo {
  const inverse = INVERSES[call.skill];
  return inverse === undefined ? none('No call undoes it.') : inverse(call);
}

/** Whether a skill has an inverse at all. Known before the call is made. */
export function canUndo(skill: string): boolean {
  return Object.hasOwn(INVERSES, skill);
}

/** What has to be read before a call, so that it can be undone; null: nothing. */
export function readBefore({ skill, params }: Call): Call | null {
  const before = BEFORE[skill];
  return before === undefined ? null : { skill: before.skill, params: { [before.id]: params[before.id] } };
}
