import { type Language, say } from '@longtable/kit';
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
import { texts } from '../words/texts.ts';
import { factsOf } from './ending.ts';
import { MONSTERS, THINGS } from './icons.ts';
import { cards, heightOf } from './picture-card.ts';
import { way } from './picture-room.ts';

/** Icons of the facts after the class: health left or place of death, rooms, rounds, damage dealt, taken, healed. */
const FACTS = [SIGNS.life, THINGS.dungeon, SIGNS.waits, SIGNS.attack, SIGNS.hurt, THINGS.rest] as const;

/** Draws the end of a run: result, progress, numbers, slain monsters, cards in hand and a challenge to others. */
export function ending(state: State, language: Language): Picture {
  const { title, facts, slain } = factsOf(state, language);
  const { runa, story, phase, level, stage } = state;
  const won = phase.kind === 'won';
  const colour = won ? COLOURS.gold : COLOURS.bad;
  const monsters = story.slain.length;
  const below = monsters > 0 ? 268 : 228;
  const challenge = won
    ? texts.ending.fasterThan({ rounds: story.rounds })
    : texts.ending.fartherThan({ level, stage });
  const bottom = below + heightOf(runa.hand.length);
  const done = (of: number) => (level > of || won ? 5 : level === of ? stage : 0);
  return compose(
    bottom + 40,
    [mix(COLOURS.ground, colour, 0.26), COLOURS.ground],
    [
      rect(box(0, 0, PICTURE_WIDTH, 4), { fill: colour }),
      ...portrait(won),
      text(box(140, 8, PICTURE_WIDTH - 150, 42), title, { size: 36, weight: 700, edge: 3 }),
      text(box(140, 50, PICTURE_WIDTH - 150, 28), facts[0]?.[1] ?? '', { size: FONT_SIZES.head, colour: COLOURS.gold }),
      ...[1, 2].flatMap((of) => [
        text(box(140 + (of - 1) * 206, 84, 66, 26), `Level ${of}`, { weight: 500, colour: COLOURS.soft }),
        ...way(218 + (of - 1) * 206, 97, done(of)),
      ]),
      ...facts.slice(1, 7).flatMap((fact, at) => tile(tileAt(at), FACTS[at] as string, fact)),
      ...(monsters > 0
        ? [text(box(14, 226, 120, 36), slain.title, { size: FONT_SIZES.small, lines: 2, colour: COLOURS.soft })]
        : []),
      ...story.slain.map((name, at) =>
        medallion(158 + at * Math.min(40, 380 / Math.max(1, monsters - 1)), 244, 17, 1, { icon: MONSTERS[name] }),
      ),
      ...cards(runa.hand, below, { runa, language }),
      text(box(14, bottom + 4, PICTURE_WIDTH - 28, 30), say(challenge, language), {
        size: FONT_SIZES.head,
        weight: 700,
        colour: COLOURS.gold,
        align: 'centre',
      }),
    ],
  );
}

function portrait(won: boolean): Item[] {
  if (!won)
    return [
      medallion(70, 60, 46, 0, { icon: THINGS.Runa, scale: 1.2, rim: 4, alpha: 0.6 }),
      icon(SIGNS.deadly, 104, 90, 40, { colour: COLOURS.bad, edge: 3 }),
    ];
  return [
    icon(SIGNS.laurels, 70, 62, 118, { colour: COLOURS.gold, to: '#a8741d', edge: 2.5 }),
    medallion(70, 60, 36, 0, { icon: THINGS.Runa, scale: 1.2, rim: 4 }),
    icon(SIGNS.king, 70, 22, 32, { colour: '#fff0c2', to: COLOURS.gold, edge: 3 }),
  ];
}

function tileAt(at: number): Box {
  const rows = columns(box(12, 122 + Math.floor(at / 3) * 52, PICTURE_WIDTH - 24, 47), 3);
  return rows[at % 3]!;
}

function tile(bounds: Box, sign: string, [label, value]: readonly [string, string]): Item[] {
  const { x, y, width } = bounds;
  return [
    panel(bounds),
    icon(sign, x + 24, y + 23, 28, { colour: COLOURS.gold }),
    text(box(x + 46, y + 1, width - 52, 26), value, { size: 21, weight: 700 }),
    text(box(x + 46, y + 24, width - 52, 21), label, { size: FONT_SIZES.small, weight: 500, colour: COLOURS.soft }),
  ];
}
