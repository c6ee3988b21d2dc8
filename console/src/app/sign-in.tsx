import { useEffect, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { NewAccount } from './new-account.tsx';
import './shell.css';
import { SignInForm } from './sign-in-form.tsx';

export function SignIn({ notice }: { readonly notice: string | null }) {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    document.title = 'Sign in · Tern';
  }, []);
  return (
    <main className="sign-in">
      <div className="card stack">
        <h1>Tern</h1>
        {isNew ? (
          <NewAccount onBack={() => setNew(false)} />
        ) : (
          <>
            <p className="quiet">Sign in with a key of your account. Without the choice below, this tab forgets it.</p>
            {notice !== null && <Notice tone="care" title={notice} />}
            <SignInForm />
            <div className="row apart">
              <span className="quiet">No key yet?</span>
              <Button onPress={() => setNew(true)}>Create an account</Button>
            </div>
          </>
        )}
      </div>
    </main>
  );
}
