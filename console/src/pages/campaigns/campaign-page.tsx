import { useParams } from 'react-router';
import { StateBadge } from '../../parts/badge.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import type { ResultOf } from '../../service/client.ts';
import { useSkill } from '../../service/use-skill.ts';
import { CampaignActions } from './campaign-actions.tsx';
import './campaigns.css';
import { DraftEditor } from './draft/draft-editor.tsx';
import { LiveCampaign } from './live/live-campaign.tsx';
import { reasonInWords } from './reason-in-words.ts';

const LIVE_MS = 2_000;
const RECEIPTS_MS = 10 * 60_000;

/** One campaign: its draft, or how it goes. */
export function CampaignPage() {
  const { id = '' } = useParams();
  const params = { campaign_id: id };
  const answer = useSkill('campaigns.get', params, {
    poll: (result) => (isMoving(result) ? LIVE_MS : 15_000),
  });
  const campaign = answer.data?.campaign;
  return (
    <Page
      title={campaign?.name ?? 'Campaign'}
      parent={{ to: '/campaigns', label: 'Campaigns' }}
      badge={campaign !== undefined && <StateBadge state={campaign.state} />}
      lead={campaign?.state_reason == null ? undefined : reasonInWords(campaign.state, campaign.state_reason)}
      calls={[
        { skill: 'campaigns.get', params },
        campaign?.state === 'draft'
          ? { skill: 'campaigns.preflight', params }
          : { skill: 'analytics.campaign', params },
      ]}
      actions={campaign !== undefined && <CampaignActions campaign={campaign} />}
    >
      <Loaded answer={answer} skeleton={<Skeleton height={480} />}>
        {(result) =>
          result.campaign.state === 'draft' ? (
            <DraftEditor campaign={result.campaign} />
          ) : (
            <LiveCampaign result={result} isMoving={isMoving(result)} />
          )
        }
      </Loaded>
    </Page>
  );
}

/** Whether figures change by the second: it sends, or receipts of carriers are still arriving. */
function isMoving({ campaign, counters }: ResultOf<'campaigns.get'>): boolean {
  if (campaign.state === 'running' || campaign.state === 'scheduled') return true;
  const { sent, delivered, undelivered } = counters;
  const finished = campaign.finished_at === null ? 0 : new Date(campaign.finished_at).getTime();
  return sent > delivered + undelivered && Date.now() - finished < RECEIPTS_MS;
}
