import { useState } from 'react';
import { inWords, StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { Page } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import type { TableColumn } from '../../parts/table.tsx';
import { DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import type { ParamsOf } from '../../service/client.ts';
import { type ItemOf, usePages } from '../../service/use-pages.ts';
import { useParam } from '../../service/use-param.ts';
import { NewCampaign } from './new-campaign.tsx';

type Item = ItemOf<'campaigns.list'>;

const COLUMNS: readonly TableColumn<Item>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => name },
  { id: 'state', label: 'State', cell: ({ state }) => <StateBadge state={state} />, width: 120 },
  { id: 'purpose', label: 'Purpose', cell: ({ purpose }) => inWords(purpose), width: 130, isExtra: true },
  {
    id: 'content',
    label: 'Message',
    cell: ({ body, template_id }) => (
      <span className="quiet">{body ?? (template_id === null ? 'Variants' : 'Template')}</span>
    ),
    isExtra: true,
  },
  {
    id: 'at',
    label: 'Launched',
    cell: ({ launched_at, send_at }) =>
      launched_at === null && send_at === null ? (
        <span className="quiet">–</span>
      ) : (
        <DateTime at={launched_at ?? send_at} />
      ),
    width: 130,
    isExtra: true,
  },
];

const ALL = 'all';
const STATES = [
  { id: ALL, label: 'All' },
  { id: 'draft', label: 'Drafts' },
  { id: 'scheduled', label: 'Scheduled' },
  { id: 'running', label: 'Running' },
  { id: 'paused', label: 'Paused' },
  { id: 'completed', label: 'Completed' },
];

/** Messages to many people at once. */
export function CampaignsPage() {
  const [state, setState] = useParam('state', ALL);
  const [isNew, setNew] = useState(false);
  const params: ParamsOf<'campaigns.list'> =
    state === ALL ? {} : { state: state as ParamsOf<'campaigns.list'>['state'] };
  const pages = usePages('campaigns.list', params, { pollMs: 10_000 });
  const create = (
    <Button kind="primary" icon="plus" onPress={() => setNew(true)}>
      New campaign
    </Button>
  );
  return (
    <Page title="Campaigns" calls={[{ skill: 'campaigns.list', params }]} actions={create}>
      <div className="stack">
        <Choice label="State" options={STATES} value={state} onChange={setState} />
        <PageTable
          label="Campaigns"
          pages={pages}
          columns={COLUMNS}
          idOf={({ id }) => id}
          hrefOf={({ id }) => addresses.campaign(id)}
          empty={
            <EmptyPage
              icon="campaign"
              title={state === ALL ? 'No campaigns yet' : 'No campaign is in this state'}
              action={create}
            >
              A campaign sends one message, or variants of it, to a list, a tag or a segment. Before it is launched you
              see who gets it, who does not and why, and what it costs.
            </EmptyPage>
          }
        />
      </div>
      {isNew && <NewCampaign onClose={() => setNew(false)} />}
    </Page>
  );
}
