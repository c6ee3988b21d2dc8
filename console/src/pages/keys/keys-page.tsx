import { Page } from '../../parts/page.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { Activity } from './activity.tsx';
import { AuditLog } from './audit-log.tsx';
import { Keys } from './keys.tsx';

export function KeysPage() {
  return (
    <Page
      title="Keys and audit"
      lead="Who may call the service, and what was called."
      calls={[
        { skill: 'agent.listKeys', params: {} },
        { skill: 'dashboard.activity', params: {} },
        { skill: 'agent.auditLog', params: {} },
      ]}
    >
      <Tabs
        label="Keys and audit"
        tabs={[
          { id: 'keys', label: 'Keys', content: <Keys /> },
          { id: 'activity', label: 'Who did what', content: <Activity /> },
          { id: 'audit', label: 'Audit log', content: <AuditLog /> },
        ]}
      />
    </Page>
  );
}
