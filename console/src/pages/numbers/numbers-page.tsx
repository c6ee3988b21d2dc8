import { Page } from '../../parts/page.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { Numbers } from './numbers.tsx';
import { Programs } from './programs.tsx';
import { Registrations } from './registrations.tsx';

export function NumbersPage() {
  return (
    <Page
      title="Numbers"
      lead="What your messages come from, and what carriers know about it."
      calls={[
        { skill: 'phone-numbers.list', params: { state: 'active' } },
        { skill: 'compliance.registrations', params: {} },
      ]}
    >
      <Tabs
        label="Numbers"
        tabs={[
          { id: 'numbers', label: 'Numbers', content: <Numbers /> },
          { id: 'programs', label: 'Programs', content: <Programs /> },
          { id: 'registration', label: 'Registration', content: <Registrations /> },
        ]}
      />
    </Page>
  );
}
