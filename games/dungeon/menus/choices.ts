import type { Choice, Seat } from '../../kit/game.ts';
import type { Words } from '../../kit/reader.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import { goalFor } from '../rules/goal.ts';
import { recruit } from '../rules/growth.ts';
import { HERO_NAMES } from '../rules/heroes.ts';
import { parseLine } from '../rules/lines.ts';
import { isRedundant } from '../rules/redundant.ts';
import { type HeroClass, isOver, type Room, type State } from '../state.ts';
import { abilityWords, restWords } from '../words/hero.ts';
import { nameAlone } from '../words/names.ts';

/**
 * The arrows lie as on a keyboard, with waiting and the ability beside them; rest and the doubled arrows repeat until something
 * happens. Labels are short so that the columns line up and a row fits a phone.
 */
const MOVES: readonly (readonly [line: string, label: Text, row: number, column: number])[] = [
  ['q', { en: 'Wait', de: 'Warten' }, 0, 0],
  ['w', '↑', 0, 1],
  ['e', 'cast', 0, 2],
  ['a', '←', 1, 0],
  ['s', '↓', 1, 1],
  ['d', '→', 1, 2],
  ['rest', { en: 'Rest', de: 'Rasten' }, 1, 3],
  ['walk a', '←←', 2, 0],
  ['walk w', '↑↑', 2, 1],
  ['walk s', '↓↓', 2, 2],
  ['walk d', '→→', 2, 3],
];

/** Moves that pass the time are not the usual ones. */
const ASIDE = /^(?:q|rest|walk .)$/;

const CASTS: Readonly<Record<HeroClass, Text>> = {
  Warrior: { en: 'Shield', de: 'Schild' },
  Mage: 'Blizzard',
  Rogue: { en: 'Knives', de: 'Messer' },
  Hunter: { en: 'Shoot', de: 'Schuss' },
};

function moves(state: State, room: Room): readonly Choice[] {
  return MOVES.filter(([line]) => !isRedundant(state, parseLine(line)!)).map(([line, label, row, column]) => ({
    line,
    label: line === 'e' ? CASTS[room.hero.class] : label,
    ...(line === 'rest' && { detail: restWords(room.hero) }),
    final: true,
    at: { row, column },
    tone: ASIDE.test(line) ? 'aside' : 'usual',
  }));
}

function heroMenu(state: State): readonly Choice[] {
  return HERO_NAMES.map((name, index) => ({
    line: `${index + 1}`,
    label: ({ language }) => nameAlone(name, language),
    detail: heroDetail(state, name),
    final: true,
  }));
}

function heroDetail(state: State, name: (typeof HERO_NAMES)[number]): Words {
  const goal = goalFor(state, name);
  const aim = (language: Language) => say({ en: ` Goal: ${goal} rounds`, de: ` Ziel: ${goal} Runden` }, language);
  return ({ language }) =>
    `${abilityWords(recruit(name, state.prior), language)}${goal === undefined ? '' : `.${aim(language)}`}`;
}

/** How a line may go on: all lines that begin so. */
export function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  if (seat !== 0 || isOver(state)) return [];
  const all = state.room ? moves(state, state.room) : heroMenu(state);
  return all.filter(({ line }) => line.startsWith(partial));
}
