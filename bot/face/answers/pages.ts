import { ButtonStyle, MessageFlags } from 'discord.js';
import type { Page } from '../../../games/kit/game.ts';
import { LANGUAGES, type Language, say, type Text } from '../../../games/kit/text.ts';
import type { Table } from '../../../storage/records/table.ts';
import { refusal } from '../../host/house/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { hasBegun, seatsOf } from '../../host/table/table.ts';
import { type Asked, refuse } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { codeBlock } from '../drawing/escape.ts';
import { button, inRows, type Row, row } from '../drawing/menu.ts';
import { languageOf, WORDS } from '../drawing/words.ts';
import { makeId } from '../ids/ids.ts';
import { mayWatch } from './watch.ts';

/** As many lines as surely fit a message. */
const MOST_LINES = 40;
const MOST_PAGES = 20;

/** Shows somebody one page of what can be looked up at a table, and buttons to the others. */
export async function lookUp(bot: Bot, asked: Asked, id: string, number: number): Promise<void> {
  const found = await findTable(bot.house, id);
  if ('refused' in found || !mayWatch(asked, found.table)) return refuse(asked, refusal('cannotWatch'));
  const { table, game } = found;
  const [viewer = 'spectator'] = seatsOf(table, asked.user.id);
  const pages = hasBegun(table) ? (game.face?.pages?.(table.state, viewer) ?? []) : [];
  const sheets = pages.flatMap(cut).slice(0, MOST_PAGES);
  const sheet = sheets[number] ?? sheets[0];
  if (!sheet) return refuse(asked, refusal('nothingToLookUp'));
  const language = languageOf(asked.locale);
  const block = sheet.lines.length > 0 ? [codeBlock(sheet.lines)] : [];
  const words = sheet.text === undefined ? [] : [say(sheet.text, language)];
  const content = [`**${say(sheet.title, language)}**`, ...block, ...words].join('\n');
  const back = viewer !== 'spectator' && game.secrets && table.status === 'playing' ? panelRow(table, language) : [];
  const drawn = { content, components: [...pageRows(id, sheets, sheets.indexOf(sheet), language), ...back] };
  const isOpen = asked.isMessageComponent() && asked.message.flags.has(MessageFlags.Ephemeral);
  if (isOpen) await asked.update(drawn);
  else await asked.reply({ ...drawn, flags: MessageFlags.Ephemeral });
}

/** A long page becomes several. */
function cut({ title, lines, ...words }: Page): Page[] {
  const count = Math.max(1, Math.ceil(lines.length / MOST_LINES));
  return Array.from({ length: count }, (_, index) => ({
    title: index === 0 ? title : numbered(title, index + 1),
    lines: lines.slice(index * MOST_LINES, (index + 1) * MOST_LINES),
    ...(index === count - 1 && words),
  }));
}

function numbered(title: Text, number: number): Text {
  const [en, de] = LANGUAGES.map((language) => `${say(title, language)} (${number})`) as [string, string];
  return { en, de };
}

function pageRows(table: string, sheets: readonly Page[], open: number, language: Language): Row[] {
  if (sheets.length === 1) return [];
  return inRows(
    sheets.map(({ title }, page) =>
      button(
        makeId({ kind: 'look', table, page }),
        say(title, language),
        page === open ? ButtonStyle.Primary : ButtonStyle.Secondary,
      ),
    ),
  );
}

function panelRow({ id }: Table, language: Language): Row[] {
  return [row([button(makeId({ kind: 'panel', table: id }), say(WORDS.yourMove, language), ButtonStyle.Primary)])];
}
