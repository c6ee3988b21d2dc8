import { type ReactNode, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/page.tsx';
import type { ResultOf } from '../../service/client.ts';
import { formatNumber, formatPercent } from '../../service/locale.ts';
import { downloadExport, type ExportVerdict, verifyExport } from '../../service/verify-export.ts';

interface VerifyFileProps {
  /** The export that was just made, whose hashes the file must have. */
  readonly made: ResultOf<'compliance.export'> | undefined;
}

type State = { readonly share: number } | { readonly verdict: ExportVerdict } | { readonly error: string } | null;

/** Every hash is computed again in this browser; the file is sent to no one. */
export function VerifyFile({ made }: VerifyFileProps) {
  const [state, setState] = useState<State>(null);
  const verify = async (read: () => Promise<Blob>) => {
    setState({ share: 0 });
    try {
      const verdict = await verifyExport(await read(), (share) => setState({ share }));
      setState({ verdict });
    } catch (error) {
      setState({ error: (error as Error).message });
    }
  };
  const isBusy = state !== null && 'share' in state;
  return (
    <Section title="Verify a file">
      <div className="card stack">
        <p className="quiet">
          This browser computes every hash again and compares it. The file stays on this computer. NDJSON only;{' '}
          <code>tern verify-export</code> reads CSV as well.
        </p>
        <div className="row">
          <FileTrigger
            acceptedFileTypes={['.ndjson']}
            onSelect={(files) => {
              const file = files?.item(0);
              if (file != null) void verify(() => Promise.resolve(file));
            }}
          >
            <Button icon="upload" isPending={isBusy}>
              Choose a file
            </Button>
          </FileTrigger>
          {made !== undefined && (
            <Button isPending={isBusy} onPress={() => void verify(() => downloadExport(made.url))}>
              Verify the export just made
            </Button>
          )}
        </div>
        <div role="status" className="stack">
          {state !== null && 'share' in state && <p>Verifying: {formatPercent(state.share)}</p>}
          {state !== null && 'error' in state && <Notice tone="bad" title={state.error} />}
          {state !== null && 'verdict' in state && <Verdict verdict={state.verdict} made={made} />}
        </div>
      </div>
    </Section>
  );
}

function Verdict({ verdict, made }: VerifyFileProps & { readonly verdict: ExportVerdict }) {
  if (!verdict.ok)
    return (
      <Notice tone="bad" title={`Do not trust this file. Line ${formatNumber(verdict.line)}: ${verdict.problem}.`}>
        Every line before it is as it was written.
      </Notice>
    );
  const { sha256, seen } = verdict;
  const { consent, audit } = seen.heads;
  const isMade = made !== undefined && made.sha256 === sha256;
  return (
    <>
      <Notice tone="good" title="The file is as it was written." />
      <ol className="stack tight verified">
        <Step>
          {formatNumber(seen.entries)} entries match their hashes, and {formatNumber(seen.links)} more are there as
          hashes only.
        </Step>
        <Step>Each of them follows the one before it: none is missing, added or moved.</Step>
        {consent !== undefined && <Step>{headOf('The consent entries end', consent)}</Step>}
        {audit !== undefined && <Step>{headOf('The audit log ends', audit)}</Step>}
        <Step>The manifest lists all of it, and its checksum is the one of all bytes before it.</Step>
        <Step>
          SHA-256 of the file: <code>{sha256}</code>
          {isMade && ', as the service said when it made it'}
        </Step>
      </ol>
      {!isMade && (
        <p className="quiet">
          A file that was forged as a whole is consistent as well. Compare its SHA-256 with the one that{' '}
          <code>compliance.export</code> returned.
        </p>
      )}
    </>
  );
}

function headOf(log: string, { seq, hash }: { readonly seq: number; readonly hash: string }) {
  return (
    <>
      {log} at {formatNumber(seq)}: <code>{hash}</code>
    </>
  );
}

function Step({ children }: { readonly children: ReactNode }) {
  return (
    <li>
      <Icon name="check" />
      <span>{children}</span>
    </li>
  );
}
