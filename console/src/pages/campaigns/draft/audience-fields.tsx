import { Choice } from '../../../parts/choice.tsx';
import { MultiSelect } from '../../../parts/multi-select.tsx';
import { Section } from '../../../parts/page.tsx';
import { useSkill } from '../../../service/use-skill.ts';
import type { Chosen, Draft } from './draft.ts';

export interface DraftFieldsProps {
  readonly draft: Draft;
  change(part: Partial<Draft>): void;
}

const WHO = [
  { id: 'chosen', label: 'Chosen groups' },
  { id: 'everyone', label: 'All contacts' },
];

/** Contacts in any of the groups, without those in the groups that are left out. */
export function AudienceFields({ draft, change }: DraftFieldsProps) {
  return (
    <Section
      title="Audience"
      aside={
        <Choice
          label="Audience"
          options={WHO}
          value={draft.everyone ? 'everyone' : 'chosen'}
          onChange={(value) => change({ everyone: value === 'everyone' })}
        />
      }
    >
      <div className="card stack">
        {!draft.everyone && (
          <Groups title="Send to" chosen={draft.include} onChange={(include) => change({ include })} />
        )}
        <Groups title="Leave out" chosen={draft.exclude} onChange={(exclude) => change({ exclude })} />
        <p className="quiet small">
          People without consent, on suppression lists, or who got too many messages are left out by the service. The
          checks below say how many, and why.
        </p>
      </div>
    </Section>
  );
}

interface GroupsProps {
  readonly title: string;
  readonly chosen: Chosen;
  onChange(chosen: Chosen): void;
}

function Groups({ title, chosen, onChange }: GroupsProps) {
  const lists = useSkill('lists.list', { kind: 'audience', limit: 200 });
  const tags = useSkill('tags.list', { limit: 200 });
  const segments = useSkill('segments.list', { limit: 200 });
  const optionsOf = (items: readonly { id: string; name: string; count?: number }[] = []) =>
    items.map(({ id, name, count }) => ({ id, label: count === undefined ? name : `${name} (${count})` }));
  return (
    <div className="pair">
      <MultiSelect
        label={`${title}: lists`}
        options={optionsOf(lists.data?.items)}
        value={chosen.lists}
        onChange={(value) => onChange({ ...chosen, lists: value })}
        placeholder="No list"
      />
      <MultiSelect
        label={`${title}: tags`}
        options={optionsOf(tags.data?.items)}
        value={chosen.tags}
        onChange={(value) => onChange({ ...chosen, tags: value })}
        placeholder="No tag"
      />
      <MultiSelect
        label={`${title}: segments`}
        options={optionsOf(segments.data?.items)}
        value={chosen.segments}
        onChange={(value) => onChange({ ...chosen, segments: value })}
        placeholder="No segment"
      />
    </div>
  );
}
