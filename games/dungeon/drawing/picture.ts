import type { Item, Picture } from '../../kit/picture/items.ts';
import { compose } from '../../kit/picture/make.ts';
import { TONES } from '../../kit/picture/palette.ts';
import { head, type Danger as Level, ribbon } from '../../kit/picture/parts.ts';
import { capital } from '../../kit/possessive.ts';
import type { Reader } from '../../kit/reader.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import { type Danger, dangerOf, watchersOf } from '../rules/danger.ts';
import { recruit } from '../rules/growth.ts';
import { rosterOf } from '../rules/roster/roster.ts';
import { levelCount, phase, type Room, type State } from '../state.ts';
import { dangerCaption } from '../words/danger.ts';
import { fateOf } from '../words/ending.ts';
import { placeText } from '../words/sentences.ts';
import { THINGS } from './icons.ts';
import { HERO, heroEntry } from './picture-heroes.ts';
import { map, windowOf } from './picture-map.ts';
import { enemyPanels, heroPanel } from './picture-panels.ts';
import { CELL } from './picture-stones.ts';
import { headParts } from './view.ts';

const GROUND = ['#181a22', TONES.ground] as const;
const HEAD = 40;

/** The map around the hero, how he fares, and who is near; a hidden trap shows nowhere. */
export function picture(state: State, { language }: Reader): Picture {
  const { room } = state;
  if (!room) return heroMenu(state, language);
  const isOn = phase(state) === 'exploring';
  const danger = isOn ? dangerOf(room) : { most: 0, death: 0 };
  const parts = headParts(state, language);
  const aside = parts.length > 1 ? (parts.pop() ?? '') : '';
  const low = HEAD + windowOf(room).height * CELL;
  const isWon = phase(state) === 'won';
  const words = isOn ? dangerCaption(room, danger) : fateOf(state);
  return compose(low + (isWon ? 154 : 236), GROUND, [
    ...head(THINGS.level, parts.join(', '), capital(aside)),
    map(HEAD, room, isOn),
    ...ribbon(low + 8, capital(say(words, language)), isWon ? 'calm' : levelOf(room, danger)),
    ...heroPanel(low + 54, room, Math.min(room.hero.health, danger.most), language),
    ...(isWon ? [] : enemyPanels(low + 150, room, isOn, language)),
  ]);
}

function levelOf(room: Room, { most, death }: Danger): Level {
  if (death > 0 || room.hero.health === 0) return 'deadly';
  return most > 0 || watchersOf(room).length > 0 ? 'warn' : 'calm';
}

function heroMenu(state: State, language: Language): Picture {
  const { heroes } = rosterOf(state);
  const title = { en: 'Heroes to choose from', de: 'Helden zur Auswahl' };
  const entries = heroes.flatMap(({ name }, at): Item[] =>
    heroEntry(HEAD + 6 + at * HERO, recruit(name, state.prior, heroes), language),
  );
  return compose(HEAD + 6 + heroes.length * HERO, GROUND, [
    ...head(THINGS.level, say(title, language), say(lengthText(state), language)),
    ...entries,
  ]);
}

function lengthText(state: State): Text {
  if (state.endless !== undefined) return { en: 'Endless descent', de: 'Endloser Abstieg' };
  if (state.chosen !== undefined) return placeText(state);
  const levels = levelCount(state);
  return { en: levels === 1 ? '1 level' : `${levels} levels`, de: `${levels} Level` };
}
