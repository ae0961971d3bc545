import type { AnyGame, Text } from '@longtable/kit';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { parseId } from '../../custom-ids/ids.ts';
import { Refusal } from '../../host/refusal.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import type { Buttons } from '../../interactions/button.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { texts as common } from '../../render/words/texts.ts';
import { findUnfinished, showUnfinished } from '../../screens/new-game/elsewhere.ts';
import { openRequestedTable } from '../../screens/new-game/here.ts';
import { locationFor, serverFor } from '../../screens/new-game/place.ts';
import { texts } from './words/texts.ts';

export const buttons: Buttons<'learn' | 'lessons'> = {
  learn: {
    access: 'anyone',
    press({ reply, id: { game } }) {
      const found = reply.bot.context.games.get(game);
      if (!found) throw new Refusal('gameGone');
      return openLesson(reply, found);
    },
  },

  lessons: {
    access: 'anyone',
    press({ reply }) {
      const chosen = reply.interaction.isStringSelectMenu() ? parseId(reply.interaction.values[0] ?? '') : undefined;
      const found = chosen?.kind === 'learn' ? reply.bot.context.games.get(chosen.game) : undefined;
      if (!found) throw new Refusal('gameGone');
      return openLesson(reply, found);
    },
  },
};

/** Starts the lesson of a game, or links to the lesson in progress. */
export async function openLesson(reply: Reply, game: AnyGame): Promise<void> {
  const { bot } = reply;
  if (!game.lesson) throw new Refusal('noLesson');
  const server = await serverFor(bot.context, reply, game);
  const { person: id, name } = actorOf(reply.interaction);
  const begun = await findUnfinished(bot, id, ({ table }) => table.features.lesson === true && table.game === game.id);
  if (begun)
    return showUnfinished(reply, begun, alreadyStarted(begun), [
      { kind: 'leave', table: begun.table.id },
      common.buttons.leaveLesson,
    ]);
  const level = game.computers?.levels[0]?.id ?? '';
  const others = Array.from({ length: game.seats.min - 1 }, (): SeatOccupant => ({ kind: 'computer', level }));
  const sitters: SeatOccupant[] = [{ kind: 'person', id, name }, ...others];
  const place = locationFor(reply, server);
  await openRequestedTable(reply, { game, options: {}, sitters, seated: true, place, features: { lesson: true } });
}

function alreadyStarted({ table }: LoadedTable): Text {
  return texts.buttons.alreadyStarted({ channel: table.location.channel });
}
