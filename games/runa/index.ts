import { type Game, type Lesson, reseed } from '@longtable/kit';
import { ask, choices, listName, shortcuts } from './choices.ts';
import { hint, LEVELS, line } from './computers/index.ts';
import { iconColours, iconOf, icons, THINGS } from './drawing/icons.ts';
import { pages, rulebook } from './drawing/pages.ts';
import { picture } from './drawing/picture.ts';
import { backgrounds } from './drawing/picture-room.ts';
import { view } from './drawing/view.ts';
import { type Options, optionsSchema, setup } from './options.ts';
import { acceptsUnlisted, play } from './play.ts';
import { puzzles } from './puzzles/index.ts';
import { achievements, isComparable, ROOMS, result, scoreRun, statistics } from './result.ts';
import { scene } from './scene.ts';
import { isOver, type RunaEvent, type State, stateSchema } from './state.ts';
import { ending, story } from './story.ts';
import { texts } from './words/texts.ts';

/** Lesson: a mage's first room, her loot, and the start of the second room. */
const lesson: Lesson = {
  options: {},
  seed: 1,
  steps: [
    { ...texts.lesson.class, line: '2' },
    { ...texts.lesson.focus, line: '1' },
    { ...texts.lesson.spell, line: '2' },
    { ...texts.lesson.kill, line: '2' },
    { ...texts.lesson.reward, line: '1' },
    { ...texts.lesson.elements, line: '2' },
    { ...texts.lesson.heal, line: 'none' },
    { ...texts.lesson.monsters, line: '3' },
    { ...texts.lesson.target, line: '1' },
  ],
  end: texts.lesson.end,
};

export const runa: Game<State, Options, RunaEvent> = {
  id: 'runa',
  title: 'Runa’s Strive',
  summary: texts.summary,
  rules: rulebook,
  seats: { min: 1, max: 1 },
  minutes: { min: 20, max: 40 },
  secrets: false,
  options: optionsSchema,
  state: stateSchema,
  setup,
  terms: ({ seeds }) => ({ fixesSeed: seeds !== undefined }),
  turn: (state) => (isOver(state) ? [] : [0]),
  choices,
  acceptsUnlisted,
  shortcuts,
  play,
  result,
  statistics,
  lesson,
  solo: { score: scoreRun, value: ({ story }) => story.rooms / ROOMS, isComparable: isComparable },
  daily: { options: () => ({}), score: scoreRun },
  achievements,
  puzzles,
  computers: { levels: LEVELS, line, hint, reseed },
  presentation: {
    view,
    scene,
    story,
    ending,
    ask,
    listName,
    backgrounds,
    picture,
    portrait: () => THINGS.Runa,
    emblem: { icon: 'swordwoman', colour: '#c3a2ff' },
    icons,
    iconColours,
    iconOf,
    pages,
  },
};
