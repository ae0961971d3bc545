import type { Lesson, LessonLine } from '@longtable/kit';
import { readDrawing } from './files/scenarios/lounge.ts';
import type { Options } from './options.ts';
import { defaultConfig } from './rules/config.ts';
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
  ['agent Ada Quill', 'agent Finn Halloran', 'gadget MOLEDIE', 'gadget WIRETAP_WITH_EARPLUGS'],
  ['gadget ROCKET_PEN', 'gadget MIRROR_OF_WILDERNESS', 'gadget GRAPPLE', 'gadget NUGGET'],
].flat();

const [MINE, THEIRS] = [0, 1];
const lines = (seat: number, ...all: readonly string[]): LessonLine[] => all.map((line) => ({ seat, line }));
const picked = (seat: number, picks: readonly string[]) => lines(seat, ...picks.map((pick) => `pick ${pick}`));

/** Lesson about the draft, guests, roulette, safes, the cat and the score. */
export const lesson: Lesson<Options> = {
  options,
  seed: 860,
  opening: picked(THEIRS, THEIR_PICKS),
  steps: [
    {
      about: texts.lesson.beforeAMatchYouPickYourTeamIn,
      task: texts.lesson.pickInesCarvalho,
      line: 'pick agent Ines Carvalho',
      answers: [...picked(MINE, OTHER_PICKS), ...lines(THEIRS, 'share', 'ready')],
    },
    {
      about: texts.lesson.iveMadeTheOtherPicksForYouOlga,
      task: texts.lesson.pressAutoAssign,
      line: 'share',
    },
    {
      about: texts.lesson.youCouldStillSwapGadgetsBetween,
      task: texts.lesson.enterTheCasinoWithReady,
      line: 'ready',
    },
    {
      about: texts.lesson.theHighestScoreWinsLookBelowThe,
      task: texts.lesson.walkToSilasGrimm,
      line: 'walk E5',
    },
    {
      about: texts.lesson.silasCouldBeAGuestOrAnEnemyA,
      task: texts.lesson.spyOnSilasGrimm,
      line: 'spy E5',
    },
    {
      about: texts.lesson.heWasAGuest13PointsAndNowYouKnow,
      task: texts.lesson.bet5ChipsAtRoulette,
      line: 'gamble C3 5',
    },
    {
      about: texts.lesson.youWon50PointsMoreNowItsOlgas,
      task: texts.lesson.walkToSafe1,
      line: 'walk G3',
    },
    {
      about: texts.lesson.everySafeHoldsASecretAndThe,
      task: texts.lesson.openSafe1,
      line: 'open G3',
    },
    {
      about: texts.lesson.olgaHasTheCollarBringItToTheCat,
      task: texts.lesson.walkToTheCat,
      line: 'walk F2',
    },
  ],
  end: texts.lesson.youWon309To20025ChipsMade250,
};
