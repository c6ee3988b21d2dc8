import type { ReactNode } from 'react';
import type { Pages } from '../service/use-pages.ts';
import { Button } from './button.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { Skeleton } from './skeleton.tsx';
import { Table, type TableColumn } from './table.tsx';

interface PageTableProps<Item> {
  readonly label: string;
  readonly pages: Pages<Item>;
  readonly idOf: (item: Item) => string;
  readonly columns: readonly TableColumn<Item>[];
  readonly hrefOf?: (item: Item) => string | null;
  readonly onRowAction?: (id: string) => void;
  readonly selection?: { readonly ids: ReadonlySet<string>; onChange(ids: ReadonlySet<string>): void };
  /** What stands here when nothing is listed. */
  readonly empty: ReactNode;
}

/** A list of the service as a table that reads on as it is scrolled. */
export function PageTable<Item extends object>({ pages, empty, ...table }: PageTableProps<Item>) {
  const { items, error, hasMore, isLoadingMore, loadMore, retry } = pages;
  if (items === undefined && error === null) return <Skeleton height={320} />;
  if (items === undefined || (items.length === 0 && error !== null))
    return (
      <div className="stack">
        {error !== null && <ErrorNotice error={error} />}
        <div className="row">
          <Button onPress={retry}>Try again</Button>
        </div>
      </div>
    );
  if (items.length === 0) return empty;
  return <Table items={items} hasMore={hasMore} isLoadingMore={isLoadingMore} loadMore={loadMore} {...table} />;
}
