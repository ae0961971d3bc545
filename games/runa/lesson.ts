import type { Lesson } from '@longtable/kit';
import type { Options } from './options.ts';
import { texts } from './words/texts.ts';

/** Lesson: a mage's first room, her loot, and the start of the second room. */
export const lesson: Lesson<Options> = {
  options: {},
  seed: 1,
  steps: [
    {
      about: texts.lesson.youLeadRunaThroughRoomsFullOf,
      task: texts.lesson.chooseMage,
      line: '2',
    },
    {
      about: texts.lesson.eachRoundRunaPlaysOneCardThenThe,
      task: texts.lesson.playFocusToMakeHerSpellsStronger,
      line: '1',
    },
    {
      about: texts.lesson.with2FocusWaterDoesTwiceThe,
      task: texts.lesson.castWater,
      line: '2',
    },
    {
      about: texts.lesson.theGhostHitBackAsAnnouncedAndHas,
      task: texts.lesson.finishItOffWithWater,
      line: '2',
    },
    {
      about: texts.lesson.youveClearedTheRoomNewCardsGive,
      task: texts.lesson.takeNewCards,
      line: '1',
    },
    {
      about: texts.lesson.someElementsBeatOthersLightning,
      task: texts.lesson.takeLightning,
      line: '2',
    },
    {
      about: texts.lesson.betweenRoomsRunaCanDiscardCards,
      task: texts.lesson.keepAllCards,
      line: 'none',
    },
    {
      about: texts.lesson.twoMonstersThisTimeTheGorgons,
      task: texts.lesson.castLightning,
      line: '3',
    },
    {
      about: texts.lesson.withMoreThanOneMonsterYouChooseA,
      task: texts.lesson.targetTheGorgon,
      line: '1',
    },
  ],
  end: texts.lesson.nowYouKnowRoundsFocusLootAnd,
};
