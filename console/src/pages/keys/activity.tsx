import { Badge } from '../../parts/badge.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { SelectField } from '../../parts/field.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { skillInWords } from '../../parts/skill-words.ts';
import { formatDateTime } from '../../service/locale.ts';
import { useMayManage } from '../../service/profiles.ts';
import { usePages } from '../../service/use-pages.ts';
import { useParam } from '../../service/use-param.ts';
import { useSkill } from '../../service/use-skill.ts';

const ANY = 'any';

/** What each key changed, the last call first: people and agents have keys of their own. */
export function Activity() {
  const [key, setKey] = useParam('key', ANY);
  const keys = useSkill('agent.listKeys', { limit: 200 }, { enabled: useMayManage() });
  const options = [
    { id: ANY, label: 'Every key' },
    ...(keys.data?.items ?? []).map(({ id, name }) => ({ id, label: name ?? id })),
  ];
  const pages = usePages('dashboard.activity', key === ANY ? {} : { key_id: key }, { pollMs: 10_000 });
  return (
    <div className="stack">
      <div className="row">
        <SelectField label="Key" options={options} value={key} onChange={setKey} isCompact />
      </div>
      <PageTable
        label="What was done"
        pages={pages}
        idOf={({ id }) => id}
        columns={[
          { id: 'what', label: 'What was done', cell: ({ skill }) => skillInWords(skill) },
          { id: 'who', label: 'Key', isExtra: true, cell: ({ key_name, key_id }) => key_name ?? key_id },
          {
            id: 'rule',
            label: 'By a rule',
            width: 110,
            isExtra: true,
            cell: ({ rule_id }) => rule_id !== null && <Badge>Rule</Badge>,
          },
          { id: 'at', label: 'Time', width: 190, cell: ({ at }) => formatDateTime(at) },
        ]}
        empty={
          <EmptyPage icon="audit" title="Nothing was changed">
            Calls that change the account are listed here, with the key that made them.
          </EmptyPage>
        }
      />
    </div>
  );
}
