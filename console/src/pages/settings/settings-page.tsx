import { Page, Section } from '../../parts/page.tsx';
import { Calendar } from './calendar.tsx';

export function SettingsPage() {
  return (
    <Page title="Settings" lead="What applies to the whole account." calls={[{ skill: 'agent.whoami', params: {} }]}>
      <Section title="Days and weeks">
        <Calendar />
      </Section>
    </Page>
  );
}
