import type { Seat, Viewer } from '../../../games/kit/game.ts';
import { DECISIONS, type Decision, type Late } from '../../host/acts/overtime.ts';

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
  | (Late & { readonly kind: 'overtime'; readonly table: string; readonly decision: Decision })
  | { readonly kind: 'agree' | 'refuse'; readonly table: string; readonly mark: number }
  | { readonly kind: 'watch'; readonly table: string; readonly viewer: Viewer }
  | { readonly kind: 'look'; readonly table: string; readonly page: number }
  /** `table` is the key to a kept request where it is about a `thread`. */
  | { readonly kind: (typeof PLAIN)[number]; readonly table: string };

/** What needs no more than to know its table. */
const PLAIN = [
  'join',
  'leave',
  'decline',
  'thread',
  'panel',
  'more',
  'pause',
  'draw',
  'undo',
  'resume',
  'giveUp',
  'resign',
  'stay',
  'rematch',
  'seats',
] as const;

const LETTER = { play: 'p', step: 's', type: 't', page: 'g', menu: 'm' } as const;
const SURFACE = { board: 'b', panel: 'q' } as const;

/** Writes an id as a custom id; a line of LINE_MAX characters still fits Discord's 100. */
export function makeId(id: Id): string {
  if (id.kind === 'overtime') return `overtime|${id.table}|${id.seat}|${id.turn}|${id.decision}`;
  if (id.kind === 'agree' || id.kind === 'refuse') return `${id.kind}|${id.table}|${id.mark}`;
  if (id.kind === 'watch') return `watch|${id.table}|${id.viewer}`;
  if (id.kind === 'look') return `look|${id.table}|${id.page}`;
  if (id.kind !== 'choice' && id.kind !== 'menu') return `${id.kind}|${id.table}`;
  const letter = LETTER[id.kind === 'menu' ? 'menu' : id.act];
  return `${SURFACE[id.surface]}${letter}${id.page}|${id.table}|${id.seat}|${id.turn}|${id.line}`;
}

/** Reads a custom id; nothing if it is not one of ours. */
export function parseId(customId: string): Id | undefined {
  const plain = /^([a-zA-Z]+)\|([\w-]{1,16})$/.exec(customId);
  if (plain) {
    const kind = PLAIN.find((name) => name === plain[1]);
    return kind && { kind, table: plain[2] as string };
  }
  const answer = /^(agree|refuse)\|([\w-]{1,16})\|(0|[1-9]\d{0,8})$/.exec(customId);
  if (answer) return { kind: answer[1] as 'agree' | 'refuse', table: answer[2] as string, mark: Number(answer[3]) };
  const watch = /^watch\|([\w-]{1,16})\|(spectator|\d|[1-9]\d)$/.exec(customId);
  if (watch) {
    const viewer = watch[2] === 'spectator' ? watch[2] : Number(watch[2]);
    return { kind: 'watch', table: watch[1] as string, viewer };
  }
  const look = /^look\|([\w-]{1,16})\|(0|[1-9]\d?)$/.exec(customId);
  if (look) return { kind: 'look', table: look[1] as string, page: Number(look[2]) };
  const overtime = /^overtime\|([\w-]{1,16})\|(\d{1,2})\|(\d{1,9})\|(\w+)$/.exec(customId);
  if (overtime) {
    const decision = DECISIONS.find((name) => name === overtime[4]);
    const late = { table: overtime[1] as string, seat: Number(overtime[2]), turn: Number(overtime[3]) };
    return decision && { kind: 'overtime', ...late, decision };
  }
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
