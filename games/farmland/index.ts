import type { Game } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { hint } from './computers/hint.ts';
import { LEVELS, line } from './computers/index.ts';
import { worlds } from './computers/master.ts';
import { designs } from './designs.ts';
import { iconColours, iconOf, icons, THINGS } from './drawing/icons.ts';
import { pages } from './drawing/pages.ts';
import { picture } from './drawing/picture.ts';
import { view } from './drawing/view.ts';
import type { FarmlandEvent } from './events.ts';
import { lesson } from './lesson.ts';
import { ask, choices } from './menus/choices.ts';
import { type Options, optionsSchema } from './options.ts';
import { acceptsUnlisted, play } from './play.ts';
import { puzzles } from './puzzles/index.ts';
import { achievements, daily, FIRST_SEAT, result, tally } from './result.ts';
import { parseLine } from './rules/lines.ts';
import { stepsOf } from './rules/perform.ts';
import { setup } from './setup.ts';
import { type State, stateSchema } from './state.ts';
import { story } from './story.ts';
import { rulebook } from './words/rulebook.ts';
import { ending } from './words/story.ts';
import { texts } from './words/texts.ts';

export const farmland: Game<State, Options, FarmlandEvent> = {
  id: 'farmland',
  title: 'Crown of Farmland',
  summary: texts.general.summary,
  rules: rulebook,
  // Against the computer the player is the document's team 1. Between players random seats are fair, because the
  // starting team loses more often.
  seats: { min: 2, max: 2, fixed: 'against computers' },
  minutes: { min: 30, max: 60 },
  secrets: true,
  ratedAfter: 6,
  options: optionsSchema,
  firstSeat: FIRST_SEAT,
  state: stateSchema,
  setup,
  terms: ({ seed }) => ({ fixesSeed: seed !== undefined }),
  turn: (state) => (state.winner === null ? [state.turn] : []),
  choices,
  play,
  acceptsUnlisted,
  result,
  tally,
  worlds,
  presentation: {
    view,
    story,
    ending,
    ask,
    picture,
    steps: (state, line) => stepsOf(state, parseLine(line)),
    score: ({ teams }) => ({ icon: SIGNS.life, of: teams.map(({ lp }) => lp) }),
    portrait: () => THINGS.player,
    emblem: { icon: 'farmer', colour: '#8fd166' },
    icons,
    iconColours,
    iconOf,
    pages,
  },
  lesson,
  daily,
  achievements,
  puzzles,
  computers: { levels: LEVELS, quick: 'beginner', line, hint },
  designs,
};
