/** A workbook that cannot be read; the message says why, for a person. */
export class WorkbookError extends Error {
  override readonly name = 'WorkbookError';
}
