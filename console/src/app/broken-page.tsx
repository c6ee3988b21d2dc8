import { useRouteError } from 'react-router';
import { Button, LinkButton } from '../parts/button.tsx';
import { EmptyPage } from '../parts/empty-page.tsx';

/** A page that could not be loaded, usually because the service was updated since. */
export function BrokenPage() {
  const error = useRouteError();
  return (
    <div className="page">
      <EmptyPage
        icon="alert"
        title="This page could not be shown"
        action={
          <Button kind="primary" onPress={() => location.reload()}>
            Reload
          </Button>
        }
      >
        {error instanceof Error ? error.message : 'The service may have been updated. Reload to get the new version.'}
      </EmptyPage>
    </div>
  );
}

export function UnknownPage() {
  return (
    <div className="page">
      <EmptyPage icon="search" title="There is no such page" action={<LinkButton to="/">Overview</LinkButton>}>
        The address may be incomplete, or what it showed was deleted.
      </EmptyPage>
    </div>
  );
}
