import { type Reader, say } from '@longtable/kit';
import {
  bar,
  box,
  COLOURS,
  compose,
  FONT_SIZES,
  gem,
  type Item,
  icon,
  medallion,
  PICTURE_WIDTH,
  type Picture,
  panel,
  place,
  ribbon,
  row,
  SIGNS,
  text,
} from '@longtable/kit/picture';
import { dangerOf } from '../rules/danger.ts';
import { healthFrom } from '../rules/journey.ts';
import { parseLine, placesOf } from '../rules/lines.ts';
import { classOf, isOver, MAX_HEALTH, type State } from '../state.ts';
import { dangerNote } from '../words/forecast.ts';
import { className, dieName } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { CLASSES, dieIcon, THINGS } from './icons.ts';
import { type CardMark, cards, heightOf } from './picture-card.ts';
import { ending } from './picture-ending.ts';
import { foe } from './picture-foe.ts';
import { classes, heading, room } from './picture-room.ts';
import { vault } from './picture-vault.ts';

/** Height of the scene in pixels: in a fight, in a fight with two rows of cards, and between fights. */
const STAGE = { fight: 292, low: 262, room: 212 } as const;

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
  const isLow = heightOf(hand.length) > heightOf(1);
  const stage = !isFight ? STAGE.room : isLow ? STAGE.low : STAGE.fight;
  const y = 40 + stage + (isFight ? 52 : 8);
  const holder = { runa: state.runa, language: reader.language, mark: (at: number) => markOf(state, at, picked) };
  return compose(
    y + 108 + heightOf(hand.length) + 14,
    ['#1a1826', COLOURS.ground],
    [
      ...(isFight ? fight(state, reader, stage) : room(state, reader, stage, picked)),
      ...heading(state, reader.language),
      ...heroine(state, reader, y, picked),
      ...cards(hand, y + 108, holder),
    ],
  );
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

function fight(state: State, { language }: Reader, height: number): Item[] {
  const { monsters, phase, runa } = state;
  const danger = dangerOf(state);
  const isAlone = monsters.length === 1;
  const isTarget = (at: number) => phase.kind === 'target' || (phase.kind === 'dice' && phase.target === at);
  return [
    vault(40, height, isAlone ? [40, PICTURE_WIDTH - 40] : [PICTURE_WIDTH / 2]),
    ...monsters.flatMap((monster, at) =>
      foe(isAlone ? PICTURE_WIDTH / 2 : 142 + at * 276, 52, monster, language, {
        isLow: height < STAGE.fight,
        isTarget: isTarget(at),
        isAlone,
      }),
    ),
    ...ribbon(
      box(12, height + 46, PICTURE_WIDTH - 24, 38),
      say(dangerNote(state), language),
      danger === 0 ? 'calm' : danger < runa.hp ? 'warn' : 'deadly',
    ),
  ];
}

/** Draws Runa: class, health with the expected change, focus and die. */
function heroine(state: State, { language }: Reader, y: number, picked: readonly number[]): Item[] {
  const { hp, fp, die } = state.runa;
  const gain = state.phase.kind === 'heal' ? healthFrom(state, picked.length) : 0;
  const step = Math.min(33, 250 / die);
  const name = classOf(state);
  const bounds = box(12, y, PICTURE_WIDTH - 24, 96);
  return [
    place(bounds, 'Runa'),
    panel(bounds, { side: 0, fill: '#1e2a3c', radius: 14 }),
    medallion(62, y + 48, 39, 0, { icon: THINGS.Runa, scale: 1.3 }),
    medallion(93, y + 77, 15, 0, {
      colour: COLOURS.gold,
      deep: '#4a3510',
      icon: CLASSES[name],
      iconColour: COLOURS.gold,
    }),
    row(box(114, y + 9, 116, 32), [
      { text: 'Runa', size: 25, weight: 700 },
      { gap: 6 },
      { text: className(name, language), size: 20, colour: COLOURS.gold, weight: 500 },
    ]),
    bar(box(254, y + 9, 218, 32), hp + gain, MAX_HEALTH, {
      size: FONT_SIZES.value,
      icon: SIGNS.life,
      loss: Math.min(hp, dangerOf(state)),
      ...(gain > 0 && { words: `${hp} + ${gain}` }),
    }),
    text(box(114, y + 55, 54, 28), say(texts.picture.runaFocus, language), { weight: 500, colour: COLOURS.soft }),
    ...Array.from({ length: die }, (_, at) => gem(184 + at * step, y + 69, die > 8 ? 10 : 13, at < fp)).flat(),
    text(box(178 + die * step, y + 55, 50, 28), `${fp}/${die}`, { size: 22, weight: 700, colour: COLOURS.magic }),
    icon(dieIcon(die), 508, y + 42, 62, { colour: '#ffffff', to: '#8fb6dd', edge: 2.5 }),
    text(box(478, y + 68, 60, 26), dieName(die, language), { size: 21, weight: 700, align: 'centre' }),
  ];
}
