import type { ReactNode } from 'react';
import type { ParamsOf } from '../service/client.ts';
import { type ItemOf, type ListName, usePages } from '../service/use-pages.ts';
import { EmptyPage } from './empty-page.tsx';
import { Search } from './field.tsx';
import type { IconName } from './icon.tsx';
import { Page } from './page.tsx';
import { PageTable } from './page-table.tsx';
import type { TableColumn } from './table.tsx';

interface ListPageProps<Name extends ListName> {
  readonly title: string;
  readonly lead: string;
  readonly skill: Name;
  readonly params: ParamsOf<Name>;
  /** The one button, in the head and on the empty page. */
  readonly create: ReactNode;
  readonly search?: { readonly label: string; readonly value: string; onChange(value: string): void };
  readonly idOf: (item: ItemOf<Name>) => string;
  readonly hrefOf?: (item: ItemOf<Name>) => string | null;
  readonly columns: readonly TableColumn<ItemOf<Name>>[];
  /** What the things are for, when there is none. */
  readonly empty: { readonly icon: IconName; readonly title: string; readonly text: string };
  readonly children?: ReactNode;
}

/** The page of one kind of thing: what it is for, a search by name, the list, and a new one. */
export function ListPage<Name extends ListName>(props: ListPageProps<Name>) {
  const { title, lead, skill, params, create, search, empty, children, ...table } = props;
  const pages = usePages(skill, params);
  return (
    <Page title={title} lead={lead} calls={[{ skill, params }]} actions={create}>
      {search !== undefined && (
        <div className="row">
          <Search {...search} />
        </div>
      )}
      <PageTable
        label={title}
        pages={pages}
        empty={
          <EmptyPage icon={empty.icon} title={empty.title} action={create}>
            {empty.text}
          </EmptyPage>
        }
        {...table}
      />
      {children}
    </Page>
  );
}
