import { eventsFor, type Game, type Lesson, type LessonLine, reseed, type ViewerEvents } from '@longtable/kit';
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
import { readDrawing } from './files/scenarios.ts';
import { shortcuts } from './menus/shortcuts.ts';
import { ask, choices, listName } from './menus/turn.ts';
import { type Options, optionsSchema, publicPhase, terms, turnOf } from './options.ts';
import { acceptsUnlisted, comingTurns, play } from './play.ts';
import { achievements, daily, result, tally } from './result.ts';
import { defaultConfig } from './rules/config.ts';
import { scoreOf } from './rules/course/ending.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import { type Player, type State, stateSchema } from './state.ts';
import { story } from './story.ts';
import { rulebook } from './words/descriptions.ts';
import { texts } from './words/texts.ts';

const options: Options = {
  scenario_file: JSON.stringify(readDrawing(['..^....=_', '.........', '..@...$..', '.........', '.._=..^..'])),
  match_file: JSON.stringify({
    ...defaultConfig,
    spySuccessChance: 1,
    npcCombinationChance: 1,
    maxNumberOfNPCs: 2,
    turnPhaseLimit: -1,
    pauseLimit: -1,
  }),
};

const OTHER_PICKS = [
  ['agent Olga Brandt', 'gadget HAIRDRYER', 'gadget TECHNICOLOUR_PRISM', 'gadget MAGNETIC_WATCH'],
  ['gadget CHICKEN_FEED', 'gadget JETPACK', 'gadget LASER_COMPACT'],
].flat();
const THEIR_PICKS = [
  ['agent Adele Quill', 'agent Fergus Halloran', 'gadget MOLEDIE', 'gadget WIRETAP_WITH_EARPLUGS'],
  ['gadget ROCKET_PEN', 'gadget MIRROR_OF_WILDERNESS', 'gadget GRAPPLE', 'gadget NUGGET'],
].flat();

const [MINE, THEIRS] = [0, 1];
const lines = (seat: number, ...all: readonly string[]): LessonLine[] => all.map((line) => ({ seat, line }));
const picked = (seat: number, picks: readonly string[]) => lines(seat, ...picks.map((pick) => `pick ${pick}`));

/** Lesson about the draft, guests, roulette, safes, the cat and the score. */
const lesson: Lesson = {
  options,
  seed: 860,
  opening: picked(THEIRS, THEIR_PICKS),
  steps: [
    {
      ...texts.lesson.draft,
      line: 'pick agent Ines Carvalho',
      answers: [...picked(MINE, OTHER_PICKS), ...lines(THEIRS, 'share', 'ready')],
    },
    { ...texts.lesson.equipment, line: 'share' },
    { ...texts.lesson.entering, line: 'ready' },
    { ...texts.lesson.score, line: 'walk E5' },
    { ...texts.lesson.guest, line: 'spy E5' },
    { ...texts.lesson.roulette, line: 'gamble C3 5' },
    { ...texts.lesson.team, line: 'walk G3' },
    { ...texts.lesson.safe, line: 'open G3' },
    { ...texts.lesson.collar, line: 'walk F2' },
  ],
  end: texts.lesson.end,
};

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
    scene,
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
