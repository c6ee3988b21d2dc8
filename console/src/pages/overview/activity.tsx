import { Badge, inWords } from '../../parts/badge.tsx';
import { PageLink } from '../../parts/button.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Section } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { skillInWords } from '../../parts/skill-words.ts';
import { DateTime } from '../../parts/values.tsx';
import { skillDocs } from '../../service/addresses.ts';
import { useSkill } from '../../service/use-skill.ts';

/** Who changed what: people and agents have keys of their own. */
export function Activity() {
  const activity = useSkill('dashboard.activity', { limit: 12 }, { poll: () => 30_000 });
  return (
    <Section title="Who did what" aside={<PageLink to="/keys?tab=activity">All calls</PageLink>}>
      <Loaded answer={activity} skeleton={<Skeleton height={240} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="card quiet">Calls that change the account are listed here, with the key that made them.</p>
          ) : (
            <ul className="card flush rows activity">
              {items.map(({ id, at, skill, key_name, key_id, rule_id, outcome }) => (
                <li key={id}>
                  <span className="truncate">
                    <a href={skillDocs(skill)} target="_blank" rel="noreferrer" className="plain-link">
                      {skillInWords(skill)}
                    </a>
                  </span>
                  <span className="row">
                    <span className="quiet">{key_name ?? key_id}</span>
                    {rule_id !== null && <Badge>Rule</Badge>}
                    {outcome !== 'ok' && <Badge tone="care">{inWords(outcome)}</Badge>}
                  </span>
                  <span className="quiet small number">
                    <DateTime at={at} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}
