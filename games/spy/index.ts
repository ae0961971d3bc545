import type { Game } from '../kit/game.ts';
import { ask } from './ask.ts';
import { choices } from './choices.ts';
import { computer, LEVELS } from './computers/index.ts';
import type { SpyEvent } from './events.ts';
import { type SpyOptions, spyOptions } from './options.ts';
import { pages } from './pages.ts';
import { play } from './play.ts';
import { result } from './result.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { type State, stateSchema } from './state.ts';
import { story } from './story.ts';
import { tallyMatch } from './tally.ts';
import { tell } from './tell.ts';
import { awaits, turnOf } from './turn.ts';
import { view } from './view.ts';

/** No Time to Spy: two secret teams, a casino, a cat and her collar. */
export const spy: Game<State, SpyOptions, SpyEvent> = {
  id: 'spy',
  title: 'No Time to Spy',
  summary: {
    en: 'Two secret teams of agents among the guests of a casino, and a cat without her collar.',
    de: 'Zwei geheime Agententeams unter den Gästen eines Casinos und eine Katze ohne Halsband.',
  },
  rules,
  seats: { min: 2, max: 2 },
  secrets: true,
  options: spyOptions,
  state: stateSchema,
  setup,
  turn: turnOf,
  awaits,
  choices,
  play,
  tell,
  view,
  result,
  tally: tallyMatch,
  face: { ask, story, pages },
  computers: { levels: LEVELS, line: computer },
};
