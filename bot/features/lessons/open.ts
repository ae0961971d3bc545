import type { AnyGame } from '@longtable/kit';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { Refusal } from '../../host/refusal.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { plain } from '../../render/page.ts';
import { findUnfinished, showUnfinished } from '../../screens/new-game/elsewhere.ts';
import { openRequestedTable } from '../../screens/new-game/here.ts';
import { locationFor, serverFor } from '../../screens/new-game/place.ts';
import { refusal, texts } from './words/texts.ts';

/** Starts the lesson of a game, or links to the lesson in progress. */
export async function openLesson(reply: Reply, game: AnyGame | undefined): Promise<void> {
  const { bot } = reply;
  if (!game) throw new Refusal('gameGone');
  if (!game.lesson) throw refusal('noLesson');
  const server = await serverFor(bot.context, reply, game);
  const { person: id, name } = actorOf(reply.interaction);
  const begun = await findUnfinished(bot, id, ({ table }) => table.features.lesson === true && table.game === game.id);
  if (begun) {
    const { id: table, location } = begun.table;
    const words = texts.alreadyStarted({ channel: location.channel });
    return showUnfinished(reply, begun, words, plain({ kind: 'leave', table }, texts.leave));
  }
  const level = game.computers?.levels[0]?.id ?? '';
  const others = Array.from({ length: game.seats.min - 1 }, (): SeatOccupant => ({ kind: 'computer', level }));
  const occupants: SeatOccupant[] = [{ kind: 'person', id, name }, ...others];
  const location = locationFor(reply, server);
  await openRequestedTable(reply, { game, options: {}, occupants, seated: true, location, features: { lesson: true } });
}
