import { type AutocompleteInteraction, ButtonStyle, ComponentType } from 'discord.js';
import { type Language, say } from '../../../games/kit/text.ts';
import { countOf, pastOf, readNewest } from '../../host/books/lists.ts';
import type { House } from '../../host/house/house.ts';
import { findTable } from '../../host/table/find.ts';
import type { Seated } from '../../host/table/table.ts';
import type { Asked } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { plainNamesAt } from '../drawing/called.ts';
import { button, type Row, row } from '../drawing/menu.ts';
import { type Drawn, message } from '../drawing/message.ts';
import { languageOf } from '../drawing/words.ts';
import { type Id, makeId } from '../ids/ids.ts';
import { OPTION_MAX } from '../limits.ts';
import { movesIn, pastLine } from './draw.ts';
import { hereOf, maySee } from './replay.ts';
import { WORDS } from './words.ts';

const PAGE = 8;

/** The finished tables of a list that somebody may see, newest first; those that cannot be read any more are left out. */
export async function readPast(
  house: House,
  asked: Asked | AutocompleteInteraction,
  list: string,
  most: number,
  skip = 0,
): Promise<Seated[]> {
  const ids = await readNewest(house, list, most, skip);
  const past = await Promise.all(
    ids.map(async (id) => {
      const found = await findTable(house, id);
      return 'table' in found && (await maySee(asked, found.table)) ? [found] : [];
    }),
  );
  return past.flat();
}

/** A page of somebody's finished games here, newest first. */
export async function drawHistory(bot: Bot, asked: Asked, person: string, wanted: number): Promise<Drawn> {
  const language = languageOf(asked.locale);
  const list = pastOf(person, hereOf(asked));
  const last = Math.max(0, Math.ceil((await countOf(bot.house, list)) / PAGE) - 1);
  const page = Math.min(wanted, last);
  const past = await readPast(bot.house, asked, list, PAGE, page * PAGE);
  if (past.length === 0) return message({ title: `<@${person}>`, end: [say(WORDS.noPast, language)] });
  const number = (index: number) => page * PAGE + index + 1;
  const lines = past.map((seated, index) => `${number(index)}. ${pastLine(seated, language)}`);
  const id = (act: Id<'history'>['act'], to: number) => makeId({ kind: 'history', act, person, page: to });
  const turns = [
    ...(page > 0 ? [button(id('newer', page - 1), say(WORDS.newer, language), ButtonStyle.Secondary)] : []),
    ...(page < last ? [button(id('older', page + 1), say(WORDS.older, language), ButtonStyle.Secondary)] : []),
  ];
  const options = past.map((seated, index) => ({
    label: `${number(index)}. ${label(seated, language)}`.slice(0, OPTION_MAX),
    value: seated.table.id,
  }));
  const menu = (act: 'replay' | 'file', placeholder: string): Row =>
    row([{ type: ComponentType.StringSelect, custom_id: id(act, page), placeholder, options }]);
  const rows = [
    menu('replay', say(WORDS.replayOne, language)),
    menu('file', say(WORDS.fileOfOne, language)),
    ...(turns.length > 0 ? [row(turns)] : []),
  ];
  return message({ title: `<@${person}>`, end: lines, rows });
}

/** How a finished table is called in a menu, where nobody can be mentioned. */
export function label(seated: Seated, language: Language): string {
  const { table, game } = seated;
  const day = new Date(table.moved).toISOString().slice(0, 10);
  return `${game.title} · ${plainNamesAt(seated, language)} · ${day} · ${movesIn(table.version, language)}`;
}
