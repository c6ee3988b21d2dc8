import { NavLink } from 'react-router';
import { Icon } from '../parts/icon.tsx';
import type { SubjectGroup } from '../parts/subject.ts';
import { useSubjects } from './use-subjects.ts';

const GROUPS: readonly (readonly [SubjectGroup, string])[] = [
  ['start', ''],
  ['messaging', 'Messaging'],
  ['audience', 'Audience'],
  ['results', 'Results'],
  ['control', 'Control'],
  ['account', 'Account'],
];

/** The subjects of the console, in groups. */
export function Navigation() {
  const shown = useSubjects();
  return (
    <nav className="navigation" aria-label="Console">
      {GROUPS.map(([group, title]) => {
        const entries = shown.filter((subject) => subject.group === group);
        return entries.length === 0 ? null : (
          <div key={group}>
            {title !== '' && <h2>{title}</h2>}
            <ul>
              {entries.map(({ path, label, icon, useWaiting }) => (
                <li key={path}>
                  <NavLink to={`/${path}`} end={path === ''}>
                    <Icon name={icon} />
                    {label}
                    {useWaiting !== undefined && <Waiting useWaiting={useWaiting} />}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

function Waiting({ useWaiting }: { readonly useWaiting: () => number }) {
  const count = useWaiting();
  if (count === 0) return null;
  return (
    <span className="nav-count">
      {count}
      <span className="hidden-visually"> waiting</span>
    </span>
  );
}
