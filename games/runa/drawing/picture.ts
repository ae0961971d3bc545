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
  SIGNS,
  text,
} from '@longtable/kit/picture';
import { dangerOf } from '../rules/danger.ts';
import { healthFrom } from '../rules/journey.ts';
import { parseLine, placesOf } from '../rules/lines.ts';
import { classOf, isOver, MAX_HEALTH, type State } from '../state.ts';
import { dangerNote } from '../words/forecast.ts';
import { className, dieName } from '../words/names.ts';
import { CLASSES, dieIcon, THINGS } from './icons.ts';
import { type CardMark, cards, heightOf } from './picture-card.ts';
import { ending } from './picture-ending.ts';
import { foe } from './picture-foe.ts';
import { classes, heading, room, roomTitle } from './picture-room.ts';
import { vault } from './picture-vault.ts';

/** The scene, the column beside it and the top of the hand, in pixels. */
const STAGE = box(0, 40, 372, 190);
const COLUMN = box(378, 46, PICTURE_WIDTH - 384, 184);
const HAND = 236;
/** Heights of Runa's panel and of the note below it. */
const [PANEL, NOTE] = [124, 55];

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
  return ribbon(bounds, say(dangerNote(state), language), level);
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
