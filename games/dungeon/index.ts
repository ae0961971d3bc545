import { type Choice, type Game, type Lesson, type Reader, reseed, type Seat, say, type Text } from '@longtable/kit';
import { dailyOptions, hint, LEVELS, line } from './computers.ts';
import { designs } from './designs.ts';
import { heroIcon, iconColours, iconOf, icons } from './drawing/icons.ts';
import { pages, rulebook } from './drawing/pages.ts';
import { picture } from './drawing/picture.ts';
import { backgrounds } from './drawing/picture-map.ts';
import { view } from './drawing/view.ts';
import type { DungeonEvent } from './events.ts';
import { type Options, optionsSchema, setup } from './options.ts';
import { acceptsUnlisted, play } from './play.ts';
import { achievements, isLikeOthers, result, scoreRun, statistics, worthOf } from './result.ts';
import { isCalm } from './rules/combat.ts';
import { isShown } from './rules/enemies.ts';
import { step } from './rules/grid.ts';
import { goalFor, recruit } from './rules/heroes.ts';
import { isRedundant } from './rules/repeat.ts';
import { enemyAt } from './rules/room.ts';
import { rosterOf } from './rules/roster.ts';
import { parseLine } from './rules/round.ts';
import { heroId, mapSpot, scene } from './scene.ts';
import { shortcuts } from './shortcuts.ts';
import { type Hero, isOver, levelCount, type Room, type State, stateSchema } from './state.ts';
import { story, unitPlace } from './story.ts';
import { abilityEffect, abilityText, nameText, restText } from './words/names.ts';
import { dangerAt, effectText, ending, statusText } from './words/sentences.ts';
import { texts } from './words/texts.ts';

/**
 * Lines, labels and positions of the buttons: arrows as on a keyboard, with waiting, the ability and a rest beside
 * them, below the shortcuts.
 */
const PAD: readonly (readonly [line: string, label: Text, row: number, column: number])[] = [
  ['q', texts.choices.wait, 1, 0],
  ['w', '↑', 1, 1],
  ['e', 'cast', 1, 2],
  ['a', '←', 2, 0],
  ['s', '↓', 2, 1],
  ['d', '→', 2, 2],
  ['rest', texts.choices.rest, 2, 3],
];

/** Lines that only pass time. Their buttons are not highlighted, nor the ability while no enemy sees the hero. */
const ASIDE = ['q', 'rest'];

/** Lines and labels of walks, which repeat a step until something happens. */
const WALKS: readonly (readonly [line: string, label: Text])[] = [
  ['walk a', texts.choices.walkLeft],
  ['walk w', texts.choices.walkUp],
  ['walk s', texts.choices.walkDown],
  ['walk d', texts.choices.walkRight],
];

function moves(state: State, room: Room): readonly Choice[] {
  const isOffered = ([line]: readonly [string, ...unknown[]]) => !isRedundant(state, parseLine(line)!);
  return [
    ...PAD.filter(isOffered).map(
      ([line, label, row, column]): Choice => ({
        line,
        label: line === 'e' ? texts.choices[room.hero.class] : label,
        ...(line === 'e' && { detail: effectText(room) }),
        ...(line === 'rest' && { detail: restText(room.hero) }),
        final: true,
        at: { row, column },
        emphasis: ASIDE.includes(line) || (line === 'e' && isCalm(room)) ? 'aside' : 'usual',
        ...touchOf(room, line),
      }),
    ),
    ...WALKS.filter(isOffered).map(
      ([line, label]): Choice => ({
        line,
        label,
        under: texts.shortcuts.walkTo,
        final: true,
        things: [unitPlace(room.hero)],
      }),
    ),
  ];
}

