import './skeleton.css';

const LINES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Stands where lines of text will be, in their height, so that nothing moves when they arrive. */
export function Skeleton({ lines = 1, height }: { readonly lines?: number; readonly height?: number }) {
  if (height !== undefined) return <div className="skeleton" style={{ height }} />;
  return (
    <div className="stack tight" role="status" aria-label="Loading">
      {LINES.slice(0, lines).map((line) => (
        <div key={line} className="skeleton line" />
      ))}
    </div>
  );
}
