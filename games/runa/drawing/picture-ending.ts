import type { Language } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  columns,
  compose,
  FONT_SIZES,
  type Item,
  icon,
  medallion,
  mix,
  PICTURE_WIDTH,
  type Picture,
  panel,
  rect,
  SIGNS,
  text,
} from '@longtable/kit/picture';
import type { State } from '../state.ts';
import { factsOf } from './ending.ts';
import { MONSTERS, THINGS } from './icons.ts';
import { cards, heightOf } from './picture-card.ts';
import { way } from './picture-room.ts';

/** Icons of the facts after the class: health left or place of death, rooms, rounds, damage dealt, taken, healed. */
const FACTS = [SIGNS.life, THINGS.dungeon, SIGNS.waits, SIGNS.attack, SIGNS.hurt, THINGS.rest] as const;

/** Draws the end of a run: result, progress, numbers, slain monsters and cards in hand. */
export function ending(state: State, language: Language): Picture {
  const { title, facts, slain, hand } = factsOf(state, language);
  const { runa, story, phase, level, stage } = state;
  const won = phase.kind === 'won';
  const colour = won ? COLOURS.gold : COLOURS.bad;
  const monsters = story.slain.length;
  const below = 318 + (monsters > 0 ? 76 : 0);
  const seeds = facts.slice(7);
  const bottom = below + 30 + heightOf(runa.hand.length);
  const done = (of: number) => (level > of || won ? 5 : level === of ? stage : 0);
  return compose(
    bottom + 36,
    [mix(COLOURS.ground, colour, 0.26), COLOURS.ground],
    [
      rect(box(0, 0, PICTURE_WIDTH, 4), { fill: colour }),
      ...portrait(won),
      text(box(196, 24, PICTURE_WIDTH - 210, 46), title, { size: 38, weight: 700, edge: 3 }),
      text(box(196, 68, PICTURE_WIDTH - 210, 28), facts[0]?.[1] ?? '', { size: FONT_SIZES.head, colour: COLOURS.gold }),
      ...[1, 2].flatMap((of) => [
        text(box(196, 74 + of * 30, 80, 28), `Level ${of}`, { weight: 500, colour: COLOURS.soft }),
        ...way(290, 88 + of * 30, done(of)),
      ]),
      ...facts.slice(1, 7).flatMap((fact, at) => tile(tileAt(at), FACTS[at] as string, fact)),
      ...(monsters > 0 ? [caption(310, slain.title)] : []),
      ...story.slain.map((name, at) =>
        medallion(34 + at * Math.min(48, 492 / Math.max(1, monsters - 1)), 360, 20, 1, { icon: MONSTERS[name] }),
      ),
      caption(below - 4, hand.title),
      ...cards(runa.hand, below + 26, { runa, language }),
      text(box(14, bottom + 6, PICTURE_WIDTH - 28, 24), seeds.map((fact) => fact.join(': ')).join(' · '), {
        size: FONT_SIZES.small,
        weight: 500,
        colour: COLOURS.soft,
        minSize: FONT_SIZES.min,
      }),
    ],
  );
}

function portrait(won: boolean): Item[] {
  if (!won)
    return [
      medallion(98, 92, 62, 0, { icon: THINGS.Runa, scale: 1.2, rim: 5, alpha: 0.6 }),
      icon(SIGNS.deadly, 144, 136, 52, { colour: COLOURS.bad, edge: 3 }),
    ];
  return [
    icon(SIGNS.laurels, 98, 94, 176, { colour: COLOURS.gold, to: '#a8741d', edge: 2.5 }),
    medallion(98, 92, 52, 0, { icon: THINGS.Runa, scale: 1.2, rim: 4 }),
    icon(SIGNS.king, 98, 34, 44, { colour: '#fff0c2', to: COLOURS.gold, edge: 3 }),
  ];
}

function tileAt(at: number): Box {
  const rows = columns(box(12, 182 + Math.floor(at / 3) * 64, PICTURE_WIDTH - 24, 58), 3);
  return rows[at % 3]!;
}

function tile(bounds: Box, sign: string, [label, value]: readonly [string, string]): Item[] {
  const { x, y, width } = bounds;
  return [
    panel(bounds),
    icon(sign, x + 26, y + 29, 32, { colour: COLOURS.gold }),
    text(box(x + 50, y + 4, width - 56, 28), value, { size: 22, weight: 700 }),
    text(box(x + 50, y + 29, width - 56, 26), label, { size: FONT_SIZES.small, weight: 500, colour: COLOURS.soft }),
  ];
}

function caption(y: number, words: string): Item {
  return text(box(14, y, PICTURE_WIDTH - 28, 26), words, { size: FONT_SIZES.label, colour: COLOURS.soft });
}
