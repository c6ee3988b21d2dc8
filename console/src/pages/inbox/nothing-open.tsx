/** Where a conversation will be, with the keys that open one. */
export function NothingOpen() {
  return (
    <div className="nothing-open quiet">
      <p>Choose a conversation.</p>
      <p className="small">
        <kbd>j</kbd> <kbd>k</kbd> next and previous · <kbd>r</kbd> reply · <kbd>e</kbd> resolve · <kbd>u</kbd> unread
      </p>
    </div>
  );
}
