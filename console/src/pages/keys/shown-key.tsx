import { Notice } from '../../parts/notice.tsx';

/** A key that was just made. */
export function ShownKey({ secret }: { readonly secret: string }) {
  return (
    <Notice tone="care" title="Copy it now: it is shown this once.">
      <code className="prose">{secret}</code>
    </Notice>
  );
}
