import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can inject faults into the connections it forwards. */
export interface TcpProxy {
  readonly port: number;
  /**
   * Transforms each chunk towards the client or the server from now on; null forwards it unchanged.
   */
  disturb(change: ((piece: Buffer, towards: 'client' | 'server') => Buffer) | null): void;
  /** Forwards one octet at a time from now on. */
  trickle(): void;
  /** Forwards each chunk that long after it arrived, from now on. */
  delay(ms: number): void;
  /** Buffers all data in both directions until `go` is called. */
  hold(): void;
  go(): void;
  /** Passes nothing any more over the connections that are open now, and closes none of them. */
  forget(): void;
  /** Destroys all connections. */
  cut(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(target: () => number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let change: ((piece: Buffer, towards: 'client' | 'server') => Buffer) | null = null;
  const kept: (() => void)[] = [];
  let isHolding = false;
  let isTrickling = false;
  const forgotten = new WeakSet<Socket>();
  let delayMs = 0;

  const pass = (from: Socket, to: Socket, towards: 'client' | 'server'): void => {
    open.add(from);
    // In the order of their arrival, also when the delay changes.
    let delayed: Promise<void> | null = null;
    const later = (write: () => void): void => {
      const due = performance.now() + delayMs;
      delayed = (delayed ?? Promise.resolve())
        .then(() => new Promise<void>((done) => setTimeout(done, due - performance.now())))
        .then(write);
    };
    from.on('data', (piece) => {
      if (forgotten.has(from)) return;
      const write = (): void => {
        const changed = change === null ? piece : change(piece, towards);
        if (to.writable) for (const small of isTrickling ? changed.subarray() : [changed]) to.write(asOctets(small));
      };
      if (isHolding) kept.push(write);
      else if (delayMs > 0 || delayed !== null) later(write);
      else write();
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      if (!forgotten.has(from)) to.destroy();
    });
  };
  const server = createServer((client) => {
    const carrier = connect(target(), '127.0.0.1');
    carrier.setNoDelay(true);
    client.setNoDelay(true);
    pass(client, carrier, 'server');
    pass(carrier, client, 'client');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    disturb: (next) => {
      change = next;
    },
    trickle: () => {
      isTrickling = true;
    },
    delay: (ms) => {
      delayMs = ms;
    },
    hold: () => {
      isHolding = true;
    },
    go: () => {
      isHolding = false;
      for (const write of kept.splice(0)) write();
    },
    forget: () => {
      for (const socket of open) forgotten.add(socket);
    },
    cut,
    close: async () => {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}

function asOctets(piece: Buffer | number): Buffer {
  return typeof piece === 'number' ? Buffer.of(piece) : piece;
}
