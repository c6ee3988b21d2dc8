import { Tabs } from '../../../parts/tabs.tsx';
import type { ResultOf } from '../../../service/client.ts';
import { LeftOut } from './left-out.tsx';
import { Message } from './message.tsx';
import { Progress } from './progress.tsx';
import { Recipients } from './recipients.tsx';
import { Results } from './results.tsx';
import { SeriesOf } from './series.tsx';
import { Variants } from './variants.tsx';

interface LiveCampaignProps {
  readonly result: ResultOf<'campaigns.get'>;
  readonly isMoving: boolean;
}

/** How a launched campaign goes: progress, results, and each recipient with the decision. */
export function LiveCampaign({ result, isMoving }: LiveCampaignProps) {
  const { campaign, counters, experiment, series } = result;
  // A series sends nothing by itself: its campaigns have the results.
  if (series !== null && campaign.recurrence !== null)
    return (
      <>
        <SeriesOf series={series} />
        <Message campaign={campaign} />
      </>
    );
  return (
    <>
      <Progress campaign={campaign} counters={counters} />
      <Tabs
        label="Campaign"
        tabs={[
          {
            id: 'results',
            label: 'Results',
            content: <Results campaignId={campaign.id} isMoving={isMoving} />,
          },
          ...(campaign.experiment === null
            ? []
            : [
                {
                  id: 'variants',
                  label: 'Variants',
                  content: <Variants campaign={campaign} counters={counters} experiment={experiment} />,
                },
              ]),
          { id: 'recipients', label: 'Recipients', content: <Recipients campaignId={campaign.id} /> },
          { id: 'left-out', label: 'Left out', content: <LeftOut campaignId={campaign.id} /> },
          { id: 'message', label: 'Message', content: <Message campaign={campaign} /> },
        ]}
      />
    </>
  );
}
