import { type Game, type Lesson, reseed } from '@longtable/kit';
import { ask, choices } from './choices.ts';
import { hint, LEVELS, line } from './computers.ts';
import { dailyOptions } from './daily.ts';
import { designs } from './designs.ts';
import { heroIcon, iconColours, iconOf, icons } from './drawing/icons.ts';
import { pages, rulebook } from './drawing/pages.ts';
import { picture } from './drawing/picture.ts';
import { view } from './drawing/view.ts';
import type { DungeonEvent } from './events.ts';
import { type Options, optionsSchema, setup } from './options.ts';
import { acceptsUnlisted, play } from './play.ts';
import { achievements, isLikeOthers, result, scoreRun, tally, worthOf } from './result.ts';
import { scene } from './scene.ts';
import { shortcuts } from './shortcuts.ts';
import { isOver, type State, stateSchema } from './state.ts';
import { story } from './story.ts';
import { ending } from './words/sentences.ts';
import { texts } from './words/texts.ts';

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
  tally,
  presentation: {
    view,
    scene,
    story,
    ending,
    ask,
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
