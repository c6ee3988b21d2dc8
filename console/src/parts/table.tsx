import { type ReactNode, useMemo } from 'react';
import {
  Table as AriaTable,
  Cell,
  Collection,
  Column,
  Row,
  type Selection,
  TableBody,
  TableHeader,
  TableLayout,
  TableLoadMoreItem,
  Virtualizer,
} from 'react-aria-components';
import { Checkbox } from './field.tsx';
import { NARROW, useMedia } from './media.ts';
import './table.css';

export interface TableColumn<Item> {
  readonly id: string;
  readonly label: string;
  readonly cell: (item: Item) => ReactNode;
  /** Pixels, or a share of what is left. Default: `1fr`. */
  readonly width?: number | `${number}fr`;
  /** Aligned to the right, so that digits stand below each other. */
  readonly isNumber?: boolean;
  /** Left out where the screen is narrow. */
  readonly isExtra?: boolean;
}

interface TableProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  /** The first one names the row. One array for all renders, so that rows are kept. */
  readonly columns: readonly TableColumn<Item>[];
  /** The page of a row. */
  readonly hrefOf?: (item: Item) => string | null;
  readonly onRowAction?: (id: string) => void;
  readonly selection?: { readonly ids: ReadonlySet<string>; onChange(ids: ReadonlySet<string>): void };
  readonly hasMore?: boolean;
  readonly isLoadingMore?: boolean;
  readonly loadMore?: () => void;
}

const ROW = 41;
const HEAD = 37;
const SELECT = 'select';

/** Rows of one height, of which only those on the screen exist, so that ten thousand scroll. */
export function Table<Item extends object>(props: TableProps<Item>) {
  const { label, items, idOf, columns, hrefOf, onRowAction, selection, hasMore, isLoadingMore, loadMore } = props;
  const isNarrow = useMedia(NARROW);
  const shown = useMemo(() => columns.filter(({ isExtra }) => !(isNarrow && isExtra)), [columns, isNarrow]);
  const isSelectable = selection !== undefined;
  const height = HEAD + items.length * ROW + (hasMore ? ROW : 0) + 2;
  const onSelection = (keys: Selection) =>
    selection?.onChange(keys === 'all' ? new Set(items.map(idOf)) : new Set([...keys].map(String)));
  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: ROW, headingHeight: HEAD, loaderHeight: ROW }}>
      <AriaTable
        aria-label={label}
        className="table"
        style={{ height }}
        selectionMode={selection === undefined ? 'none' : 'multiple'}
        {...(selection === undefined ? {} : { selectedKeys: selection.ids, onSelectionChange: onSelection })}
        {...(onRowAction === undefined ? {} : { onRowAction: (key) => onRowAction(String(key)) })}
      >
        <TableHeader>
          {isSelectable && (
            <Column id={SELECT} width={44} className="table-column">
              <Checkbox slot="selection" />
            </Column>
          )}
          <Collection items={shown}>
            {({ id, label: head, width, isNumber }) => (
              <Column
                id={id}
                isRowHeader={id === shown[0]?.id}
                width={width ?? '1fr'}
                minWidth={48}
                className={isNumber ? 'table-column number' : 'table-column'}
              >
                {head}
              </Column>
            )}
          </Collection>
        </TableHeader>
        <TableBody>
          <Collection items={items} dependencies={[shown, isSelectable]}>
            {(item) => (
              <Row
                id={idOf(item)}
                className="table-row"
                textValue={idOf(item)}
                {...(hrefOf === undefined ? {} : { href: hrefOf(item) ?? undefined })}
              >
                {isSelectable && (
                  <Cell className="table-cell">
                    <Checkbox slot="selection" />
                  </Cell>
                )}
                <Collection items={shown}>
                  {({ cell, isNumber }) => (
                    <Cell className={isNumber ? 'table-cell number' : 'table-cell'}>
                      <span className="truncate">{cell(item)}</span>
                    </Cell>
                  )}
                </Collection>
              </Row>
            )}
          </Collection>
          {hasMore && (
            <TableLoadMoreItem onLoadMore={loadMore} isLoading={isLoadingMore ?? false}>
              <span className="quiet table-more">Loading more</span>
            </TableLoadMoreItem>
          )}
        </TableBody>
      </AriaTable>
    </Virtualizer>
  );
}
