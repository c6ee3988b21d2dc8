/** A page without scripts, in the style of the documentation site. The title and body are HTML. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="/docs/assets/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/docs/assets/site.css"></head><body><main class="narrow-page"><h1>${title}</h1>${body}</main></body></html>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
