import { ButtonStyle } from 'discord.js';
import type { Page } from '../../../games/kit/game.ts';
import { makeId } from '../../custom-ids/ids.ts';
import { spoils } from '../../host/daily/daily.ts';
import { refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { readerAt } from '../../host/table/names.ts';
import { hasBegun, seatsOf } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { showPage } from '../../interactions/page.ts';
import type { Reply } from '../../interactions/reply.ts';
import { codeBlock, plainLine, unlinked } from '../../render/escape.ts';
import { button, inRows, type Row } from '../../render/menu.ts';
import { mayWatch } from '../tables/watch.ts';

/** As many lines as surely fit a message. */
const MOST_LINES = 40;
/** Where entries are longer than a sheet, it ends anywhere. */
const LEAST_LINES = 20;
const MOST_PAGES = 20;

/** Shows somebody one page of what can be looked up at a table, and buttons to the others. */
export async function lookUp(bot: Bot, reply: Reply, id: string, number: number): Promise<void> {
  const found = await findTable(bot.context, id);
  if ('refused' in found || !(await mayWatch(bot, reply.interaction, found.table)))
    return reply.refuse(refusal('cannotWatch'));
  if (await spoils(bot.context, reply.user.id, found.table)) return reply.refuse(refusal('spoiler'));
  const { table, game } = found;
  const [viewer = 'spectator'] = seatsOf(table, reply.user.id);
  const language = reply.language;
  const pages = hasBegun(table) ? (game.face.pages?.(table.state, readerAt(found, viewer, language)) ?? []) : [];
  const sheets = pages.flatMap(cut).slice(0, MOST_PAGES);
  const sheet = sheets[number] ?? sheets[0];
  if (!sheet) return reply.refuse(refusal('nothingToLookUp'));
  const block = sheet.lines.length > 0 ? [codeBlock(sheet.lines)] : [];
  const words = sheet.text === undefined ? [] : [unlinked(sheet.text)];
  await showPage(bot, reply, viewer === 'spectator' ? undefined : id, {
    title: `**${plainLine(sheet.title)}**`,
    board: block.join(''),
    end: words,
    rows: pageRows(id, sheets, sheets.indexOf(sheet)),
  });
}

/** A long page becomes several. */
function cut({ title, lines, ...words }: Page): Page[] {
  const sheets = sheetsOf(lines);
  return sheets.map((sheet, index) => ({
    title: index === 0 ? title : `${title} (${index + 1})`,
    lines: sheet,
    ...(index === sheets.length - 1 && words),
  }));
}

/** Lines in sheets; what is indented below a line stays with it. */
export function sheetsOf(lines: readonly string[]): (readonly string[])[] {
  if (lines.length <= MOST_LINES) return [lines];
  const entry = lines.slice(0, MOST_LINES + 1).findLastIndex((line) => !line.startsWith(' '));
  const end = entry >= LEAST_LINES ? entry : MOST_LINES;
  return [lines.slice(0, end), ...sheetsOf(lines.slice(end))];
}

function pageRows(table: string, sheets: readonly Page[], open: number): Row[] {
  if (sheets.length === 1) return [];
  return inRows(
    sheets.map(({ title }, page) =>
      button(makeId({ kind: 'look', table, page }), title, page === open ? ButtonStyle.Primary : ButtonStyle.Secondary),
    ),
  );
}
