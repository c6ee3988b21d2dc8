import { pageOfCall } from '../service/addresses.ts';
import type { NextAction } from '../service/client.ts';
import { openCall } from '../service/open-call.ts';
import { Button, LinkButton } from './button.tsx';
import './notice.css';
import { skillInWords } from './skill-words.ts';

/** Calls that help, each as a button that fills it in; the frame's dialog makes it. */
export function NextActions({ actions }: { readonly actions: readonly NextAction[] }) {
  if (actions.length === 0) return null;
  return (
    <ul className="next-actions">
      {actions.map((action) => (
        <li key={`${action.skill} ${JSON.stringify(action.params)}`}>
          <ActionButton action={action} />
          <span className="quiet">{action.why}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a page shows is opened there; any other call is made in the dialog. */
function ActionButton({ action }: { readonly action: NextAction }) {
  const page = action.needs === undefined ? pageOfCall(action.skill, action.params) : null;
  const label = skillInWords(action.skill);
  if (page !== null) return <LinkButton to={page}>{label}</LinkButton>;
  return <Button onPress={() => openCall(action)}>{label}</Button>;
}
