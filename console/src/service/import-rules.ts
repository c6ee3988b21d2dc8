/** The pure rules by which `tern import` and the service read files. */
export { guardText } from '../../../src/domain/exports/guard-text.ts';
export { ColumnEvidence, type ColumnQuestion } from '../../../src/domain/imports/column-questions.ts';
export type { ColumnType } from '../../../src/domain/imports/column-types.ts';
export { guessMapping } from '../../../src/domain/imports/headers.ts';
export type { ConsentValues } from '../../../src/domain/imports/row-consent.ts';
export { type CellValue, findSheet, readSheetRows } from '../../../src/domain/workbooks/read-sheet.ts';
export { isWorkbook, openWorkbook } from '../../../src/domain/workbooks/workbook.ts';
