import { dateOfSerial } from './number-formats.ts';
import type { Workbook } from './workbook.ts';
import { WorkbookError } from './workbook-error.ts';
import { attributeOf, readXml } from './xml.ts';

/** A number, a boolean, or text; dates are text as `dateOfSerial` writes them. */
export type CellValue = string | number | boolean;

export interface SheetRow {
  /** The number that the spreadsheet shows: empty rows and the header count. */
  readonly row: number;
  /** By column from A; an empty string for an empty cell. */
  readonly values: readonly CellValue[];
}

/** More columns are no list of contacts. */
const MAX_COLUMNS = 1_000;
/** Limit of Excel. */
const MAX_ROWS = 1_048_576;

/**
 * The sheet of this name, whatever its case, or the first one. Throws `WorkbookError` with the
 * names of all.
 */
export function findSheet(
  { sheets }: Workbook,
  name: string | undefined,
): { readonly path: string; readonly name: string } {
  const found =
    name === undefined ? sheets[0] : sheets.find((sheet) => sheet.name.toLowerCase() === name.trim().toLowerCase());
  if (found !== undefined) return found;
  throw new WorkbookError(
    `The workbook has no sheet ${name}. Sheets: ${sheets.map((sheet) => sheet.name).join(', ')}.`,
  );
}

/** What is read of a cell before its end. */
interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  text: string;
}

/**
 * The rows of a sheet that have a value, in order. Of a formula its stored result counts, of merged
 * cells the first one; an error is an empty cell.
 */
export async function* readSheetRows(workbook: Workbook, path: string): AsyncGenerator<SheetRow> {
  let row = 0;
  let values: CellValue[] = [];
  let next = 0;
  let cell: OpenCell | null = null;
  let isValue = false;
  let aids = 0;
  for await (const event of readXml(workbook.archive.read(path))) {
    if (event.kind === 'text') {
      if (isValue && aids === 0 && cell !== null) cell.text += event.text;
      continue;
    }
    const { name } = event;
    if (name === 'v' || name === 't') isValue = event.kind === 'open' && cell !== null;
    else if (name === 'rPh') aids += event.kind === 'open' ? 1 : -1;
    else if (name === 'row' && event.kind === 'open') {
      row = numberOf(attributeOf(event.attributes, 'r')) ?? row + 1;
      if (row > MAX_ROWS) throw new WorkbookError('The sheet has more rows than a sheet can have.');
      [values, next] = [[], 0];
    } else if (name === 'row') {
      if (values.some((value) => value !== '')) yield { row, values };
    } else if (name === 'c' && event.kind === 'open') {
      const column = columnOf(attributeOf(event.attributes, 'r')) ?? next;
      if (column >= MAX_COLUMNS) throw new WorkbookError(`The sheet has more than ${MAX_COLUMNS} columns.`);
      const style = numberOf(attributeOf(event.attributes, 's')) ?? 0;
      cell = { column, type: attributeOf(event.attributes, 't') ?? 'n', style, text: '' };
    } else if (name === 'c' && cell !== null) {
      while (values.length < cell.column) values.push('');
      values[cell.column] = cellValue(cell, workbook);
      next = cell.column + 1;
      cell = null;
    }
  }
}

function numberOf(text: string | null): number | null {
  const number = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** 0 for `A7`, 26 for `AA7`. */
function columnOf(reference: string | null): number | null {
  const letters = /^[A-Z]{1,3}/i.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellValue({ type, style, text }: OpenCell, { strings, kinds, dates }: Workbook): CellValue {
  switch (type) {
    case 's':
      return withoutEscapes(strings[Number(text)] ?? '');
    case 'inlineStr':
    case 'str':
      return withoutEscapes(text);
    case 'b':
      return text.trim() === '1' || text.trim() === 'true';
    case 'e':
      return '';
    case 'd':
      return text.replace(/T00:00:00(?:\.0+)?Z?$/, '');
    default:
      return numberValue(text.trim(), kinds[style] ?? 'number', dates);
  }
}

function numberValue(text: string, kind: Workbook['kinds'][number], dates: 1900 | 1904): CellValue {
  const number = text === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(number)) return text;
  if (kind === 'date') return dateOfSerial(number, dates) ?? number;
  if (kind !== 'number' && Number.isSafeInteger(number) && number >= 0) return text.padStart(kind.digits, '0');
  // Excel computes with 15 digits: 0.1 + 0.2 is stored as 0.30000000000000004.
  return Number.isInteger(number) ? number : Number(number.toPrecision(15));
}

/** `_x000D_` stands for a character that XML does not allow (ECMA-376-1, 22.9.2.19). */
function withoutEscapes(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([\dA-F]{4})_/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
}
