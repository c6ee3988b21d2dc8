import { RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router';
import { CurrentProfile, useSignedIn } from '../service/profiles.ts';
import { Shell } from './shell.tsx';
import { SignIn } from './sign-in.tsx';

/** The address stays while a person signs in, so that a link leads to its page afterwards. */
export function Frame() {
  const navigate = useNavigate();
  const { profiles, currentId, notice } = useSignedIn();
  const profile = profiles.find(({ id }) => id === currentId);
  return (
    <RouterProvider navigate={(to, options) => void navigate(to, options)} useHref={useHref}>
      {profile === undefined ? (
        <SignIn notice={notice} />
      ) : (
        <CurrentProfile value={profile}>
          <Shell key={profile.id} />
        </CurrentProfile>
      )}
    </RouterProvider>
  );
}
