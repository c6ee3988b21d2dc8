import { entryHolds, isErased } from '../ledger-entry.ts';
import { type EndRecord, type EntryRecord, type ExportedLedger, type ExportRecord, readRecord } from './records.ts';

interface Section {
  seq: number;
  hash: string;
  entries: number;
  links: number;
}

export interface VerifiedExport {
  readonly entries: number;
  readonly links: number;
  /** Where each ledger ends in the file: to be held against what the service says. */
  readonly heads: Readonly<Partial<Record<ExportedLedger, { readonly seq: number; readonly hash: string }>>>;
}

export interface ExportVerifier {
  /** What is wrong with the next record, or null. `digest` is the SHA-256 of the bytes before it. */
  take(value: unknown, digest: () => string): string | null;
  /** What is missing at the end, or what was seen. */
  finish(): { readonly ok: true; readonly seen: VerifiedExport } | { readonly ok: false; readonly problem: string };
}

/** Holds the records of a file against each other, in their order and without anything else. */
export function createExportVerifier(): ExportVerifier {
  const sections = new Map<ExportedLedger, Section>();
  /** Erased entries by the entry that has to name them. */
  const erased = new Map<string, { id: string; seq: number }[]>();
  let begun = false;
  let ended = false;
  let current: ExportedLedger | null = null;

  const takeEntry = (record: EntryRecord, section: Section): string | null => {
    const { seq, prev_hash: prevHash, hash, entry } = record;
    if (prevHash !== section.hash) return `entry ${seq} does not follow the one before it`;
    if (!entryHolds({ seq, prevHash }, entry, hash)) return `entry ${seq} is not what its hash was made of`;
    if (record.ledger === 'consent') {
      if (isErased(entry)) {
        const by = String(entry.forgotten_by);
        erased.set(by, [...(erased.get(by) ?? []), { id: String(entry.id), seq }]);
      }
      if (entry.status === 'forgotten') {
        const named = new Set(namedBy(entry.evidence));
        const missing = (erased.get(String(entry.id)) ?? []).find(({ id }) => !named.has(id));
        if (missing !== undefined) return `entry ${missing.seq} was erased, and entry ${seq} does not say so`;
        erased.delete(String(entry.id));
      }
    }
    section.entries += 1;
    return null;
  };

  const takeEnd = ({ ledgers, sha256 }: EndRecord, digest: () => string): string | null => {
    ended = true;
    for (const { ledger, entries, links, last_seq: lastSeq, hash, to_head: toHead } of ledgers) {
      const section = sections.get(ledger);
      if (section === undefined) return `the ${ledger} ledger is missing`;
      if (section.seq !== lastSeq || section.hash !== hash || section.entries !== entries || section.links !== links)
        return `the ${ledger} ledger ends elsewhere than the manifest says`;
      const [unnamed] = ledger === 'consent' && toHead ? [...erased.values()].flat() : [];
      if (unnamed !== undefined) return `entry ${unnamed.seq} was erased, and no entry says so`;
    }
    if (ledgers.length !== sections.size) return 'there is a ledger of which the manifest does not know';
    return digest() === sha256 ? null : 'something before this line was changed: the checksum is another one';
  };

  const takeRecord = (record: ExportRecord, digest: () => string): string | null => {
    if (record.record === 'export') {
      if (begun) return 'a second file begins here';
      begun = true;
      return null;
    }
    if (!begun) return 'the file does not begin with its head';
    if (record.record === 'end') return takeEnd(record, digest);
    const { ledger } = record;
    if (record.record === 'ledger') {
      if (sections.has(ledger)) return `the ${ledger} ledger begins twice`;
      sections.set(ledger, { seq: record.after_seq, hash: record.after_hash, entries: 0, links: 0 });
      current = ledger;
      return null;
    }
    const section = sections.get(ledger);
    if (section === undefined || ledger !== current) return `this is no place for the ${ledger} ledger`;
    if (record.seq !== section.seq + 1) return `place ${section.seq + 1} is expected and this is ${record.seq}`;
    const problem = record.record === 'entry' ? takeEntry(record, section) : null;
    if (record.record === 'link') section.links += 1;
    section.seq = record.seq;
    section.hash = record.hash;
    return problem;
  };

  return {
    take: (value, digest) => {
      if (ended) return 'something follows the manifest';
      const record = readRecord(value);
      return record === null ? 'this is no record of an export' : takeRecord(record, digest);
    },
    finish: () => {
      if (!ended) return { ok: false, problem: 'the file was cut: it ends without its manifest' };
      const all = [...sections.values()];
      return {
        ok: true,
        seen: {
          entries: all.reduce((sum, { entries }) => sum + entries, 0),
          links: all.reduce((sum, { links }) => sum + links, 0),
          heads: Object.fromEntries([...sections].map(([ledger, { seq, hash }]) => [ledger, { seq, hash }])),
        },
      };
    },
  };
}

function namedBy(evidence: unknown): unknown[] {
  const entries = typeof evidence === 'object' && evidence !== null && 'entries' in evidence ? evidence.entries : null;
  return Array.isArray(entries) ? entries : [];
}
