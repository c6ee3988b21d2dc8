import { useState } from 'react';
import { inWords, StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { SelectField } from '../../parts/field.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { Count, DateTime } from '../../parts/values.tsx';
import { useCall } from '../../service/use-call.ts';
import { usePages } from '../../service/use-pages.ts';

const KINDS = [
  'campaigns',
  'recipients',
  'messages',
  'consent',
  'credit_entries',
  'conversions',
  'deliverability',
] as const;
type Kind = (typeof KINDS)[number];

const FORMATS = [
  { id: 'xlsx', label: 'Spreadsheet' },
  { id: 'csv', label: 'CSV' },
  { id: 'ndjson', label: 'NDJSON' },
] as const;
type Format = (typeof FORMATS)[number]['id'];

/** Rows to take along: CSV, NDJSON or a spreadsheet. */
export function Reports() {
  const [kind, setKind] = useState<Kind>('campaigns');
  const [format, setFormat] = useState<Format>('xlsx');
  const pages = usePages('reports.list', {}, { pollMs: 5_000 });
  const create = useCall('reports.create');
  const open = useCall('reports.get');
  const download = (id: string) =>
    open.mutate({ report_id: id }, { onSuccess: ({ url }) => url !== null && location.assign(url) });
  const error = create.error ?? open.error;
  return (
    <div className="stack">
      {error !== null && <ErrorNotice error={error} />}
      <div className="row">
        <SelectField
          label="Report"
          options={KINDS.map((id) => ({ id, label: inWords(id) }))}
          value={kind}
          onChange={(id) => setKind(id as Kind)}
        />
        <SelectField label="Format" options={FORMATS} value={format} onChange={(id) => setFormat(id as Format)} />
        <Button kind="primary" isPending={create.isPending} onPress={() => create.mutate({ kind, format })}>
          Make report
        </Button>
      </div>
      <PageTable
        label="Reports"
        pages={pages}
        idOf={({ report_id: id }) => id}
        columns={[
          { id: 'kind', label: 'Report', cell: ({ kind: each }) => inWords(each) },
          { id: 'state', label: 'State', width: 120, cell: ({ state }) => <StateBadge state={state} /> },
          {
            id: 'rows',
            label: 'Rows',
            width: 100,
            isNumber: true,
            isExtra: true,
            cell: ({ rows }) => <Count value={rows} />,
          },
          { id: 'at', label: 'Made', width: 140, isExtra: true, cell: ({ created_at: at }) => <DateTime at={at} /> },
          {
            id: 'get',
            label: 'File',
            width: 130,
            cell: ({ report_id: id, state, format: type }) =>
              state === 'completed' && (
                <Button kind="quiet" icon="download" onPress={() => download(id)}>
                  {type.toUpperCase()}
                </Button>
              ),
          },
        ]}
        empty={
          <EmptyPage icon="chart" title="No reports yet">
            A report has the rows behind the figures, for a spreadsheet or another program.
          </EmptyPage>
        }
      />
    </div>
  );
}
