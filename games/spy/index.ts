import { eventsFor, type Game, reseed, type ViewerEvents } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { hint } from './computers/hint.ts';
import { computer, LEVELS } from './computers/index.ts';
import { characters, match, scenario } from './designs.ts';
import { ending, teamOf } from './drawing/ending.ts';
import { iconColours, iconOf, icons, portraitOf } from './drawing/icons.ts';
import { pages } from './drawing/pages.ts';
import { picture } from './drawing/picture.ts';
import { view } from './drawing/view.ts';
import type { SpyEvent } from './events.ts';
import { lesson } from './lesson.ts';
import { shortcuts } from './menus/shortcuts.ts';
import { ask, choices, listName } from './menus/turn.ts';
import { type Options, optionsSchema } from './options.ts';
import { acceptsUnlisted, comingTurns, play } from './play.ts';
import { achievements, daily, result, tally } from './result.ts';
import { scoreOf } from './rules/course/ending.ts';
import { setup } from './setup.ts';
import { type Player, type State, stateSchema } from './state.ts';
import { story } from './story.ts';
import { publicPhase, terms, turnOf } from './timing.ts';
import { rulebook } from './words/descriptions.ts';
import { texts } from './words/texts.ts';

export const spy: Game<State, Options, ViewerEvents<SpyEvent>> = {
  id: 'spy',
  title: 'No Time to Spy',
  summary: texts.summary,
  rules: rulebook,
  seats: { min: 2, max: 2 },
  minutes: { min: 45, max: 90 },
  secrets: { phase: publicPhase },
  ratedAfter: 6,
  options: optionsSchema,
  state: stateSchema,
  setup,
  turn: turnOf,
  terms,
  choices,
  play: (state, seat, line) => play(state, seat, line),
  acceptsUnlisted,
  comingTurns,
  replayStep: ({ phase, round, active }) => (phase === 'rounds' ? `${round} ${active}` : phase),
  shortcuts,
  result,
  tally,
  presentation: {
    view,
    story: (tellings, reader) => story(eventsFor(tellings, reader), reader),
    ending,
    ask,
    listName,
    picture,
    score: (state) => ({ icon: SIGNS.secrets, of: [scoreOf(state, 0), scoreOf(state, 1)] }),
    portrait: (state, seat) => portraitOf(state, teamOf(state, seat as Player)[0]?.id ?? 0).icon,
    emblem: { icon: 'spy', colour: '#ff8fa8' },
    icons,
    iconColours,
    iconOf,
    pages,
  },
  lesson,
  daily,
  achievements,
  computers: { levels: LEVELS, quick: 'casual', line: computer, hint, reseed },
  designs: [scenario, match, characters],
};
