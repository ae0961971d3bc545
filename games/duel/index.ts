import type { Game } from '../kit/game.ts';
import { SIGNS } from '../kit/picture/signs.ts';
import { achievements } from './achievements.ts';
import { hint } from './computers/hint.ts';
import { LEVELS, line } from './computers/index.ts';
import { worlds } from './computers/worlds.ts';
import { daily } from './daily.ts';
import { designs } from './designs/index.ts';
import { icons } from './drawing/icons.ts';
import { iconOf } from './drawing/line-icons.ts';
import { pages } from './drawing/pages.ts';
import { picture } from './drawing/picture.ts';
import { storyIcons } from './drawing/story-icons.ts';
import { view } from './drawing/view.ts';
import type { DuelEvent } from './events.ts';
import { lesson } from './lesson.ts';
import { ask, listName } from './menus/ask.ts';
import { choices, shortcuts } from './menus/choices.ts';
import { type Options, optionsSchema } from './options.ts';
import { acceptsUnlisted, play } from './play.ts';
import { puzzles } from './puzzles/index.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import { type Duel, stateSchema } from './state.ts';
import { tally } from './tally.ts';
import { ending } from './words/ending.ts';
import { rulebook } from './words/rulebook.ts';
import { story } from './words/story.ts';

/** Card Duel: two players summon creatures and cast spells until one has no life left. */
export const duel: Game<Duel, Options, DuelEvent> = {
  id: 'duel',
  title: 'Card Duel',
  summary: {
    en: 'Set creatures and cast spells to take your opponent from 30 life to 0.',
    de: 'Lege Kreaturen und wirke Zauber, bis dein Gegner keines seiner 30 Leben mehr hat.',
  },
  rules: rulebook,
  seats: { min: 2, max: 2 },
  minutes: { min: 15, max: 30 },
  secrets: true,
  options: optionsSchema,
  fairStart: { option: 'start', fair: 'even', document: 'document' },
  state: stateSchema,
  // Since 2 a pile holds places in the deck's list instead of whole cards.
  version: 2,
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
    storyIcons,
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
  computers: { levels: LEVELS, quick: 'greedy', line, hint },
  designs,
};
