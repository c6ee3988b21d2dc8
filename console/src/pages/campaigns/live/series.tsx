import { Badge } from '../../../parts/badge.tsx';
import { PageLink } from '../../../parts/button.tsx';
import { NextActions } from '../../../parts/next-actions.tsx';
import { Section } from '../../../parts/page.tsx';
import { DateTime } from '../../../parts/values.tsx';
import { addresses } from '../../../service/addresses.ts';
import type { ResultOf } from '../../../service/client.ts';

type Series = NonNullable<ResultOf<'campaigns.get'>['series']>;

/** The campaigns that a series started or skipped, and the next time. */
export function SeriesOf({ series }: { readonly series: Series }) {
  return (
    <Section
      title="Series"
      aside={
        series.next_occurrence_at !== null && (
          <span className="quiet">
            Next <DateTime at={series.next_occurrence_at} />
          </span>
        )
      }
    >
      {series.occurrences.length === 0 ? (
        <p className="card quiet">Each occurrence is a campaign of its own, which is checked like a launch.</p>
      ) : (
        <ul className="card flush rows">
          {series.occurrences.map(({ occurrence_at, outcome, campaign_id, blockers }) => (
            <li key={occurrence_at} className="stack tight">
              <div className="row">
                <DateTime at={occurrence_at} />
                <Badge tone={outcome === 'started' ? 'good' : 'care'}>
                  {outcome === 'started' ? 'Started' : 'Skipped'}
                </Badge>
                {campaign_id !== null && <PageLink to={addresses.campaign(campaign_id)}>Open</PageLink>}
              </div>
              {blockers.map(({ code, message, next_actions }) => (
                <div key={code}>
                  {message}
                  <NextActions actions={next_actions} />
                </div>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
