import {
  type Achievement,
  type Daily,
  eventsFor,
  type FinishedGame,
  type Game,
  type Lesson,
  type Result,
  reseed,
  type Score,
  type SeatLine,
  type Statistic,
  type ViewerEvents,
} from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { hint } from './computers/hint.ts';
import { computer, LEVELS } from './computers/index.ts';
import { characters, match, scenario } from './designs.ts';
import { ending, teamOf } from './drawing/ending.ts';
import { iconColours, iconOf, icons, portraitOf, THINGS } from './drawing/icons.ts';
import { pages } from './drawing/pages.ts';
import { backgrounds } from './drawing/picture/floor.ts';
import { picture } from './drawing/picture.ts';
import { story } from './drawing/story.ts';
import { view } from './drawing/view.ts';
import type { SpyEvent } from './events.ts';
import { readDrawing, SCENARIO_NAMES } from './files/scenarios.ts';
import { shortcuts } from './menus/shortcuts.ts';
import { ask, choices, listName, verbLists } from './menus/turn.ts';
import { type Options, optionsSchema, publicPhase, setup, terms } from './options.ts';
import { acceptsUnlisted, comingTurns, play, stepsOf } from './play.ts';
import { defaultConfig } from './rules/config.ts';
import { scoreOf } from './rules/course/ending.ts';
import { turnOf } from './rules/match/people.ts';
import { scene } from './scene.ts';
import { type Player, type Side, type State, stateSchema } from './state.ts';
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
const lines = (seat: number, ...all: readonly string[]): SeatLine[] => all.map((line) => ({ seat, line }));
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

/** Returns the winner of a finished match, or undefined while it runs. */
export function result({ ending }: State): Result | undefined {
  return ending ? { winners: [ending.winner] } : undefined;
}

/** Returns the values of a match that are summed over all matches, for both sides together. */
export function statistics({ round, sides }: State): readonly Statistic[] {
  const both = (value: (side: Side) => number) => value(sides[0]) + value(sides[1]);
  return [
    { label: texts.averages.rounds, value: round, icon: SIGNS.again },
    { label: texts.averages.secrets, value: both(({ secrets }) => secrets.length), icon: SIGNS.secrets },
    { label: texts.averages.safes, value: both(({ opened }) => opened.length), icon: icons.SAFE! },
    { label: texts.averages.drinks, value: both(({ tally }) => tally.drinks), icon: THINGS.cocktail },
    { label: texts.averages.pours, value: both(({ tally }) => tally.pours), icon: SIGNS.water },
    {
      label: texts.averages.collapses,
      value: both(({ tally }) => tally.exfiltrations),
      icon: SIGNS.hurt,
    },
  ];
}

/** Returns an achievement check: the seat has won, and its lead satisfies `by`. */
const wonWithLead =
  (by: (lead: number) => boolean) =>
  ({ state, seat, isWon }: FinishedGame<State, Options>): boolean => {
    const [mine, theirs] = (seat === 0 ? [0, 1] : [1, 0]) as [Player, Player];
    return isWon && by(scoreOf(state, mine) - scoreOf(state, theirs));
  };

/** Returns an achievement check of the seat's side, regardless of the result. */
const sideHas =
  (what: (side: Side) => boolean) =>
  ({ state, seat }: FinishedGame<State, Options>): boolean =>
    what(state.sides[seat as Player]);

export const achievements: readonly Achievement<State, Options>[] = [
  {
    id: 'landslide',
    ...texts.achievements.landslide,
    isEarned: wonWithLead((lead) => lead >= 100),
  },
  {
    id: 'close',
    ...texts.achievements.close,
    isEarned: wonWithLead((lead) => lead >= 0 && lead <= 10),
  },
  {
    id: 'collar',
    ...texts.achievements.collar,
    isEarned: ({ state, seat }) => state.courier === seat,
  },
  {
    id: 'secrets',
    ...texts.achievements.secrets,
    isEarned: sideHas(({ secrets }) => secrets.length >= 5),
  },
  {
    id: 'safes',
    ...texts.achievements.safes,
    isEarned: sideHas(({ opened }) => opened.length >= 2),
  },
  {
    id: 'unhurt',
    ...texts.achievements.unhurt,
    isEarned: (finish) => finish.isWon && sideHas(({ tally }) => tally.damage === 0)(finish),
  },
  {
    id: 'drinks',
    ...texts.achievements.drinks,
    isEarned: sideHas(({ tally }) => tally.drinks >= 3),
  },
];

const CASINOS = [undefined, ...SCENARIO_NAMES];

/** The daily: a quick match in a different casino every day. */
export const daily: Daily<State, Options> = {
  minutes: { min: 15, max: 25 },
  options: (choice) => ({ length: 'quick', scenario: CASINOS[choice % CASINOS.length] }),
  score,
};

/**
 * Returns the score of a match. Winners rank first, then the lead decides. The points of a running match are not shown,
 * because they would reveal the other side's.
 */
function score(state: State): Score {
  const { ending, round } = state;
  if (!ending) return { points: [-1, round], words: round > 0 ? texts.daily.round({ round }) : texts.daily.preparing };
  const [mine, theirs] = [scoreOf(state, 0), scoreOf(state, 1)];
  const isWon = ending.winner === 0;
  return {
    points: [isWon ? 1 : 0, mine - theirs],
    words: (isWon ? texts.daily.won : texts.daily.lost)({ mine, theirs }),
  };
}

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
  statistics,
  presentation: {
    view,
    scene,
    story: (tellings, reader) => story(eventsFor(tellings, reader), reader),
    ending,
    ask,
    listName,
    verbLists,
    backgrounds,
    picture,
    comparison: picture,
    steps: stepsOf,
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
