import type { Text } from '@longtable/kit';
import { texts } from '../words/texts.ts';

export const VIEWING_REFUSALS = {
  nothingToLookUp: texts.viewing.theresNothingToLookUpAtThisTable,
  cannotWatch: texts.viewing.iCantFindATableByThatNameThatYou,
  notABoard: texts.viewing.thatIsntABoardUseThisOnTheBoard,
  noAdvice: texts.viewing.theComputerCantPlayThisGameSoIt,
  noHint: texts.viewing.theComputerDidntFindAHintInTime,
  withoutHelp: texts.viewing.hintsAreOffAtThisTableToPlayWith,
  noLesson: texts.viewing.theresNoLessonForThisGameYet,
  lessonChanged: texts.viewing.thisLessonHasSinceBeenUpdated,
  lessonForward: texts.viewing.lessonsOnlyGoForwardToStartOver,
  noPuzzle: texts.viewing.thereAreNoPuzzlesForThisGameHere,
  puzzleGone: texts.viewing.thisPuzzleNoLongerExistsUse,
  puzzleAlone: texts.viewing.theComputerDoesntHelpWithPuzzles,
  noDaily: texts.viewing.noneOfTheGamesHereHasADaily,
  dailyAlone: texts.viewing.thereAreNoHintsInTheDailySoThat,
  triedToday: texts.viewing.youveAlreadyPlayedThisDailyThe,
  spoiler: texts.viewing.thatWouldSpoilTodaysDailyPlayIt,
  notOver: texts.viewing.thisGameIsStillRunningYouCan,
  notFromHere: texts.viewing.thisGameWasntPlayedHereChooseOne,
  workTime: texts.viewing.thatTookTooLongSoIStoppedTryA,
  workMemory: texts.viewing.thatsTooLargeForMeTryAShorter,
  workQueue: texts.viewing.imStillBusyWithWhatYouAskedFor,
  neverBegan: texts.viewing.thisGameNeverStartedSoTheres,
} satisfies Record<string, Text>;
