import type { Message } from 'discord.js';
import { parseId } from '../custom-ids/ids.ts';

interface Part {
  readonly custom_id?: string;
  readonly components?: readonly Part[];
  readonly accessory?: Part;
}

/** The table that a message is about, as its buttons say; nothing if it has none. */
export function tableOn({ components }: Message): string | undefined {
  const ids = idsIn(components.map((part) => part.toJSON() as Part)).map(parseId);
  return ids.flatMap((id) => (id && 'table' in id ? (id.table ?? []) : []))[0];
}

function idsIn(parts: readonly Part[]): string[] {
  return parts.flatMap(({ custom_id, components = [], accessory }) => [
    ...(custom_id === undefined ? [] : [custom_id]),
    ...idsIn([...components, ...(accessory ? [accessory] : [])]),
  ]);
}
