import type { Game } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { achievements } from './achievements.ts';
import { hint } from './computers/hint.ts';
import { LEVELS, line } from './computers/index.ts';
import { worlds } from './computers/worlds.ts';
import { daily } from './daily.ts';
import { designs } from './designs/deck.ts';
import { iconOf, icons } from './drawing/icons.ts';
import { pages } from './drawing/pages.ts';
import { picture } from './drawing/picture.ts';
import { view } from './drawing/view.ts';
import type { DuelEvent } from './events.ts';
import { lesson } from './lesson.ts';
import { ask, choices, listName, shortcuts } from './menus/choices.ts';
import { type Options, optionsSchema, setup } from './options.ts';
import { acceptsUnlisted, play } from './play.ts';
import { puzzles } from './puzzles/index.ts';
import { FIRST_SEAT, result, tally } from './result.ts';
import { type Duel, stateSchema } from './state.ts';
import { story } from './story.ts';
import { rulebook } from './words/rulebook.ts';
import { ending } from './words/story.ts';
import { texts } from './words/texts.ts';

export const duel: Game<Duel, Options, DuelEvent> = {
  id: 'duel',
  title: 'Card Duel',
  summary: texts.summary,
  rules: rulebook,
  seats: { min: 2, max: 2 },
  minutes: { min: 15, max: 30 },
  secrets: true,
  ratedAfter: 6,
  options: optionsSchema,
  firstSeat: FIRST_SEAT,
  state: stateSchema,
  version: 1,
  setup,
  turn: ({ winner, current }) => (winner === null ? [current] : []),
  choices,
  play,
  acceptsUnlisted,
  shortcuts,
  result,
  tally,
  worlds,
  face: {
    view,
    story,
    ending,
    ask,
    listName,
    picture,
    score: ({ sides }) => ({ icon: SIGNS.life, of: sides.map(({ life }) => Math.max(0, life)) }),
    icons,
    iconOf,
    pages,
  },
  lesson,
  daily,
  achievements,
  puzzles,
  computers: { levels: LEVELS, quick: 'casual', line, hint },
  designs,
};
