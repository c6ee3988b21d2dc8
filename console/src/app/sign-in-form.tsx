import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Checkbox, TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Notice } from '../parts/notice.tsx';
import type { CallError } from '../service/client.ts';
import { signIn } from '../service/profiles.ts';

/** Signs in with a key. It stays in the memory of this tab, unless the person chooses a session. */
export function SignInForm({ onDone }: { readonly onDone?: () => void }) {
  const [key, setKey] = useState('');
  const [stay, setStay] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<CallError | null>(null);

  const submit = () => {
    setPending(true);
    signIn(key.trim(), { stay }).then(
      () => onDone?.(),
      (reason: unknown) => {
        setPending(false);
        setError(reason as CallError);
      },
    );
  };

  return (
    <Form onSubmit={submit}>
      {error !== null && <Notice tone="bad" title={error.message} />}
      <TextField
        label="API key"
        type="password"
        value={key}
        onChange={setKey}
        placeholder="tern_live_… or tern_test_…"
        isRequired
        isMono
        autoFocus
      />
      <Checkbox isSelected={stay} onChange={setStay}>
        Stay signed in on this computer for 12 hours
      </Checkbox>
      <Button kind="primary" type="submit" isPending={isPending}>
        Sign in
      </Button>
    </Form>
  );
}
