import { isPublicShortenerHost } from '../public-shorteners.ts';

/** A link of a message: its host without `www.`, and what follows the host. */
export interface Link {
  readonly host: string;
  readonly path: string;
  /** The link begins with `http://`. */
  readonly insecure: boolean;
}

/** Top-level domains that messages use without a scheme; a link with a scheme may use any. */
const TOP_LEVEL: ReadonlySet<string> = new Set(
  `com net org io co us info biz app shop store me ly gov edu mil link club ai dev gl gd uk ca au de fr es pt br mx
  it nl be ch at eu ie in tv to cc xyz top icu click site online live vip win bid loan men work tk ml ga cf gq ru cn
  pw su buzz cyou cfd sbs rest bond lol fun space website tech pro mobi name health care bank money cash finance
  page blog news cafe pizza menu bar beer wine fit fitness yoga travel tours hotel rent house homes realty auto cars
  sale deals gift gifts art design studio photo photos events party team group agency email support help center
  solutions services network systems cloud digital media social chat codes run dog pet pets baby kids style fashion
  shoes jewelry diamonds vote wiki am ms st at cm gg im is la li lt md mn mu nu ph pl qr re ro sc se sh si sk so
  tt vc ws za nz jp kr hk sg my th vn id tr gr cz dk fi no hu bg hr rs ua il ae sa ng ke gh ar cl pe uy ec bo`
    .trim()
    .split(/\s+/),
);

/** The link that a piece of a message without spaces is; null for anything else. */
export function readLink(piece: string): Link | null {
  const dot = piece.indexOf('.');
  if (dot <= 0) return null;
  const scheme = piece.indexOf('://');
  const begin = scheme < 0 ? 0 : scheme + 3;
  let end = begin;
  while (end < piece.length && isHostUnit(piece.charCodeAt(end))) end++;
  while (end > begin && piece.charCodeAt(end - 1) === 46) end--;
  const written = piece.slice(begin, end);
  const host = written.toLowerCase().replace(/^www\./, '');
  const last = host.lastIndexOf('.');
  if (last <= 0) return null;
  const top = host.slice(last + 1);
  const isBare = scheme < 0 && host.length === written.length && !isPublicShortenerHost(host);
  if (isBare && (!TOP_LEVEL.has(top) || isMissingSpace(written, top.length))) return null;
  return { host, path: piece.slice(end), insecure: scheme === 4 && piece.slice(0, 4).toLowerCase() === 'http' };
}

/** "today.Shop now": the last label begins a sentence and is no domain. */
function isMissingSpace(written: string, length: number): boolean {
  const top = written.slice(-length);
  return top[0] !== top[0]?.toLowerCase() && written !== written.toUpperCase();
}

function isHostUnit(unit: number): boolean {
  return (
    (unit >= 97 && unit <= 122) ||
    (unit >= 65 && unit <= 90) ||
    (unit >= 48 && unit <= 57) ||
    unit === 45 ||
    unit === 46 ||
    unit > 127
  );
}
