import { ButtonStyle } from 'discord.js';
import { type Language, say, type Text } from '../../../games/kit/text.ts';
import { noteProgram } from '../../host/people/person.ts';
import { issueSecret } from '../../host/programs/program.ts';
import { refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { type LoadedTable, programsOf, seatsOf } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { type Asked, refuse } from '../../interactions/reply.ts';
import { buttonRows, type Labelled } from '../../render/controls.ts';
import { inPrivate, message } from '../../render/message.ts';
import { nameAt } from '../../render/names.ts';
import { languageOf, WORDS } from '../../render/text.ts';

const { Primary, Secondary, Danger } = ButtonStyle;

/** Gives somebody a fresh secret for their program, and the address to use it at; nobody else sees it. */
export async function tellSecret(bot: Bot, asked: Asked, table: string): Promise<void> {
  const issued = await issueSecret(bot.context, table, asked.user.id);
  if ('refused' in issued) return refuse(asked, issued);
  const { loaded, secret } = issued;
  const words: Text = {
    en: `Your program has a seat at **${loaded.game.title}**. Let it connect to \`${bot.programs?.address}\` with the secret \`${secret}\`. The secret is good for one first connection, and only you see it, only now.`,
    de: `Dein Programm hat einen Platz bei **${loaded.game.title}**. Lass es sich mit \`${bot.programs?.address}\` verbinden, mit dem Geheimnis \`${secret}\`. Es gilt für eine erste Verbindung, und nur du siehst es, nur jetzt.`,
  };
  await Promise.all([answerAlone(asked, loaded, words), bot.delivery.deliver(loaded)]);
  await noteProgram(bot.context, asked.user.id);
}

/** Gives somebody the secret for their program at a table that was opened for one. */
export async function tellProgram(bot: Bot, asked: Asked, { table }: LoadedTable): Promise<void> {
  if (programsOf(table, asked.user.id).length > 0) await tellSecret(bot, asked, table.id);
}

/** Shows somebody what they can do about their program at a table, or that they can seat one where somebody is waited for. */
export async function showProgram(bot: Bot, asked: Asked, table: string): Promise<void> {
  const found = await findTable(bot.context, table);
  if ('refused' in found) return refuse(asked, found);
  const [seat] = programsOf(found.table, asked.user.id);
  const isWaiting = found.table.status === 'open' && seatsOf(found.table, asked.user.id).length > 0;
  if (found.table.status === 'over' || (seat === undefined && !isWaiting)) return refuse(asked, refusal('noProgram'));
  await answerAlone(asked, found, seat === undefined ? CAN_SEAT : seatedWords(found, seat));
}

const CAN_SEAT: Text = {
  en: 'This table waits. A program of yours can have the seat; then the game does not count for ratings.',
  de: 'Dieser Tisch wartet. Ein Programm von dir kann den Platz haben; dann zählt das Spiel nicht für die Wertung.',
};

function seatedWords(loaded: LoadedTable, seat: number): Text {
  const { title } = loaded.game;
  const sitter = loaded.table.seats[seat];
  const isKnown = sitter?.kind === 'program' && sitter.token !== undefined;
  const called = (language: Language) => nameAt(loaded, seat, language);
  return isKnown
    ? {
        en: `**${called('en')}** plays for you at **${title}**.`,
        de: `**${called('de')}** spielt für dich bei **${title}**.`,
      }
    : {
        en: `Your program has a seat at **${title}** and has not come yet.`,
        de: `Dein Programm hat einen Platz bei **${title}** und ist noch nicht gekommen.`,
      };
}

async function answerAlone(asked: Asked, loaded: LoadedTable, words: Text): Promise<void> {
  const language = languageOf(asked.locale);
  const drawn = message({ end: [say(words, language)], rows: buttonRows(possible(loaded, asked.user.id), language) });
  if (asked.replied || asked.deferred) await asked.followUp(inPrivate(drawn));
  else await asked.reply(inPrivate(drawn));
}

/** What can be done now, and only that. */
function possible({ table, game }: LoadedTable, person: string): Labelled[] {
  const { id, status } = table;
  if (programsOf(table, person).length === 0)
    return [[{ kind: 'program', table: id, act: 'seat' }, WORDS.addProgram, Primary]];
  const computer: Labelled[] = game.computers
    ? [[{ kind: 'program', table: id, act: 'computer' }, WORDS.letComputer, Secondary]]
    : [];
  const resign: Labelled[] =
    status === 'open' ? [] : [[{ kind: 'program', table: id, act: 'resign' }, WORDS.resign, Danger]];
  return [
    [{ kind: 'program', table: id, act: 'secret' }, WORDS.newSecret, Secondary],
    [{ kind: 'program', table: id, act: 'self' }, WORDS.playItself, Secondary],
    ...computer,
    ...resign,
  ];
}
