import type { TableCell } from './cells.ts';

/** Rows of a sheet, with the header (Office Open XML, limits of Excel). */
export const MAX_SHEET_ROWS = 1_048_576;
/** Characters of a cell (limits of Excel). */
const MAX_CELL = 32_767;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook with one sheet, by their paths; the sheet itself is `SHEET_PATH`. */
export const WORKBOOK_PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="Report" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** The index of the style of times. */
const TIME_STYLE = 1;

export const SHEET_PATH = 'xl/worksheets/sheet1.xml';
export const SHEET_START = `${XML}<worksheet xmlns="${MAIN}"><sheetData>`;
export const SHEET_END = '</sheetData></worksheet>';

/**
 * One row of a sheet. Strings are inline, so that memory does not grow with them; a cell of text is
 * never evaluated, whatever it begins with. Times are dates of the system of 1900, in UTC.
 */
export function sheetRow(cells: readonly TableCell[]): string {
  return `<row>${cells.map(sheetCell).join('')}</row>`;
}

function sheetCell(cell: TableCell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  const serial = cell instanceof Date ? serialOf(cell) : null;
  if (serial !== null) return `<c s="${TIME_STYLE}"><v>${serial}</v></c>`;
  const text = cell instanceof Date ? cell.toISOString() : cell.slice(0, MAX_CELL);
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

const DAY_MS = 86_400_000;
/** 1970-01-01 in the system of 1900. */
const EPOCH = 25_569;
/** 1900-03-01, before which the system counts a day that never was. */
const FIRST_SERIAL = 61;

/** Null for times that a sheet cannot have. */
function serialOf(time: Date): number | null {
  const serial = time.getTime() / DAY_MS + EPOCH;
  return serial >= FIRST_SERIAL ? Number(serial.toFixed(9)) : null;
}

/** Characters that XML 1.0 does not allow; half a surrogate pair is one, too. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '\u{fffd}').replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? '');
}
