import { reseed } from '../kit/chance.ts';
import type { Game } from '../kit/game.ts';
import { SIGNS } from '../kit/picture/signs.ts';
import { eventsFor, type ViewerEvents } from '../kit/story/viewer-events.ts';
import { achievements } from './achievements.ts';
import { hint } from './computers/hint.ts';
import { computer, LEVELS } from './computers/index.ts';
import { daily } from './daily.ts';
import { designs } from './designs/index.ts';
import { iconOf, icons } from './drawing/icons.ts';
import { pages } from './drawing/pages.ts';
import { picture } from './drawing/picture.ts';
import { storyIcons } from './drawing/story-icons.ts';
import { view } from './drawing/view.ts';
import type { SpyEvent } from './events.ts';
import { lesson } from './lesson.ts';
import { ask, listName } from './menus/ask.ts';
import { choices } from './menus/choices.ts';
import { shortcuts } from './menus/shortcuts.ts';
import { type Options, optionsSchema, USUAL_OPTIONS } from './options.ts';
import { acceptsUnlisted, play } from './play.ts';
import { result } from './result.ts';
import { scoreOf } from './rules/score.ts';
import { setup } from './setup.ts';
import { type State, stateSchema } from './state.ts';
import { tally } from './tally.ts';
import { timing } from './timing.ts';
import { publicPhase, turnOf } from './turn.ts';
import { ending } from './words/ending.ts';
import { notable } from './words/notes.ts';
import { rulebook } from './words/rulebook.ts';
import { story } from './words/story.ts';

/** No Time to Spy: two secret teams, a casino, a cat and her collar. */
export const spy: Game<State, Options, ViewerEvents<SpyEvent>> = {
  id: 'spy',
  title: 'No Time to Spy',
  summary: {
    en: 'Lead a secret team of agents among a casino’s guests and find the cat’s collar.',
    de: 'Führe dein geheimes Agententeam durch ein Casino voller Gäste und finde das Halsband der Katze.',
  },
  rules: rulebook,
  seats: { min: 2, max: 2 },
  minutes: { min: 15, max: 90 },
  secrets: true,
  options: optionsSchema,
  usualOptions: USUAL_OPTIONS,
  state: stateSchema,
  setup,
  turn: turnOf,
  publicPhase,
  choices,
  play: (state, seat, line) => play(state, seat, line),
  acceptsUnlisted,
  shortcuts,
  result,
  tally,
  face: {
    view,
    story: (tellings, reader) => story(eventsFor(tellings, reader), reader),
    storyIcons: (tellings, reader) => storyIcons(eventsFor(tellings, reader), reader),
    ending,
    ask,
    listName,
    picture,
    score: (state) => ({ icon: SIGNS.secrets, of: [scoreOf(state, 0), scoreOf(state, 1)] }),
    icons,
    iconOf,
    notable,
    pages,
  },
  timing,
  lesson,
  daily,
  achievements,
  computers: { levels: LEVELS, quick: 'normal', line: computer, hint, reseed },
  designs,
};
