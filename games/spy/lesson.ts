import type { Lesson, LessonLine } from '@longtable/kit';
import { readDrawing } from './files/scenarios.ts';
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
  ['agent Adele Quill', 'agent Fergus Halloran', 'gadget MOLEDIE', 'gadget WIRETAP_WITH_EARPLUGS'],
  ['gadget ROCKET_PEN', 'gadget MIRROR_OF_WILDERNESS', 'gadget GRAPPLE', 'gadget NUGGET'],
].flat();

const [MINE, THEIRS] = [0, 1];
const lines = (seat: number, ...all: readonly string[]): LessonLine[] => all.map((line) => ({ seat, line }));
const picked = (seat: number, picks: readonly string[]) => lines(seat, ...picks.map((pick) => `pick ${pick}`));

/** Lesson about the draft, guests, roulette, safes, the cat and the score. */
export const lesson: Lesson = {
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
