/** What is killed: the server that processes connect to, another node of its cluster, or all. */
export type Servers = 'first' | 'other' | 'all';

/** A migrated database that lives for one run. */
export interface ChaosDatabase {
  readonly url: string;
  /** Records and logs of the run. */
  readonly folder: string;
  /** Where the rows are, for a reader of the log. */
  readonly location: string;
  /** Whether it is on several servers. */
  readonly isCluster: boolean;
  /** Whether its disk can be filled. */
  readonly hasOwnDisk: boolean;
  /** Takes no writes, as a standby. */
  setReadOnly(isReadOnly: boolean): Promise<void>;
  /** Leaves no space on its disk, until the returned function is called. */
  fillDisk(): Promise<() => void>;
  /** Leaves the state of a power failure. */
  kill(servers: Servers): Promise<void>;
  /** Starts what was killed, and waits until it answers. */
  revive(): Promise<void>;
  /** Ends the use of it; rows are kept. */
  stop(): Promise<void>;
  /** Deletes rows and folder. */
  remove(): Promise<void>;
}
