import { Page } from '../../parts/page.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { Ledgers } from './ledgers.tsx';
import { SendingRules } from './sending-rules.tsx';
import { Setup } from './setup.tsx';
import { Suppress } from './suppress.tsx';

export function CompliancePage() {
  return (
    <Page
      title="Compliance"
      lead="What may be sent, when, to whom, and the proof of it."
      calls={[{ skill: 'compliance.setupStatus', params: {} }]}
    >
      <Tabs
        label="Compliance"
        tabs={[
          { id: 'setup', label: 'Setup', content: <Setup /> },
          { id: 'rules', label: 'Hours and caps', content: <SendingRules /> },
          { id: 'suppress', label: 'Suppress', content: <Suppress /> },
          { id: 'proof', label: 'Proof', content: <Ledgers /> },
        ]}
      />
    </Page>
  );
}
