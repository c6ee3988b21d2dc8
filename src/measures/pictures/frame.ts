/**
 * Okabe and Ito's colors, which people with any color vision tell apart; the last one for the rest.
 */
export const COLORS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#6b6b6b', '#000000'];

export const WIDTH = 800;
export const HEIGHT = 420;
export const MARGIN = { top: 64, right: 24, bottom: 64, left: 76 };

export interface Caption {
  /** What the picture shows. */
  readonly title: string;
  /** The unit of its values. */
  readonly unit: string;
  /** The same in words, for people who do not see it. */
  readonly description: string;
}

/** A picture in one file, without scripts and outside references. */
export function frame({ title, unit, description }: Caption, body: string, height: number = HEIGHT): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title desc" font-family="system-ui, sans-serif" font-size="12" fill="#1a1a1a">`,
    `<title id="title">${escapeXml(title)}</title>`,
    `<desc id="desc">${escapeXml(description)}</desc>`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    `<text x="${MARGIN.left}" y="26" font-size="17" font-weight="600">${escapeXml(title)}</text>`,
    `<text x="${MARGIN.left}" y="46" fill="#595959">${escapeXml(unit)}</text>`,
    body,
    '</svg>',
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Also drops the control characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

export function shorten(text: string, max: number): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : text;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, width: number, height: number, fill: string, title = ''): string =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(Math.max(width, 0))}" height="${rounded(Math.max(height, 0))}" fill="${fill}">${title === '' ? '' : `<title>${escapeXml(title)}</title>`}</rect>`;

export const text = (x: number, y: number, content: string, more = ''): string =>
  `<text x="${rounded(x)}" y="${rounded(y)}" ${more}>${escapeXml(content)}</text>`;

export const line = (x1: number, y1: number, x2: number, y2: number, stroke = '#d9d9d9'): string =>
  `<line x1="${rounded(x1)}" y1="${rounded(y1)}" x2="${rounded(x2)}" y2="${rounded(y2)}" stroke="${stroke}"/>`;

export const path = (points: readonly (readonly [number, number])[], stroke: string): string =>
  `<polyline fill="none" stroke="${stroke}" stroke-width="2" points="${points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' ')}"/>`;
