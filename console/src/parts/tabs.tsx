import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { useSearchParams } from 'react-router';
import './tabs.css';

export interface TabEntry {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** The views of one thing. The chosen one stands in the address, so that it can be shared. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly TabEntry[] }) {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('tab') ?? tabs[0]?.id ?? '';
  const choose = (id: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === tabs[0]?.id) next.delete('tab');
        else next.set('tab', id);
        return next;
      },
      { replace: true },
    );
  return (
    <AriaTabs className="tabs" selectedKey={chosen} onSelectionChange={(key) => choose(String(key))}>
      <TabList className="tab-list" aria-label={label}>
        {tabs.map(({ id, label: name }) => (
          <Tab key={id} id={id} className="tab">
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="tab-panel">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
