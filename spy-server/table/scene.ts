import type { Seed } from '../../games/kit/chance.ts';
import { optionsSchema } from '../../games/spy/options.ts';
import { filesOf, type MatchFiles } from '../../games/spy/setup.ts';
import type { Header, Party } from '../match/session.ts';
import type { Quirks } from '../wire/cast.ts';
import { characterIds, playerId } from './ids.ts';

/** Who sits at a table, as far as the protocol asks. */
interface Sitting {
  readonly kind: string;
  readonly name?: string | undefined;
  /** The hash of what a program comes back with. */
  readonly token?: string | undefined;
}

/** A Longtable table at which this game is played. */
export interface Scene {
  readonly id: string;
  readonly status: 'open' | 'playing' | 'paused' | 'over';
  readonly options: unknown;
  readonly seed: Seed;
  readonly state: unknown;
  readonly version: number;
  readonly turns: readonly number[];
  readonly seats: readonly Sitting[];
  readonly ending: { readonly by: string; readonly seat?: number | undefined } | null;
  readonly begun: number;
}

const BLUNT: Quirks = { doubled: false, tender: false };

/** The files of a table's match. */
export function filesAt({ options }: Pick<Scene, 'options'>): MatchFiles {
  const files = filesOf(optionsSchema.parse(options));
  if ('refused' in files) throw new Error(`Couldn’t start the match: ${files.refused.code}`);
  return files;
}

/** What the match of a table begins with; the session is the receiver's own, because whoever knows it comes back with it. */
export function headerOf(scene: Scene, session: string, quirks: readonly (Quirks | undefined)[] = []): Header {
  const files = filesAt(scene);
  const party = (seat: 0 | 1): Party => {
    const { kind, name, token } = scene.seats[seat] ?? { kind: 'someone' };
    return {
      id: playerId(scene.id, seat, token),
      name: name ?? (kind === 'computer' ? 'Computer' : `Player ${seat + 1}`),
      role: kind === 'person' ? 'PLAYER' : 'AI',
      ...(quirks[seat] ?? BLUNT),
    };
  };
  return {
    session,
    seed: scene.seed,
    at: scene.begun,
    files,
    ids: characterIds(scene.id, files.characters.length),
    players: [party(0), party(1)],
    spectators: 'all-seeing',
  };
}
