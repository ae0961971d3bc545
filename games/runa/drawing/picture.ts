import { type Language, type Reader, say } from '@longtable/kit';
import {
  type Box,
  bar,
  box,
  COLOURS,
  columns,
  compose,
  FONT_SIZES,
  gem,
  type Item,
  icon,
  medallion,
  mix,
  PICTURE_WIDTH,
  type Picture,
  panel,
  place,
  rect,
  ribbon,
  SIGNS,
  text,
} from '@longtable/kit/picture';
import { healthFrom } from '../rules/journey.ts';
import { parseLine, placesOf } from '../rules/lines.ts';
import { dangerOf } from '../rules/monsters.ts';
import { classOf, isOver, MAX_HEALTH, type State } from '../state.ts';
import { dangerBrief } from '../words/forecast.ts';
import { className, dieName } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { CLASSES, dieIcon, MONSTERS, THINGS } from './icons.ts';
import { type CardMark, cards, foe, heightOf } from './picture-pieces.ts';
import { classes, heading, room, roomTitle, vault, way } from './picture-room.ts';
import { factsOf } from './view.ts';

/** The scene, the column beside it and the top of the hand, in pixels. */
const STAGE = box(0, 40, 372, 190);
const COLUMN = box(378, 46, PICTURE_WIDTH - 384, 184);
const HAND = 236;
/** Heights of Runa's panel, of the note below it, and of a note of one line. */
const [PANEL, NOTE, LINE] = [124, 55, 43];

/**
 * Draws the choice of a class, the end of the run, or the room: monsters with their next actions, the total danger,
 * Runa and her cards.
 */
export function picture(state: State, reader: Reader, partial = ''): Picture {
  if (state.phase.kind === 'class') return classes(state, reader.language);
  if (isOver(state)) return ending(state, reader.language);
  const command = parseLine(partial);
  const picked = command ? placesOf(command) : [];
  const isFight = state.monsters.length > 0;
  const { hand } = state.runa;
  const holder = { runa: state.runa, language: reader.language, mark: (at: number) => markOf(state, at, picked) };
  return compose(
    HAND + heightOf(hand.length) + 6,
    ['#1a1826', COLOURS.ground],
    [
      ...(isFight ? fight(state, reader) : room(STAGE, state, reader, picked)),
      ...heading(state, reader.language),
      ...heroine(state, reader, picked),
      ...note(state, reader, picked),
      ...cards(hand, HAND, holder),
    ],
  );
}

/** Draws the danger of a fight, or the title of the room between fights. */
function note(state: State, { language }: Reader, picked: readonly number[]): Item[] {
  const bounds = { ...COLUMN, y: COLUMN.y + COLUMN.height - NOTE, height: NOTE };
  if (state.monsters.length === 0) return ribbon(bounds, roomTitle(state, language, picked), 'calm');
  const danger = dangerOf(state);
  const level = danger === 0 ? 'calm' : danger < state.runa.hp ? 'warn' : 'deadly';
  return ribbon({ ...bounds, y: bounds.y + (NOTE - LINE) / 2, height: LINE }, say(dangerBrief(state), language), level);
}

/**
 * Returns the mark of a card in the hand: `discarded` or none while healing, `chosen` or `idle` while a card is played,
 * else none.
 */
function markOf({ phase }: State, at: number, picked: readonly number[]): CardMark {
  if (phase.kind === 'heal') return picked.includes(at) ? 'discarded' : undefined;
  if (phase.kind !== 'target' && phase.kind !== 'dice') return undefined;
  return phase.card === at ? 'chosen' : 'idle';
}

function fight({ monsters, phase }: State, { language }: Reader): Item[] {
  const isAlone = monsters.length === 1;
  const isTarget = (at: number) => phase.kind === 'target' || (phase.kind === 'dice' && phase.target === at);
  const middle = STAGE.x + STAGE.width / 2;
  return [
    // Two foes fill the width, so there is no room for torches.
    vault(STAGE, isAlone ? [34, STAGE.width - 34] : []),
    ...monsters.flatMap((monster, at) =>
      foe(isAlone ? middle : middle + (at - 0.5) * 186, STAGE.y + 5, monster, language, isTarget(at)),
    ),
  ];
}

/** Draws Runa: class, die, health with the expected change, and focus. */
function heroine(state: State, { language }: Reader, picked: readonly number[]): Item[] {
  const { hp, fp, die } = state.runa;
  const { x, y, width } = COLUMN;
  const gain = state.phase.kind === 'heal' ? healthFrom(state, picked.length) : 0;
  const step = Math.min(23, 126 / die);
  const name = classOf(state);
  return [
    place({ ...COLUMN, height: PANEL }, 'Runa'),
    panel({ ...COLUMN, height: PANEL }, { side: 0, fill: '#1e2a3c', radius: 12 }),
    medallion(x + 29, y + 30, 23, 0, { icon: THINGS.Runa, scale: 1.3 }),
    medallion(x + 48, y + 47, 11, 0, {
      colour: COLOURS.gold,
      deep: '#4a3510',
      icon: CLASSES[name],
      iconColour: COLOURS.gold,
    }),
    text(box(x + 61, y + 5, 70, 28), 'Runa', { size: FONT_SIZES.value, weight: 700 }),
    text(box(x + 61, y + 31, 74, 24), className(name, language), {
      size: FONT_SIZES.small,
      minSize: FONT_SIZES.min,
      colour: COLOURS.gold,
      weight: 500,
    }),
    icon(dieIcon(die), x + width - 22, y + 22, 36, { colour: '#ffffff', to: '#8fb6dd', edge: 2 }),
    text(box(x + width - 41, y + 38, 38, 22), dieName(die, language), {
      size: FONT_SIZES.small,
      weight: 700,
      align: 'centre',
    }),
    bar(box(x + 10, y + 62, width - 18, 26), hp + gain, MAX_HEALTH, {
      size: 21,
      icon: SIGNS.life,
      loss: Math.min(hp, dangerOf(state)),
      ...(gain > 0 && { words: `${hp} + ${gain}` }),
    }),
    ...Array.from({ length: die }, (_, at) => gem(x + 18 + at * step, y + 106, die > 6 ? 7 : 10, at < fp)).flat(),
    text(box(x + width - 46, y + 93, 40, 26), `${fp}/${die}`, {
      size: FONT_SIZES.label,
      weight: 700,
      colour: COLOURS.magic,
      align: 'right',
    }),
  ];
}

/** Icons of the facts after the class: health left or place of death, rooms, rounds, damage dealt, taken, healed. */
const FACTS = [SIGNS.life, THINGS.dungeon, SIGNS.waits, SIGNS.attack, SIGNS.hurt, THINGS.rest] as const;

/** Draws the end of a run: result, progress, numbers, slain monsters, cards in hand and a challenge to others. */
function ending(state: State, language: Language): Picture {
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
