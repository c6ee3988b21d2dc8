import type { CellValue } from '../../domain/workbooks/read-sheet.ts';

/** A row of a CSV file or of a sheet. */
export interface FileRow {
  /** Spreadsheet row number: the header is row 1. Excel does not show a delimiter hint. */
  readonly row: number;
  readonly values: readonly CellValue[];
  /** The file position after the row; in a workbook about. */
  readonly bytes: number;
}
