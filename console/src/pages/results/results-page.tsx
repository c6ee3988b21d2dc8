import { Page } from '../../parts/page.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { Attribution } from './attribution.tsx';
import { Funnel } from './funnel.tsx';
import { Period } from './period.tsx';
import { Reports } from './reports.tsx';

export function ResultsPage() {
  return (
    <Page
      title="Results"
      lead="How it went: delivery, clicks, conversions and what they earned."
      calls={[{ skill: 'analytics.overview', params: {} }]}
    >
      <Tabs
        label="Results"
        tabs={[
          { id: 'period', label: 'Overview', content: <Period /> },
          { id: 'funnel', label: 'Funnel', content: <Funnel /> },
          { id: 'attribution', label: 'Attribution', content: <Attribution /> },
          { id: 'reports', label: 'Reports', content: <Reports /> },
        ]}
      />
    </Page>
  );
}
