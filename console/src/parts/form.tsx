import type { FormEvent, ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { type CallError, TernApiError } from '../service/client.ts';
import { ErrorNotice } from './error-notice.tsx';

interface FormProps {
  readonly onSubmit: () => void;
  /** The error of the call that the form makes: shown at its fields, by their names, or above. */
  readonly error?: CallError | null;
  /** With the gaps of a page, for a form of several sections. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function Form({ onSubmit, error = null, isWide = false, children }: FormProps) {
  const atFields = error instanceof TernApiError ? messagesOf(error) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <AriaForm className={isWide ? 'stack wide' : 'stack'} onSubmit={submit} validationErrors={atFields}>
      {error !== null && <ErrorNotice error={error} />}
      {children}
    </AriaForm>
  );
}

/** `/name` of a field error is the field `name`. */
function messagesOf({ fieldErrors }: TernApiError): Record<string, string> {
  return Object.fromEntries(fieldErrors.map(({ path, rule, fix }) => [path.slice(1).split('/')[0] ?? '', fix ?? rule]));
}
