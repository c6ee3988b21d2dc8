/** Scrolls the menu of the site to the open page. */
export function showOpenPage(): void {
  const menu = document.querySelector<HTMLElement>('.menu');
  const here = menu?.querySelector<HTMLElement>('[aria-current]');
  if (!menu || !here) return;
  const below = here.getBoundingClientRect().bottom - menu.getBoundingClientRect().bottom;
  if (below > 0) menu.scrollTop = below + menu.clientHeight / 2;
}

/** Scrolls the menu of the page, which is one line where code stands beside the text. */
function showInLine(link: HTMLElement): void {
  const line = link.closest<HTMLElement>('.contents');
  if (line)
    line.scrollLeft += link.getBoundingClientRect().left - line.getBoundingClientRect().left - line.clientWidth / 2;
}

/** Opens what a link leads to, also behind a heading; the browser opens only what is inside. */
export function openLinkedSections(): void {
  const open = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    let fold = target?.closest('details');
    while (fold) {
      fold.open = true;
      fold = fold.parentElement?.closest('details');
    }
    target?.scrollIntoView();
  };
  if (location.hash !== '') open();
  addEventListener('hashchange', open);
}

/** Marks the section that the reader sees in the menu of the page. */
export function followHeadings(): void {
  const entries = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.contents a')].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  );
  const headings = [...entries.keys()].flatMap((id) => document.getElementById(id) ?? []);
  if (headings.length === 0) return;
  const mark = (): void => {
    const current =
      headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 4) ?? headings[0];
    for (const [id, link] of entries) {
      if (id === current?.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    const here = entries.get(current?.id ?? '');
    if (here) showInLine(here);
  };
  let waiting = false;
  addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        mark();
      });
    },
    { passive: true },
  );
  mark();
}
