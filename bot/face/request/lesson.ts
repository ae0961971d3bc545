import { ButtonStyle, MessageFlags } from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import { say, type Text } from '../../../games/kit/text.ts';
import type { Sitter } from '../../../storage/records/table.ts';
import { tablesOf } from '../../host/books/sitting.ts';
import { refusal } from '../../host/house/refusal.ts';
import { readServer, unwelcome } from '../../host/people/server.ts';
import { findTable } from '../../host/table/find.ts';
import type { Seated } from '../../host/table/table.ts';
import { type Asked, refuse } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { actorOf } from '../desk/person.ts';
import { buttonsFor, toBoard } from '../drawing/controls.ts';
import { row } from '../drawing/menu.ts';
import { headOf } from '../drawing/status.ts';
import { languageOf, WORDS } from '../drawing/words.ts';
import { openHere } from './here.ts';
import { inOwnLanguage, parentOf, placeOf, settingsFor } from './place.ts';

/** Begins somebody's lesson of a game, or leads to the one that they have begun. */
export async function openLesson(bot: Bot, asked: Asked, game: AnyGame): Promise<void> {
  if (!game.lesson) return refuse(asked, refusal('noLesson'));
  const server = await readServer(bot.house, asked.guildId);
  const closed = unwelcome(server, game.id, asked.channelId ?? '', parentOf(asked));
  if (closed) return refuse(asked, closed);
  const { person: id, name } = actorOf(asked);
  const begun = await lessonUnderWay(bot, id, game);
  if (begun) return leadTo(asked, begun);
  const level = game.computers?.levels[0]?.id ?? '';
  const others = Array.from({ length: game.seats.min - 1 }, (): Sitter => ({ kind: 'computer', level }));
  const sitters: Sitter[] = [{ kind: 'person', id, name }, ...others];
  const place = placeOf(asked, inOwnLanguage(asked, await settingsFor(bot.house, game, asked, server)));
  await openHere(bot, asked, { game, options: {}, sitters, seated: true, lesson: true, place });
}

/** A person's lesson of a game that is not over. */
async function lessonUnderWay({ house }: Bot, person: string, game: AnyGame): Promise<Seated | undefined> {
  const found = await Promise.all((await tablesOf(house, person)).map((id) => findTable(house, id)));
  const isIt = (seated: (typeof found)[number]): seated is Seated =>
    'table' in seated && seated.table.lesson === true && seated.table.game === game.id;
  return found.find(isIt);
}

async function leadTo(asked: Asked, seated: Seated): Promise<void> {
  const language = languageOf(asked.locale);
  const buttons = buttonsFor(
    [
      [{ kind: 'panel', table: seated.table.id }, WORDS.yourMove, ButtonStyle.Primary],
      [{ kind: 'leave', table: seated.table.id }, WORDS.leaveLesson, ButtonStyle.Secondary],
    ],
    language,
  );
  await asked.reply({
    content: `${headOf(seated, language)}\n${say(goesOn(seated), language)}`,
    components: [row([...buttons, toBoard(seated, language)])],
    flags: MessageFlags.Ephemeral,
  });
}

function goesOn({ table }: Seated): Text {
  const where = `<#${table.place.channel}>`;
  return { en: `Your lesson goes on in ${where}.`, de: `Deine Lektion geht in ${where} weiter.` };
}
