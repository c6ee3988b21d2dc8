import { ProgressBar } from 'react-aria-components';
import { Badge, inWords } from '../../../parts/badge.tsx';
import { Button, LinkButton } from '../../../parts/button.tsx';
import { download } from '../../../parts/download.ts';
import { ErrorNotice } from '../../../parts/error-notice.tsx';
import { Figure, Figures } from '../../../parts/figure.tsx';
import { Section } from '../../../parts/page.tsx';
import { Table, type TableColumn } from '../../../parts/table.tsx';
import { counted } from '../../../parts/values.tsx';
import { formatNumber } from '../../../service/locale.ts';
import type { Sheet } from './read-file.ts';
import { rejectedFile } from './rejected-file.ts';
import type { ImportProgress, RejectedRow } from './run-import.ts';

interface ProgressProps {
  readonly sheet: Sheet;
  readonly progress: ImportProgress;
  onStop(): void;
}

const TITLES = { running: 'Importing', stopped: 'The import stopped', done: 'Imported' };

const COLUMNS: readonly TableColumn<RejectedRow>[] = [
  { id: 'row', label: 'Row', cell: ({ row }) => formatNumber(row), width: 90, isNumber: true },
  { id: 'code', label: 'Reason', cell: ({ code }) => <Badge tone="bad">{inWords(code)}</Badge> },
  { id: 'field', label: 'Field', cell: ({ field }) => inWords(field), width: 140 },
];

/** How far the import is, and the outcome of its rows. */
export function Progress({ sheet, progress, onStop }: ProgressProps) {
  const { state, processed, total, rejected, error } = progress;
  const save = () =>
    download(
      `rejected-${sheet.name.replace(/\.\w+$/, '')}.csv`,
      'text/csv;charset=utf-8',
      rejectedFile(sheet, rejected),
    );
  return (
    <div className="stack wide">
      <Section
        title={TITLES[state]}
        aside={
          state === 'running' ? (
            <Button icon="stop" onPress={onStop}>
              Stop
            </Button>
          ) : (
            <LinkButton to="/contacts" kind="primary">
              Show contacts
            </LinkButton>
          )
        }
      >
        <ProgressBar className="progress" value={processed} maxValue={total} aria-label="Rows">
          {({ percentage = 0 }) => (
            <>
              <span className="quiet">
                {formatNumber(processed)} of {counted(total, 'row')}
              </span>
              <div className="progress-track">
                <div className="progress-fill" style={{ width: `${percentage}%` }} />
              </div>
            </>
          )}
        </ProgressBar>
        {error !== null && <ErrorNotice error={error} />}
        <Figures>
          <Figure label="Created" value={progress.created} />
          <Figure label="Updated" value={progress.updated} />
          <Figure label="Unchanged" value={progress.unchanged} />
          <Figure label="Consent recorded" value={progress.consentRecorded} />
          <Figure label="Consent withheld" value={progress.consentWithheld} />
          <Figure label="Rejected" value={rejected.length} />
        </Figures>
      </Section>
      {rejected.length > 0 && (
        <Section
          title="Rejected rows"
          aside={
            <Button icon="download" onPress={save}>
              Download
            </Button>
          }
        >
          <Table
            label="Rejected rows"
            items={rejected}
            idOf={({ row, field }) => `${row} ${field}`}
            columns={COLUMNS}
          />
        </Section>
      )}
    </div>
  );
}
