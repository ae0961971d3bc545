import type { Lesson } from '@longtable/kit';
import type { Options } from './options.ts';
import { texts } from './words/texts.ts';

/** Lesson of three turns: place, move, unite, and win a duel. */
export const lesson: Lesson<Options> = {
  options: {},
  seed: 1,
  steps: [
    {
      about: texts.lesson.oncePerTurnYouPlaceCardsNextTo,
      task: texts.lesson.placeTheGoatFarmerOnD2,
      line: 'place 1 D2',
    },
    {
      about: texts.lesson.everyUnitCanMoveOneFieldEachTurn,
      task: texts.lesson.moveItFromD2UpToD3,
      line: 'D2 move D3',
    },
    {
      about: texts.lesson.theresNothingMoreWorthDoingThis,
      task: texts.lesson.endYourTurn,
      line: 'yield',
      answers: [
        { seat: 1, line: 'place 1 D6' },
        { seat: 1, line: 'yield' },
      ],
    },
    {
      about: texts.lesson.aFaceDownUnitHasAppearedOnD6One,
      task: texts.lesson.placeTheBarnGuardOnD2,
      line: 'place 2 D2',
    },
    {
      about: texts.lesson.whetherTwoUnitsCanUniteDependsOn,
      task: texts.lesson.moveD2OntoYourOwnUnitOnD3,
      line: 'D2 move D3',
    },
    {
      about: texts.lesson.aUnitThatHasJustUnitedCanStill,
      task: texts.lesson.moveItFromD3ToD4,
      line: 'D3 move D4',
    },
    {
      about: texts.lesson.nowWaitForYourOpponentToCome,
      task: texts.lesson.endYourTurn,
      line: 'yield',
      answers: [
        { seat: 1, line: 'D6 move D5' },
        { seat: 1, line: 'yield 1' },
      ],
    },
    {
      about: texts.lesson.movingOntoAnEnemyUnitStartsADuel,
      task: texts.lesson.attackD5FromD4,
      line: 'D4 move D5',
    },
  ],
  end: texts.lesson.youCanNowPlaceMoveUniteAndWinA,
};
