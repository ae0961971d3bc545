import { capital, type Reader, say } from '@longtable/kit';
import {
  type Box,
  box,
  compose,
  header,
  type Danger as Level,
  PICTURE_WIDTH,
  type Picture,
  ribbon,
} from '@longtable/kit/picture';
import { type Danger, dangerOf, watchersOf } from '../rules/danger.ts';
import { phase, type Room, type State } from '../state.ts';
import { dangerCaption } from '../words/danger.ts';
import { outcomeText } from '../words/ending.ts';
import { THINGS } from './icons.ts';
import { GROUND, HEAD, heroMenu } from './picture-heroes.ts';
import { MAP, map } from './picture-map.ts';
import { HERO_PANEL, heroPanel, surroundings } from './picture-panels.ts';
import { headParts } from './view.ts';

/** The column beside the map. */
const [LEFT, WIDE] = [MAP.width + 6, PICTURE_WIDTH - MAP.width - 12];
/** Heights of the danger and of the outcome in pixels. */
const [NOTE, ENDING] = [48, 84];

/**
 * Draws the menu of heroes, or the map around the hero, the hero's state and nearby enemies. Hidden traps are not
 * shown.
 */
export function picture(state: State, { language }: Reader): Picture {
  const { room } = state;
  if (!room) return heroMenu(state, language);
  const isOn = phase(state) === 'exploring';
  const danger = isOn ? dangerOf(room) : { most: 0, death: 0 };
  const parts = headParts(state, language);
  const aside = parts.length > 1 ? (parts.pop() ?? '') : '';
  const isWon = phase(state) === 'won';
  const words = capital(say(isOn ? dangerCaption(room, danger) : outcomeText(state), language));
  const note = isOn ? NOTE : ENDING;
  const bottom = HEAD + MAP.height - 5;
  return compose(HEAD + MAP.height, GROUND, [
    ...header(THINGS.level, parts.join(', '), capital(aside)),
    map(HEAD, room, isOn),
    ...heroPanel(box(LEFT, HEAD + 6, WIDE, HERO_PANEL), room, Math.min(room.hero.health, danger.most), language),
    ...surroundings(stretch(HEAD + HERO_PANEL + 11, bottom - note - 5), room, isOn, language),
    ...ribbon(stretch(bottom - note, bottom), words, isWon ? 'calm' : dangerLevel(room, danger)),
  ]);
}

/** Returns a box of the column beside the map. */
function stretch(top: number, bottom: number): Box {
  return box(LEFT, top, WIDE, bottom - top);
}

function dangerLevel(room: Room, { most, death }: Danger): Level {
  if (death > 0 || room.hero.health === 0) return 'deadly';
  return most > 0 || watchersOf(room).length > 0 ? 'warn' : 'calm';
}