/** Returns what a step is about: the cell or the visible enemy on it, and what it does there. Empty for other lines. */
function touchOf(room: Room, line: string): Pick<Choice, 'things' | 'result'> {
  const command = parseLine(line);
  if (command?.verb !== 'act' || command.action === 'cast' || command.action === 'wait') return {};
  const { hero } = room;
  const cell = step(hero, command.action);
  const enemy = enemyAt(room, cell);
  if (!enemy || !isShown(enemy)) {
    const result = dangerAt(room, cell);
    return { things: [mapSpot(cell)], ...(result && { result }) };
  }
  const { health } = enemy;
  return { things: [unitPlace(enemy)], result: `${health} → ${Math.max(0, health - hero.attack)}–${health}` };
}

function heroMenu(state: State): readonly Choice[] {
  const { heroes } = rosterOf(state);
  return heroes.map(({ name }, index) => ({
    line: `${index + 1}`,
    label: nameText(name),
    detail: heroDetail(state, recruit(name, state.prior, heroes)),
    under: texts.choices.heroes,
    final: true,
    things: [heroId(name)],
  }));
}

function heroDetail(state: State, hero: Hero): Text {
  const goal = goalFor(state, hero.name);
  return goal === undefined ? abilityText(hero) : texts.choices.goal({ about: abilityEffect(hero), rounds: goal });
}

export function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  if (seat !== 0 || isOver(state)) return [];
  const all = state.room ? moves(state, state.room) : heroMenu(state);
  return all.filter(({ line }) => line.startsWith(partial));
}

/** Returns the text above the buttons: which hero to choose, or the status. */
export function ask(state: State, _seat: number, _partial: string, { language }: Reader): string {
  const { room } = state;
  return say(room ? statusText(state, room) : hero(state), language);
}

function hero(state: State): Text {
  const levels = levelCount(state);
  if (state.endless !== undefined) return texts.ask.endless;
  if (state.chosen !== undefined) return texts.ask.level({ level: state.chosen });
  if (state.prior > 0) return texts.ask.experienced;
  return levels === 1 ? texts.ask.onlyLevel : texts.ask.levels({ levels });
}

const LEVEL = `#############
#.....#.....#
#.@......s..#
#.....#.....#
#############`;

/** One soldier in two rooms, and a hero who is about to level up. */
const lesson: Lesson = {
  options: { levels: LEVEL, prior: 25 },
  seed: 100,
  steps: [
    {
      ...texts.lesson.hero,
      line: '1',
    },
    {
      ...texts.lesson.step,
      line: 'd',
    },
    {
      ...texts.lesson.walk,
      line: 'walk d',
    },
    {
      ...texts.lesson.attack,
      line: 'd',
    },
    {
      ...texts.lesson.attackAgain,
      line: 'd',
    },
    {
      ...texts.lesson.ability,
      line: 'e',
    },
    {
      ...texts.lesson.kill,
      line: 'd',
    },
  ],
  end: texts.lesson.done,
};

export const dungeon: Game<State, Options, DungeonEvent> = {
  id: 'dungeon',
  title: 'Dungeon',
  summary: texts.general.summary,
  rules: rulebook,
  seats: { min: 1, max: 1 },
  minutes: { min: 30, max: 90 },
  secrets: false,
  options: optionsSchema,
  state: stateSchema,
  version: 1,
  setup,
  turn: (state) => (isOver(state) ? [] : [0]),
  choices,
  play,
  acceptsUnlisted,
  shortcuts,
  result,
  statistics,
  presentation: {
    view,
    scene,
    story,
    ending,
    ask,
    backgrounds,
    picture,
    portrait: heroIcon,
    emblem: { icon: 'dungeon-gate', colour: '#7fc4ff' },
    icons,
    iconColours,
    iconOf,
    pages,
  },
  lesson,
  solo: { score: scoreRun, value: worthOf, isComparable: isLikeOthers },
  daily: { minutes: { min: 5, max: 15 }, options: dailyOptions, score: scoreRun },
  achievements,
  computers: { levels: LEVELS, quick: 'advanced', line, hint, reseed },
  designs,
};
