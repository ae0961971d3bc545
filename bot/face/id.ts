import type { Seat } from '../../games/kit/game.ts';

/** What a press of a choice does: plays the line, asks how it goes on, asks for typed text, or turns to another page. */
export type Act = 'play' | 'step' | 'type' | 'page';

/** A choice on a board everybody sees, or in somebody's private panel. */
export type Surface = 'board' | 'panel';

/** Where a choice was offered: the table, and the turn of the seat it was offered to. */
export interface Offer {
  readonly surface: Surface;
  readonly table: string;
  readonly seat: Seat;
  readonly turn: number;
}

/** What a button, menu or modal stands for. */
export type Id =
  | (Offer & { readonly kind: 'choice'; readonly act: Act; readonly page: number; readonly line: string })
  | (Offer & { readonly kind: 'menu'; readonly page: number; readonly line: string })
  | { readonly kind: 'panel' | 'join' | 'resign' | 'stay'; readonly table: string };

const LETTER = { play: 'p', step: 's', type: 't', page: 'g', menu: 'm' } as const;
const SURFACE = { board: 'b', panel: 'q' } as const;

/** Writes an id as a custom id; a line of LINE_MAX characters still fits Discord's 100. */
export function makeId(id: Id): string {
  if (id.kind !== 'choice' && id.kind !== 'menu') return `${id.kind}|${id.table}`;
  const letter = LETTER[id.kind === 'menu' ? 'menu' : id.act];
  return `${SURFACE[id.surface]}${letter}${id.page}|${id.table}|${id.seat}|${id.turn}|${id.line}`;
}

/** Reads a custom id; nothing if it is not one of ours. */
export function parseId(customId: string): Id | undefined {
  const plain = /^(panel|join|resign|stay)\|([\w-]{1,16})$/.exec(customId);
  if (plain) return { kind: plain[1] as 'panel' | 'join' | 'resign' | 'stay', table: plain[2] as string };
  const match = /^([bq])([pstgm])(\d{1,3})\|([\w-]{1,16})\|(\d{1,2})\|(\d{1,9})\|(.*)$/su.exec(customId);
  if (!match) return undefined;
  const [, surface, letter, page, table, seat, turn, line] = match as unknown as [string, ...string[]];
  const offer = {
    surface: surface === 'b' ? ('board' as const) : ('panel' as const),
    table: table as string,
    seat: Number(seat),
    turn: Number(turn),
    page: Number(page),
    line: line as string,
  };
  if (letter === LETTER.menu) return { kind: 'menu', ...offer };
  const act = (['play', 'step', 'type', 'page'] as const).find((name) => LETTER[name] === letter) as Act;
  return { kind: 'choice', act, ...offer };
}

/** The value of a menu's option: what choosing it does, and the line. */
export function makeValue(act: Act, line: string): string {
  return `${LETTER[act]}${line}`;
}

/** Reads an option's value; nothing if it is not one of ours. */
export function parseValue(value: string): { act: Act; line: string } | undefined {
  const act = (['play', 'step', 'type'] as const).find((name) => LETTER[name] === value[0]);
  return act && { act, line: value.slice(1) };
}
