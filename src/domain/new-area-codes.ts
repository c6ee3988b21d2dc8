/**
 * Area codes that NANPA has put into service or announced and that the phone metadata does not
 * know yet. Each is an overlay: its numbers are read and located like those of the code beside it.
 * Code | code beside it | in service from, `-` when not announced | source. Codes that the metadata
 * knows by now may be deleted. `[K]`: from memory.
 */
const TABLE = `
273 | 418 | -          | CRTC 2022-308; in the metadata, but without a location
436 | 440 | 2024-03-01 | Public Utilities Commission of Ohio [K]
457 | 318 | 2025-09-25 | Louisiana Public Service Commission: lincolnparishjournal.com 2025-07-23
465 | 347 | -          | New York Public Service Commission [K]
471 | 662 | -          | Mississippi Public Service Commission [K]
483 | 334 | -          | Alabama Public Service Commission [K]
565 | 912 | -          | Georgia Public Service Commission: athensceo.com 2025-06-11
621 | 713 | 2025-01-23 | Public Utility Commission of Texas [K]
624 | 716 | 2023-09-11 | New York Public Service Commission: newyorkalmanack.com 2023-09-13
679 | 313 | 2025-11-07 | Michigan Public Service Commission: michigan.gov 2025-09-16
729 | 423 | 2025-09-05 | Tennessee Public Utility Commission: chattnewschronicle.com
837 | 530 | 2025-01-31 | California Public Utilities Commission [K]
861 | 309 | 2023-02-24 | github.com/catamphetamine/libphonenumber-js/issues/445
924 | 507 | 2024-08-30 | Minnesota Public Utilities Commission [K]
`;

export interface NewAreaCode {
  readonly code: string;
  readonly beside: string;
  /** `YYYY-MM-DD`, or null. */
  readonly inServiceFrom: string | null;
  readonly source: string;
}

export const NEW_AREA_CODES: readonly NewAreaCode[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [code = '', beside = '', from = '', source = ''] = row.split('|').map((cell) => cell.trim());
    return { code, beside, inServiceFrom: from === '-' ? null : from, source };
  });

const BESIDE: ReadonlyMap<string, string> = new Map(NEW_AREA_CODES.map(({ code, beside }) => [code, beside]));

/** The area code as whose overlay a new one is read; any other code is returned as it is. */
export function knownAreaCode(code: string): string {
  return BESIDE.get(code) ?? code;
}
