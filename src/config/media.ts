import { type Environment, integer } from './environment.ts';

/** Copies of files of messages. */
export interface MediaSettings {
  /** Bytes that the installation keeps. */
  readonly maxStoredBytes: number;
  /** Bytes per second that a process serves. */
  readonly bytesPerSecond: number;
}

export const readMediaSettings = (env: Environment): MediaSettings => ({
  maxStoredBytes: integer(env, 'TERN_MEDIA_STORED_GB', 20, 1, 100_000) * 1e9,
  bytesPerSecond: integer(env, 'TERN_MEDIA_MB_PER_SECOND', 25, 1, 10_000) * 1e6,
});
