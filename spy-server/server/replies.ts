import { statistics } from '../../games/spy/rules/course/ending.ts';
import type { Player } from '../../games/spy/state.ts';
import { metaInformation, type Surroundings } from '../match/meta.ts';
import type { Session } from '../match/session.ts';
import { makeReplay } from '../replay/make.ts';
import { seatOf } from '../replay/recording.ts';
import { statisticsBody } from '../wire/outbound.ts';
import type { Client } from './client.ts';
import type { LiveMatch } from './live.ts';
import type { ServerOptions } from './options.ts';

/** Where a client is: in a seat of a match, or looking on. */
export interface Place {
  readonly match: LiveMatch;
  readonly seat?: Player;
}

/** Answers meta keys; what a player is told while a match runs goes into its recording. */
export function tellMeta(client: Client, keys: readonly string[], place: Place | undefined, lobby: Surroundings): void {
  const { match, seat } = place ?? {};
  const surroundings = match
    ? {
        ...{ files: match.header.files, ids: match.header.ids },
        spectators: [...match.spectators].map(({ name }) => name),
        players: match.header.players.map(({ name }) => name),
      }
    : lobby;
  const viewer = seat ?? match?.header.spectators ?? 'spectator';
  const information = metaInformation(keys, { ...client.quirks, viewer }, surroundings, match?.session);
  const body = { type: 'META_INFORMATION', information };
  if (match && seat !== undefined) match.answer(seat, body);
  else client.send(body, Date.now());
}

/** Sends the recording of an ended match: a player's own, or a spectator's. */
export async function tellReplay(
  client: Client,
  { seat }: Place,
  journal: string,
  { log }: ServerOptions,
): Promise<void> {
  if (client.socket.readyState !== client.socket.OPEN) return;
  const { doubled } = client.quirks;
  try {
    client.sendText(await makeReplay({ journal, whose: seat ?? { spectator: client.id, doubled } }));
  } catch (error) {
    log.error({ err: error }, 'Couldn’t make the replay.');
  }
}

/** Somebody who missed the end of their match by a lost connection hears of it; whoever was turned out does not. */
export function tellEnd(client: Client, { ending, chairs, state, header }: Session): void {
  const seat = seatOf(header, client.id);
  if (seat !== undefined && ending && !chairs[seat].gone) {
    client.send(statisticsBody(header, ending.winner, ending.reason, statistics(state)), Date.now());
  } else client.refuse('SESSION_DOES_NOT_EXIST');
}
