import type { NextAction } from '../service/client.ts';
import { openCall } from '../service/open-call.ts';
import { Button } from './button.tsx';
import './notice.css';
import { skillInWords } from './skill-words.ts';

/** Calls that help, each as a button that fills it in; the frame's dialog makes it. */
export function NextActions({ actions }: { readonly actions: readonly NextAction[] }) {
  if (actions.length === 0) return null;
  return (
    <ul className="next-actions">
      {actions.map((action) => (
        <li key={`${action.skill} ${JSON.stringify(action.params)}`}>
          <Button onPress={() => openCall(action)}>{skillInWords(action.skill)}</Button>
          <span className="quiet">{action.why}</span>
        </li>
      ))}
    </ul>
  );
}
