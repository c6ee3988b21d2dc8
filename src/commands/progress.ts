export interface Progress {
  /** Reports the position, in the unit of the total, and the number of new rows. */
  advance(position: number, rows: number): void;
  end(): void;
}

const REDRAW_MS = 200;
const LINE_MS = 5_000;
const WIDTH = 24;

/**
 * A progress bar with rate and remaining time on a terminal, else a line every few seconds. On
 * stderr, because stdout is for the summary.
 */
export function showProgress(total: number, already: number): Progress {
  const started = performance.now();
  const { isTTY } = process.stderr;
  let shown = started;
  let done = already;
  let rows = 0;
  const draw = (): void => {
    const seconds = Math.max(0.001, (performance.now() - started) / 1000);
    // The bytes of a file are counted after decoding, which makes a Latin-1 file longer.
    const share = total === 0 ? 1 : Math.min(1, done / total);
    const left = done === already ? '' : `, ${clock((Math.max(0, total - done) / (done - already)) * seconds)} left`;
    const text = `${Math.floor(share * 100)} %  ${rows} rows, ${Math.round(rows / seconds)}/s${left}`;
    const filled = Math.round(share * WIDTH);
    process.stderr.write(isTTY ? `\r\u001B[2K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${text}` : `${text}\n`);
  };
  return {
    advance: (position, more) => {
      done = Math.max(done, position);
      rows += more;
      const now = performance.now();
      if (now - shown < (isTTY ? REDRAW_MS : LINE_MS)) return;
      shown = now;
      draw();
    },
    end: () => {
      if (isTTY) process.stderr.write('\r\u001B[2K');
    },
  };
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
