import type { Lesson } from '@longtable/kit';
import type { Options } from './options.ts';
import { texts } from './words/texts.ts';

const LEVEL = `#############
#.....#.....#
#.@......s..#
#.....#.....#
#############`;

/** One soldier in two rooms, and a hero who is about to level up. */
export const lesson: Lesson<Options> = {
  options: { levels: LEVEL, prior: 25 },
  seed: 100,
  steps: [
    {
      about: texts.lesson.everyHeroHasHealthAttackDefense,
      task: texts.lesson.chooseJonSnow,
      line: '1',
    },
    {
      about: texts.lesson.youAreIsAWallAndSIsASoldierEach,
      task: texts.lesson.takeAStepToTheRight,
      line: 'd',
    },
    {
      about: texts.lesson.walkToSavesYouSingleStepsYouKeep,
      task: texts.lesson.inWalkToChoose,
      line: 'walk d',
    },
    {
      about: texts.lesson.theSoldierIsRightNextToYouStep,
      task: texts.lesson.attack,
      line: 'd',
    },
    {
      about: texts.lesson.heFightsBackInTheSameRoundBut,
      task: texts.lesson.attackAgain,
      line: 'd',
    },
    {
      about: texts.lesson.yourAbilityIsReadyAvengersShield,
      task: texts.lesson.useAvengersShield,
      line: 'e',
    },
    {
      about: texts.lesson.heHasHardlyAnyHealthLeftKills,
      task: texts.lesson.attackOneLastTime,
      line: 'd',
    },
  ],
  end: texts.lesson.youCanWalkAttackUseAnAbilityAnd,
};
