import { linksOf, picturesOf } from '../../../parts/pictures-field.tsx';
import type { ParamsOf, ResultOf } from '../../../service/client.ts';

type Campaign = ResultOf<'campaigns.get'>['campaign'];
type Part = NonNullable<Campaign['audience']['include']>;

export interface DraftVariant {
  /** Keeps its place while its name changes. */
  readonly key: number;
  readonly name: string;
  readonly body: string;
  /** Links, one a line. */
  readonly pictures: string;
  /** What the console does not edit stays as it is. */
  readonly kept: { readonly template_id?: string; readonly weight?: number };
}

/** What a person edits before the launch. */
export interface Draft {
  readonly name: string;
  readonly purpose: Campaign['purpose'];
  readonly everyone: boolean;
  readonly include: Chosen;
  readonly exclude: Chosen;
  readonly content: 'text' | 'template' | 'variants';
  readonly body: string;
  /** Links, one a line. */
  readonly pictures: string;
  readonly templateId: string | null;
  readonly variants: readonly DraftVariant[];
  readonly testPercent: number;
  readonly metric: 'clicks' | 'replies' | 'conversions' | 'opt_outs';
  readonly decideAfterHours: number;
  readonly localTime: string;
  readonly perMinute: number;
  readonly shortenLinks: boolean;
}

export interface Chosen {
  readonly lists: readonly string[];
  readonly tags: readonly string[];
  readonly segments: readonly string[];
}

const VARIANTS: readonly DraftVariant[] = [
  { key: 1, name: 'A', body: '', pictures: '', kept: {} },
  { key: 2, name: 'B', body: '', pictures: '', kept: {} },
];

export function draftOf(campaign: Campaign): Draft {
  const { audience, experiment, template_id: templateId, body } = campaign;
  return {
    name: campaign.name,
    purpose: campaign.purpose,
    everyone: audience.include.all === true,
    include: chosenOf(audience.include),
    exclude: chosenOf(audience.exclude),
    content: experiment !== null ? 'variants' : templateId !== null ? 'template' : 'text',
    body: body ?? '',
    pictures: linksOf(campaign.media),
    templateId,
    variants: experiment?.variants.map(variantOf) ?? VARIANTS,
    testPercent: experiment?.test_percent ?? 100,
    metric: (experiment?.winner?.metric as Draft['metric'] | undefined) ?? 'clicks',
    decideAfterHours: experiment?.winner?.decide_after_hours ?? 4,
    localTime: campaign.local_time ?? '',
    perMinute: campaign.throttle_per_minute ?? Number.NaN,
    shortenLinks: campaign.shorten_links ?? false,
  };
}

function variantOf(
  { name, body, media, template_id: templateId, weight }: NonNullable<Campaign['experiment']>['variants'][number],
  key: number,
): DraftVariant {
  return {
    key,
    name,
    body: body ?? '',
    pictures: linksOf(media),
    kept: { ...(templateId === null ? {} : { template_id: templateId }), ...(weight === undefined ? {} : { weight }) },
  };
}

function chosenOf(part: Part | undefined): Chosen {
  return { lists: part?.list_ids ?? [], tags: part?.tag_ids ?? [], segments: part?.segment_ids ?? [] };
}

/** The update that saves the draft; what is not filled in yet stays as it is. */
export function updateOf(campaign: Campaign, draft: Draft): ParamsOf<'campaigns.update'> {
  const exclude = partOf(draft.exclude);
  const include = draft.everyone ? { all: true } : partOf(draft.include);
  return {
    campaign_id: campaign.id,
    expected_version: campaign.version,
    name: draft.name,
    purpose: draft.purpose as ParamsOf<'campaigns.update'>['purpose'],
    ...(Object.keys(include).length === 0
      ? {}
      : { audience: { include, ...(Object.keys(exclude).length === 0 ? {} : { exclude }) } }),
    ...contentOf(draft),
    // The files behind the links are read anew, so links that did not change are not sent.
    ...(draft.pictures === linksOf(campaign.media) ? {} : { media: picturesOf(draft.pictures) }),
    ...(draft.localTime === '' ? {} : { local_time: draft.localTime }),
    ...(Number.isNaN(draft.perMinute) ? {} : { throttle_per_minute: draft.perMinute }),
    shorten_links: draft.shortenLinks,
  };
}

function partOf({ lists, tags, segments }: Chosen) {
  return {
    ...(lists.length === 0 ? {} : { list_ids: [...lists] }),
    ...(tags.length === 0 ? {} : { tag_ids: [...tags] }),
    ...(segments.length === 0 ? {} : { segment_ids: [...segments] }),
  };
}

function contentOf(draft: Draft): Partial<ParamsOf<'campaigns.update'>> {
  if (draft.content === 'template') return draft.templateId === null ? {} : { template_id: draft.templateId };
  if (draft.content === 'text') return draft.body.trim() === '' ? {} : { body: draft.body };
  const isTest = draft.testPercent < 100;
  return {
    experiment: {
      variants: draft.variants.map(({ name, body, pictures, kept }) => ({
        name,
        ...kept,
        ...(kept.template_id === undefined ? { body } : {}),
        ...(pictures === '' ? {} : { media: picturesOf(pictures) }),
      })),
      test_percent: draft.testPercent,
      ...(isTest ? { winner: { metric: draft.metric, decide_after_hours: draft.decideAfterHours } } : {}),
    },
  };
}
