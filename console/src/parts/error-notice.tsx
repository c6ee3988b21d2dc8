import { type CallError, TernApiError, TernConnectionError } from '../service/client.ts';
import { NextActions } from './next-actions.tsx';
import { Notice } from './notice.tsx';

/** Why a call was refused, and the calls that help. */
export function ErrorNotice({ error }: { readonly error: CallError }) {
  if (error instanceof TernConnectionError)
    return (
      <Notice tone="bad" title="Tern did not answer">
        Check your connection and try again.
      </Notice>
    );
  if (!(error instanceof TernApiError)) return <Notice tone="bad" title={error.message} />;
  return (
    <Notice tone="bad" title={error.message}>
      {error.fieldErrors.length > 0 && (
        <ul>
          {error.fieldErrors.map(({ path, rule, fix }) => (
            <li key={`${path} ${rule}`}>
              <code>{path.slice(1).replaceAll('/', ' › ')}</code> {fix ?? rule}
            </li>
          ))}
        </ul>
      )}
      <NextActions actions={error.nextActions} />
      {error.requestId !== null && <p className="quiet small">Request {error.requestId}</p>}
    </Notice>
  );
}
