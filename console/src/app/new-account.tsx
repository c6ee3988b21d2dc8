import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Notice } from '../parts/notice.tsx';
import { type CallError, callWithKey } from '../service/client.ts';
import { signIn } from '../service/profiles.ts';

/** Creates an account, shows its key once and signs in with it. */
export function NewAccount({ onBack }: { readonly onBack: () => void }) {
  const [name, setName] = useState('');
  const [key, setKey] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<CallError | null>(null);

  const create = () => {
    setPending(true);
    callWithKey(null)('agent.provision', { name, source: 'console' })
      .then(
        ({ api_key }) => setKey(api_key ?? ''),
        (reason: unknown) => setError(reason as CallError),
      )
      .finally(() => setPending(false));
  };

  if (key !== null)
    return (
      <>
        <Notice tone="good" title="Your account is ready">
          Store this key now: it is shown only once, and it is how you and your agents sign in.
        </Notice>
        <p className="new-key">{key}</p>
        <div className="row apart">
          <Button
            icon={isCopied ? 'check' : 'copy'}
            onPress={() => void navigator.clipboard.writeText(key).then(() => setCopied(true))}
          >
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
          <Button kind="primary" onPress={() => void signIn(key, { stay: false })}>
            Continue
          </Button>
        </div>
      </>
    );
  return (
    <Form onSubmit={create} error={error}>
      <TextField
        label="Name of the account"
        name="name"
        description="Usually your company. You can try everything with simulated phones first."
        value={name}
        onChange={setName}
        maxLength={200}
        isRequired
        autoFocus
      />
      <div className="row apart">
        <Button kind="quiet" onPress={onBack}>
          Back
        </Button>
        <Button kind="primary" type="submit" isPending={isPending}>
          Create account
        </Button>
      </div>
    </Form>
  );
}
