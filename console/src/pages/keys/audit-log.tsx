import { useState } from 'react';
import { Badge } from '../../parts/badge.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { Search } from '../../parts/field.tsx';
import { KeyName } from '../../parts/key-name.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { DateTime } from '../../parts/values.tsx';
import { useDeferred } from '../../service/use-deferred.ts';
import { usePages } from '../../service/use-pages.ts';

/** Every call that changed something or sent data out, in a chain of hashes. */
export function AuditLog() {
  const [skill, setSkill] = useState('');
  const settled = useDeferred(skill);
  const pages = usePages('agent.auditLog', settled === '' ? {} : { skill: settled });
  return (
    <div className="stack">
      <div className="row">
        <Search label="Skill, such as campaigns.launch" value={skill} onChange={setSkill} />
      </div>
      <PageTable
        label="Audit log"
        pages={pages}
        idOf={({ id }) => id}
        columns={[
          { id: 'skill', label: 'Skill', cell: ({ skill: name }) => <code>{name}</code> },
          {
            id: 'actor',
            label: 'Key',
            isExtra: true,
            cell: ({ actor }) => (actor.startsWith('key_') ? <KeyName id={actor} /> : actor),
          },
          { id: 'at', label: 'Time', width: 150, cell: ({ at }) => <DateTime at={at} /> },
          {
            id: 'chain',
            label: 'Chain',
            width: 170,
            isExtra: true,
            cell: ({ sealed, hash }) =>
              sealed ? <code>{hash?.slice(0, 12)}</code> : <Badge>not in the chain yet</Badge>,
          },
        ]}
        empty={
          <EmptyPage icon="audit" title="No calls">
            Calls that change something appear here.
          </EmptyPage>
        }
      />
    </div>
  );
}
