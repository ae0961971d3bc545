import type { Lesson } from '@longtable/kit';
import type { Options } from './options.ts';
import { texts } from './words/texts.ts';

/** Lesson of four turns: a creature, an attack, a shield, a spell, and a kill. */
export const lesson: Lesson<Options> = {
  options: { decks: 'emberpack' },
  seed: 254,
  steps: [
    {
      about: texts.lesson.takeYourOpponentFrom30LifeTo0,
      task: texts.lesson.setCinderInSlot1,
      line: 'set 2 to 1',
    },
    {
      about: texts.lesson.aNewCreatureIsAsleepZUntilYour,
      task: texts.lesson.endYourTurn,
      line: 'finish',
      answers: [{ seat: 1, line: 'finish' }],
    },
    {
      about: texts.lesson.cinderIsAwakeEachCreatureCan,
      task: texts.lesson.attackYourOpponentWithCinder,
      line: 'attack 0 with 1',
    },
    {
      about: texts.lesson.sIsAShieldWhileYouHaveOneInPlay,
      task: texts.lesson.setAshlingInSlot2,
      line: 'set 2 to 2',
    },
    {
      about: texts.lesson.unspentManaCarriesOverUpTo15,
      task: texts.lesson.endYourTurn,
      line: 'finish',
      answers: [
        { seat: 1, line: 'set 2 to 1' },
        { seat: 1, line: 'finish' },
      ],
    },
    {
      about: texts.lesson.stokerIsStillAsleepSoYouCant,
      task: texts.lesson.castDracula,
      line: 'cast 2',
    },
    {
      about: texts.lesson.stokerIsAboutToWakeUpAndAttack,
      task: texts.lesson.endYourTurn,
      line: 'finish',
      answers: [
        { seat: 1, line: 'attack 2 with 1' },
        { seat: 1, line: 'finish' },
      ],
    },
    {
      about: texts.lesson.ashlingTookTheHitStokerHas1Life,
      task: texts.lesson.attackStokerWithCinder,
      line: 'attack 1 with 1',
    },
  ],
  end: texts.lesson.youCanNowSetCreaturesAttackHide,
};
