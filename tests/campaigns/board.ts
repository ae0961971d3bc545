import { isDeepStrictEqual } from 'node:util';
import type { APIMessage } from 'discord-api-types/v10';
import type { LoadedTable } from '../../bot/host/table/table.ts';
import { drawBoard } from '../../bot/render/board.ts';
import { NO_EMOJIS, withEmojis } from '../../bot/render/emojis.ts';
import type { Drawn } from '../../bot/render/message.ts';
import { components } from '../person.ts';

/** Why a press stopped early, which stands above the board for whoever pressed, takes room there, and is not stored. */
const NOTE = /^⚠ (.*)\n/;
/** An icon, once it has been uploaded. */
const EMOJI = /<:\w+:\d+> ?/g;

/** Whether a message shows the board of a table as it stands, perhaps with one of these menus open. */
export function showsTable(message: APIMessage, loaded: LoadedTable, partials: Iterable<string>): boolean {
  const [note] = components(message).flatMap(({ content }) => NOTE.exec(content ?? '')?.[1] ?? []);
  const draw = (partial: string) => withEmojis(drawBoard({ ...loaded, note }, { partial, page: 0 }), NO_EMOJIS);
  return ['', ...partials].some((partial) => isDeepStrictEqual(look(draw(partial)), look(message)));
}

/** What a person reads of a message: Discord adds numbers of its own to its components, and icons come with time. */
function look(message: APIMessage | Drawn): unknown {
  return components(message as APIMessage).map(({ content, custom_id, label, placeholder, options }) => [
    content?.replace(EMOJI, ''),
    custom_id,
    label,
    placeholder,
    options?.map((option) => [option.label, option.value]),
  ]);
}
