import { claimsOf, type HashClaim, isErased } from '../audit/chain-entry.ts';
import { type EndRecord, type EntryRecord, type ExportedLog, type ExportRecord, readRecord } from './records.ts';

const NOTHING_LEFT: HashChecks = { claims: [], fileHash: null, otherwise: '' };

interface Section {
  seq: number;
  hash: string;
  entries: number;
  links: number;
}

export interface VerifiedExport {
  readonly entries: number;
  readonly links: number;
  /** The last position of each log in the file, to compare with the service. */
  readonly heads: Readonly<Partial<Record<ExportedLog, { readonly seq: number; readonly hash: string }>>>;
}

/** What is left to check of a record: hashes, which the caller computes as its platform does. */
export interface HashChecks {
  readonly claims: readonly HashClaim[];
  /** What the SHA-256 of all bytes before the record must be; null: anything. */
  readonly fileHash: string | null;
  /** The problem if one of them is another. */
  readonly otherwise: string;
}

export interface ExportVerifier {
  /** Checks the next record: a description of the problem, or what is left to check. */
  add(value: unknown): string | HashChecks;
  /** Ends the file: what is missing, or what the file contains. */
  finish(): { readonly ok: true; readonly seen: VerifiedExport } | { readonly ok: false; readonly problem: string };
}

/**
 * Verifies the records of a file against each other, in order, without any other source. It runs in
 * the service and in browsers, which hash in different ways.
 */
export function createExportVerifier(): ExportVerifier {
  const sections = new Map<ExportedLog, Section>();
  /** Erased entries by the id of the entry that must list them. */
  const erased = new Map<string, { id: string; seq: number }[]>();
  let begun = false;
  let ended = false;
  let current: ExportedLog | null = null;

  const checkEntry = (record: EntryRecord, section: Section): string | HashChecks => {
    const { seq, prev_hash: prevHash, hash, entry } = record;
    if (prevHash !== section.hash) return `entry ${seq} does not follow the one before it`;
    const claims = claimsOf(record.ledger, { seq, prevHash }, entry, hash);
    const otherwise = `entry ${seq} does not match its hash`;
    if (claims === null) return otherwise;
    if (record.ledger === 'consent') {
      if (isErased(entry)) {
        const by = String(entry.forgotten_by);
        erased.set(by, [...(erased.get(by) ?? []), { id: String(entry.id), seq }]);
      }
      if (entry.status === 'forgotten') {
        const named = new Set(erasedIdsOf(entry.evidence));
        const missing = (erased.get(String(entry.id)) ?? []).find(({ id }) => !named.has(id));
        if (missing !== undefined) return `entry ${missing.seq} was erased, but entry ${seq} does not list it`;
        erased.delete(String(entry.id));
      }
    }
    section.entries += 1;
    return { claims, fileHash: null, otherwise };
  };

  const checkEnd = ({ ledgers, sha256 }: EndRecord): string | HashChecks => {
    ended = true;
    for (const { ledger, entries, links, last_seq: lastSeq, hash, to_head: toHead } of ledgers) {
      const section = sections.get(ledger);
      if (section === undefined) return `the ${ledger} log is missing`;
      if (section.seq !== lastSeq || section.hash !== hash || section.entries !== entries || section.links !== links)
        return `the end of the ${ledger} log does not match the manifest`;
      const [unnamed] = ledger === 'consent' && toHead ? [...erased.values()].flat() : [];
      if (unnamed !== undefined) return `entry ${unnamed.seq} was erased, but no entry lists it`;
    }
    if (ledgers.length !== sections.size) return 'the file contains a log that the manifest does not list';
    const otherwise = 'the checksum does not match: the file was changed before this line';
    return { claims: [], fileHash: sha256, otherwise };
  };

  const checkRecord = (record: ExportRecord): string | HashChecks => {
    if (record.record === 'export') {
      if (begun) return 'a second export begins here';
      begun = true;
      return NOTHING_LEFT;
    }
    if (!begun) return 'the file does not begin with an export record';
    if (record.record === 'end') return checkEnd(record);
    const { ledger } = record;
    if (record.record === 'ledger') {
      if (sections.has(ledger)) return `the ${ledger} log begins twice`;
      sections.set(ledger, { seq: record.after_seq, hash: record.after_hash, entries: 0, links: 0 });
      current = ledger;
      return NOTHING_LEFT;
    }
    const section = sections.get(ledger);
    if (section === undefined || ledger !== current) return `a record of the ${ledger} log is out of place`;
    if (record.seq !== section.seq + 1) return `expected seq ${section.seq + 1}, found ${record.seq}`;
    const found = record.record === 'entry' ? checkEntry(record, section) : NOTHING_LEFT;
    if (record.record === 'link') section.links += 1;
    section.seq = record.seq;
    section.hash = record.hash;
    return found;
  };

  return {
    add: (value) => {
      if (ended) return 'there is data after the manifest';
      const record = readRecord(value);
      return record === null ? 'this is not a record of an export' : checkRecord(record);
    },
    finish: () => {
      if (!ended) return { ok: false, problem: 'the file is incomplete: the manifest is missing' };
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

function erasedIdsOf(evidence: unknown): unknown[] {
  const entries = typeof evidence === 'object' && evidence !== null && 'entries' in evidence ? evidence.entries : null;
  return Array.isArray(entries) ? entries : [];
}
