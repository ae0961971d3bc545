import { isDeepStrictEqual } from 'node:util';
import type { APIMessage } from 'discord-api-types/v10';
import type { LoadedTable } from '../../bot/host/table/table.ts';
import { drawBoard } from '../../bot/render/board.ts';
import { NO_EMOJIS, withEmojis } from '../../bot/render/emojis.ts';
import type { Drawn } from '../../bot/render/message.ts';
import { components } from '../person.ts';

/** Whether a message shows the board of a table as it stands, perhaps with one of these menus open. */
export function showsTable(message: APIMessage, loaded: LoadedTable, partials: Iterable<string>): boolean {
  const boards = ['', ...partials].map((partial) => withEmojis(drawBoard(loaded, { partial, page: 0 }), NO_EMOJIS));
  return boards.some((board) => isDeepStrictEqual(look(board), look(message)));
}

/** Why a press stopped early, which stands above the board for whoever pressed. */
const NOTE = /^⚠ .*\n/;

/** What a person sees of a message: Discord adds numbers of its own to its components. */
function look(message: APIMessage | Drawn): unknown {
  return components(message as APIMessage).map(({ content, custom_id, label, placeholder, options }) => [
    content?.replace(NOTE, ''),
    custom_id,
    label,
    placeholder,
    options,
  ]);
}
