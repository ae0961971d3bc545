import type { Logger } from 'pino';
import type { MatchFiles } from '../../games/spy/setup.ts';
import type { Tenderness } from '../wire/quirks.ts';

/** How a server is run. */
export interface ServerOptions {
  readonly files: MatchFiles;
  readonly host: string;
  readonly port: number;
  /** Where matches are kept. */
  readonly folder: string;
  /** Whether spectators see everything or what all may see. */
  readonly spectators: 'all-seeing' | 'spectator';
  /** Whether clients are spared what the original computer player does not survive: as they seem, always or never. */
  readonly tender: Tenderness;
  /** How long connections stay after the end of a match. */
  readonly lingerMs: number;
  /** The folder is gone while the server runs, and nothing can be kept any more. */
  readonly folderGone?: () => void;
  readonly log: Logger;
  /** The seed of the first match; the next ones count on. Random without it. */
  readonly seed?: number;
  /** Whether the replay of every match is written to a file. */
  readonly replays: boolean;
}
