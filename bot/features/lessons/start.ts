import { ButtonStyle } from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import { say, type Text } from '../../../games/kit/text.ts';
import type { Sitter } from '../../../storage/records/table.ts';
import { tablesOf } from '../../host/commit/table-lists.ts';
import { refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { actorOf } from '../../interactions/person.ts';
import type { Reply } from '../../interactions/reply.ts';
import { buttonsFor, toBoard } from '../../render/controls.ts';
import { row } from '../../render/menu.ts';
import { headOf } from '../../render/status.ts';
import { WORDS } from '../../render/text.ts';
import { openHere } from '../new-game/here.ts';
import { inOwnLanguage, placeOf, serverFor, settingsFor } from '../new-game/place.ts';

/** Begins somebody's lesson of a game, or leads to the one that they have begun. */
export async function openLesson(bot: Bot, reply: Reply, game: AnyGame): Promise<void> {
  if (!game.lesson) return reply.refuse(refusal('noLesson'));
  const server = await serverFor(bot.context, reply, game);
  if ('refused' in server) return reply.refuse(server);
  const { person: id, name } = actorOf(reply.interaction);
  const begun = await lessonUnderWay(bot, id, game);
  if (begun) return leadTo(reply, begun);
  const level = game.computers?.levels[0]?.id ?? '';
  const others = Array.from({ length: game.seats.min - 1 }, (): Sitter => ({ kind: 'computer', level }));
  const sitters: Sitter[] = [{ kind: 'person', id, name }, ...others];
  const place = placeOf(reply, inOwnLanguage(reply, await settingsFor(bot.context, game, reply, server)));
  await openHere(bot, reply, { game, options: {}, sitters, seated: true, lesson: true, place });
}

/** A person's lesson of a game that is not over. */
async function lessonUnderWay({ context }: Bot, person: string, game: AnyGame): Promise<LoadedTable | undefined> {
  const found = await Promise.all((await tablesOf(context, person)).map((id) => findTable(context, id)));
  const isIt = (loaded: (typeof found)[number]): loaded is LoadedTable =>
    'table' in loaded && loaded.table.lesson === true && loaded.table.game === game.id;
  return found.find(isIt);
}

async function leadTo(reply: Reply, loaded: LoadedTable): Promise<void> {
  const language = reply.language;
  const buttons = buttonsFor(
    [
      [{ kind: 'panel', table: loaded.table.id }, WORDS.yourMove, ButtonStyle.Primary],
      [{ kind: 'leave', table: loaded.table.id }, WORDS.leaveLesson, ButtonStyle.Secondary],
    ],
    language,
  );
  await reply.private({
    content: `${headOf(loaded, language)}\n${say(goesOn(loaded), language)}`,
    components: [row([...buttons, toBoard(loaded, language)])],
  });
}

function goesOn({ table }: LoadedTable): Text {
  const where = `<#${table.place.channel}>`;
  return {
    en: `You’ve already started this lesson in ${where}.`,
    de: `Du hast diese Lektion in ${where} schon begonnen.`,
  };
}
