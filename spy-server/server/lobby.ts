import { randomInt, randomUUID } from 'node:crypto';
import type { MatchFiles } from '../../games/spy/setup.ts';
import type { Header, Party } from '../match/session.ts';
import { type Ids, newIds } from '../wire/cast.ts';
import type { Client } from './client.ts';

/** Gadgets that the original computer player does not survive; an offer has three, so it must be out of the match. */
const UNBEARABLE = ['LASER_COMPACT'];

/** The room before a match: its ids are made already, so that everybody who says hello learns them. */
export class Lobby {
  readonly session: string = randomUUID();
  readonly ids: Ids;
  readonly spectators = new Set<Client>();
  waiting: Client | null = null;

  constructor(files: MatchFiles) {
    this.ids = newIds(files.characters);
  }

  /** What the match of two players begins with. */
  header(
    players: readonly [Client, Client],
    terms: Pick<Header, 'files' | 'spectators'> & { readonly seed: number | undefined },
  ): Header {
    return {
      session: this.session,
      seed: terms.seed ?? randomInt(2 ** 31),
      at: Date.now(),
      files: players.some(({ quirks }) => quirks.tender) ? { ...terms.files, withheld: UNBEARABLE } : terms.files,
      ids: this.ids,
      players: [party(players[0]), party(players[1])],
      spectators: terms.spectators,
    };
  }

  /** Somebody leaves or vanishes; a first player who does empties the lobby. */
  drop(client: Client): void {
    this.spectators.delete(client);
    if (this.waiting === client) this.waiting = null;
  }
}

function party({ id, name, role, quirks, greeted }: Client): Party {
  return { id, name, role: role === 'AI' ? 'AI' : 'PLAYER', ...quirks, greeted };
}
