import { Button } from '../../parts/button.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/page.tsx';
import { Count, DateTime } from '../../parts/values.tsx';
import { useCall } from '../../service/use-call.ts';
import './compliance.css';
import { VerifyFile } from './verify-file.tsx';

/** The hash chains over consent and calls: verified here, or from a file without this service. */
export function Ledgers() {
  const make = useCall('compliance.export');
  return (
    <div className="columns even">
      <Ledger ledger="consent" title="Consent entries" />
      <Ledger ledger="audit" title="Audit log" />
      <Export make={make} />
      <VerifyFile made={make.data} />
    </div>
  );
}

function Ledger({ ledger, title }: { readonly ledger: 'consent' | 'audit'; readonly title: string }) {
  const verify = useCall('compliance.verifyLedger');
  const { data, error } = verify;
  return (
    <Section title={title}>
      <div className="card stack">
        <p className="quiet">Each entry has the hash of the one before it, so that a changed or missing one shows.</p>
        {error !== null && <ErrorNotice error={error} />}
        {data !== undefined &&
          (data.ok ? (
            <Notice tone="good" title="The chain is complete.">
              <Count value={data.checked} /> entries, head <code>{data.head.hash.slice(0, 16)}</code>
            </Notice>
          ) : (
            <Notice tone="bad" title={`Entry ${data.first_bad_seq ?? ''} does not match its hash.`} />
          ))}
        <div className="row">
          <Button isPending={verify.isPending} onPress={() => verify.mutate({ ledger })}>
            Verify now
          </Button>
        </div>
      </div>
    </Section>
  );
}

function Export({ make }: { readonly make: ReturnType<typeof useCall<'compliance.export'>> }) {
  const { data, error } = make;
  return (
    <Section title="Export">
      <div className="card stack">
        <p className="quiet">
          All entries with their hashes in one file, which anyone can verify without this service: here, or with{' '}
          <code>tern verify-export</code>.
        </p>
        {error !== null && <ErrorNotice error={error} />}
        {data !== undefined && (
          <Notice tone="good" title={<a href={data.url}>Download the file</a>}>
            SHA-256: <code>{data.sha256.slice(0, 16)}</code>, the link ends <DateTime at={data.expires_at} />
          </Notice>
        )}
        <div className="row">
          <Button icon="download" isPending={make.isPending} onPress={() => make.mutate({ format: 'ndjson' })}>
            Make an export
          </Button>
        </div>
      </div>
    </Section>
  );
}
