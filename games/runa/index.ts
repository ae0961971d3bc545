import { type Game, reseed } from '@longtable/kit';
import { ask, choices, listName } from './choices.ts';
import { hint } from './computers/hint.ts';
import { LEVELS, line } from './computers/index.ts';
import { iconColours, iconOf, icons, THINGS } from './drawing/icons.ts';
import { pages } from './drawing/pages.ts';
import { picture } from './drawing/picture.ts';
import { view } from './drawing/view.ts';
import type { RunaEvent } from './events.ts';
import { lesson } from './lesson.ts';
import { type Options, optionsSchema } from './options.ts';
import { acceptsUnlisted, play } from './play.ts';
import { puzzles } from './puzzles/index.ts';
import { achievements, isComparable, ROOMS, result, scoreRun, tally } from './result.ts';
import { setup } from './setup.ts';
import { shortcuts } from './shortcuts.ts';
import { isOver, type State, stateSchema } from './state.ts';
import { story } from './story.ts';
import { rulebook } from './words/rulebook.ts';
import { ending } from './words/story.ts';
import { texts } from './words/texts.ts';

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
  tally,
  lesson,
  solo: { score: scoreRun, value: ({ story }) => story.rooms / ROOMS, isComparable: isComparable },
  daily: { options: () => ({}), score: scoreRun },
  achievements,
  puzzles,
  computers: { levels: LEVELS, line, hint, reseed },
  presentation: {
    view,
    story,
    ending,
    ask,
    listName,
    picture,
    portrait: () => THINGS.Runa,
    emblem: { icon: 'swordwoman', colour: '#c3a2ff' },
    icons,
    iconColours,
    iconOf,
    pages,
  },
};
