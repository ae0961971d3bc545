import { isDeepStrictEqual } from 'node:util';
import type { APIMessage } from 'discord-api-types/v10';
import { drawBoard } from '../../bot/face/drawing/draw.ts';
import { type Drawn, textOf } from '../../bot/face/drawing/message.ts';
import type { Seated } from '../../bot/host/table/table.ts';
import { components } from '../person.ts';

/** Whether a message shows the board of a table as it stands, perhaps with one of these menus open. */
export function showsTable(message: APIMessage, seated: Seated, partials: Iterable<string>): boolean {
  const boards = ['', ...partials].map((partial) => drawBoard(seated, { partial, page: 0 }));
  return boards.some((board) => isDeepStrictEqual(look(board, textOf(board)), look(message, message.content)));
}

/** What a person sees of a message: Discord adds numbers of its own to its components. */
function look(message: APIMessage | Drawn, text: string): unknown {
  const parts = components(message as APIMessage).map(({ custom_id, label, placeholder, options }) => [
    custom_id,
    label,
    placeholder,
    options,
  ]);
  return [text, parts];
}
