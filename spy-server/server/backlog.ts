/** Somebody at the other end of a connection, as far as it matters how fast they read. */
export interface Reader {
  readonly isPlayer: boolean;
  /** Bytes that wait to go out to them. */
  readonly waiting: number;
  close(code: number): void;
  /** Gives the connection up at once, with all that waits for it. */
  cutOff(): void;
}

const MB = 1024 * 1024;

/** What may wait for a player; everybody waits for them anyway, so this is room that nobody else can take. */
const PLAYER_MAX = 64 * MB;
/** What may wait for anybody else: more than a round of a large match. */
const SPECTATOR_MAX = 4 * MB;
/** What may wait for all of these together. */
const TOTAL_MAX = 128 * MB;

/** Try again later: the receiver was too slow. */
const TOO_SLOW = 1013;

/** Whether a message of this many bytes may be sent to somebody; those who are too slow are given up for it. */
export function hasRoom(reader: Reader, bytes: number, all: Iterable<Reader>): boolean {
  if (reader.waiting > (reader.isPlayer ? PLAYER_MAX : SPECTATOR_MAX)) {
    reader.close(TOO_SLOW);
    return false;
  }
  if (reader.isPlayer) return true;
  const slowest = [...all].filter(({ isPlayer, waiting }) => !isPlayer && waiting > 0);
  slowest.sort((a, b) => b.waiting - a.waiting);
  let total = slowest.reduce((sum, { waiting }) => sum + waiting, bytes);
  for (const one of slowest) {
    if (total <= TOTAL_MAX) break;
    total -= one.waiting;
    one.cutOff();
    if (one === reader) return false;
  }
  return true;
}
