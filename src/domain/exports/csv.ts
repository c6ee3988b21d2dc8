import { guardCell, unguardCell } from './guard-cell.ts';
import type { ExportRecord } from './records.ts';

/** The columns of an entry, in order. Other fields of an entry are JSON in `more`. */
const ENTRY_COLUMNS = [
  'id',
  'tenant_id',
  'account_id',
  'contact_id',
  'phone',
  'status',
  'scope',
  'method',
  'source',
  'source_url',
  'disclosure_text_hash',
  'evidence',
  'actor',
  'rule_id',
  'captured_at',
  'received_at',
  'salt',
  'personal_hash',
  'forgotten_by',
  'key_id',
  'skill',
  'outcome',
  'params_hash',
  'request_id',
  'at',
] as const;

const COLUMNS = ['record', 'ledger', 'seq', 'prev_hash', 'hash', ...ENTRY_COLUMNS, 'more'] as const;
/** Every entry of a log has all of these columns, with or without a value. */
const OF_CONSENT: readonly string[] = ENTRY_COLUMNS.slice(0, 19);
const OF_AUDIT: readonly string[] = ['id', 'tenant_id', 'account_id', ...ENTRY_COLUMNS.slice(19)];

type Cell = string | null;

/** Has a byte order mark, without which spreadsheets do not detect UTF-8. */
export const CSV_HEADER = `\u{feff}${row(COLUMNS)}`;

/**
 * One record per row (RFC 4180). A missing value is an empty cell; an empty string is a pair of
 * quotes.
 */
export function csvLine(record: ExportRecord): string {
  const cells = new Map<string, Cell>([['record', record.record]]);
  if (record.record === 'entry' || record.record === 'link') {
    cells.set('ledger', record.ledger).set('seq', String(record.seq)).set('hash', record.hash);
  }
  if (record.record === 'entry') {
    cells.set('prev_hash', record.prev_hash);
    const known = record.ledger === 'consent' ? OF_CONSENT : OF_AUDIT;
    const more = Object.entries(record.entry).filter(([name]) => !known.includes(name));
    for (const name of known) cells.set(name, cellOf(name, record.entry[name]));
    if (more.length > 0) cells.set('more', JSON.stringify(Object.fromEntries(more)));
  } else if (record.record !== 'link') {
    const { record: _record, ...rest } = record;
    cells.set('more', JSON.stringify(rest));
  }
  return row(COLUMNS.map((name) => cells.get(name) ?? null));
}

/** Parses a row; undefined when it is not a row of an export. */
export function readCsvLine(text: string): unknown {
  const cells = readCells(text);
  if (cells === null || cells.length !== COLUMNS.length) return undefined;
  const fields: Record<string, Cell> = Object.fromEntries(COLUMNS.map((name, at) => [name, cells[at] ?? null]));
  const { record, ledger, seq, prev_hash, hash, more } = fields;
  try {
    const rest = more === null || more === undefined ? {} : (JSON.parse(more) as object);
    if (record === 'link') return { record, ledger, seq: Number(seq), hash };
    if (record !== 'entry') return { record, ...rest };
    const known = ledger === 'consent' ? OF_CONSENT : OF_AUDIT;
    const entry = Object.fromEntries(known.map((name) => [name, readCell(name, fields[name] ?? null)]));
    return { record, ledger, seq: Number(seq), prev_hash, hash, entry: { ...entry, ...rest } };
  } catch {
    return undefined;
  }
}

function cellOf(name: string, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' && name !== 'evidence' ? value : JSON.stringify(value);
}

function readCell(name: string, cell: Cell): unknown {
  return name === 'evidence' && cell !== null ? JSON.parse(cell) : cell;
}

function row(cells: readonly Cell[]): string {
  return `${cells.map((cell) => (cell === null ? '' : `"${guardCell(cell).replaceAll('"', '""')}"`)).join(',')}\r\n`;
}

const CELL = /(?:"((?:[^"]|"")*)"|)(,|\r\n$)/y;

function readCells(text: string): Cell[] | null {
  const cells: Cell[] = [];
  CELL.lastIndex = 0;
  for (let at = 0; at < text.length; at = CELL.lastIndex) {
    const match = CELL.exec(text);
    if (match === null) return null;
    cells.push(match[1] === undefined ? null : unguardCell(match[1].replaceAll('""', '"')));
  }
  return cells;
}
