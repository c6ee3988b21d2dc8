import { describeObstacle, senderObstacle } from '../../../domain/media/support.ts';
import { describeFailure, describeWeight } from '../../../media/file-warnings.ts';
import type { CampaignFacts } from '../campaign-facts.ts';
import type { Finding } from '../finding.ts';

const withMedia = ({ content, variants }: CampaignFacts) =>
  (variants.length === 0 ? [content] : variants.map((variant) => variant.content)).flatMap(
    ({ attachment }) => attachment ?? [],
  );

function obstacleOf({ numbers }: CampaignFacts): string | null {
  for (const number of numbers) {
    const obstacle = senderObstacle(number);
    if (obstacle !== null) return `${number.phone}: ${describeObstacle(obstacle)}`;
  }
  return null;
}

/** The campaign has files that a number of it cannot send, and nothing is sent instead. */
export function mediaBlockers(facts: CampaignFacts): Finding[] {
  const obstacle = obstacleOf(facts);
  if (obstacle === null || withMedia(facts).every(({ fallback }) => fallback === 'link')) return [];
  return [
    {
      code: 'media_not_supported',
      message: `${obstacle} Set media_fallback to link, or send from another number.`,
      next_actions: [
        {
          skill: 'campaigns.update',
          params: { campaign_id: facts.campaign.id, media_fallback: 'link' },
          why: 'Sends a short link where media cannot be sent.',
        },
      ],
    },
  ];
}

/** Links that no longer lead to their files, and recipients who get links instead of files. */
export function mediaWarnings(facts: CampaignFacts, asLinks: number): Finding[] {
  return [...linkFindings(facts), ...weightFindings(facts), ...asLinkFindings(facts, asLinks)];
}

/** Links that failed at their last check; the campaign sends the copies. */
function linkFindings(facts: CampaignFacts): Finding[] {
  const messages = withMedia(facts).flatMap(({ files }) => files.flatMap((file) => describeFailure(file) ?? []));
  return [...new Set(messages)].map((message) => ({ code: 'media_link_failed', message, next_actions: [] }));
}

function weightFindings(facts: CampaignFacts): Finding[] {
  const messages = facts.numbers.flatMap(({ phone }) =>
    withMedia(facts).flatMap(({ files }) => describeWeight(files, phone) ?? []),
  );
  return [...new Set(messages)].slice(0, 3).map((message) => ({ code: 'media_large', message, next_actions: [] }));
}

function asLinkFindings(facts: CampaignFacts, asLinks: number): Finding[] {
  if (asLinks === 0 || withMedia(facts).length === 0) return [];
  return [
    {
      code: 'media_as_links',
      message: `${asLinks} messages have short links instead of media, because the number or the country takes none.`,
      next_actions: [],
    },
  ];
}
