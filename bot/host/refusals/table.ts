import type { Text } from '@longtable/kit';
import { texts } from '../words/texts.ts';

export const TABLE_REFUSALS = {
  noTable: texts.table.thisTableNoLongerExistsStartANew,
  nothingHere: texts.table.theresNoTableInThisChannelStart,
  gameGone: texts.table.thisGameIsNoLongerAvailableSoThe,
  quarantined: texts.table.thisTablesDataIsDamagedThe,
  newer: texts.table.thisWasSavedByANewerVersionOf,
  rulesChanged: texts.table.thisGamesRulesHaveChangedTooMuch,
  logDamaged: texts.table.someOfThisGamesMovesAreDamagedSo,
  otherServer: texts.table.thisTableBelongsToAnotherServer,
  notYourTable: texts.table.youreNotAtThisTableStartYourOwn,
  notYourTurn: texts.table.itsNotYourTurnYet,
  notStarted: texts.table.thisTableIsStillWaitingFor,
  over: texts.table.thisGameIsOverStartANewOneWith,
  paused: texts.table.thisGameIsPausedAnyPlayerCanUse,
  tooLong: texts.table.thatsTooLongToBeAMove,
  stale: texts.table.theBoardHasChangedSinceThenHeres,
  busy: texts.table.thisTableIsBusyAtTheMomentTry,
} satisfies Record<string, Text>;

export const AGREEMENT_REFUSALS = {
  stillPlaying: texts.table.thisGameIsStillRunningFinishIt,
  notPaused: texts.table.thisGameIsntPaused,
  noDraws: texts.table.thisGameHasNoDrawsKeepPlayingOr,
  nothingToUndo: texts.table.youHaventMovedYetSoTheresNothing,
  cannotUndo: texts.table.youCantUndoThatMoveBecauseIt,
  offerStands: texts.table.theresAlreadyARequestOnTheBoard,
  offerGone: texts.table.thisRequestHasExpired,
  ownOffer: texts.table.thisIsYourOwnRequestSoTheOthers,
  notWaiting: texts.table.onlyAPlayerWhoIsWaitingForThem,
  noClock: texts.table.thisGameHasNoClockSoNobodyCan,
  planAlone: texts.table.youreTheOnlyPlayerHereSoTheres,
  planFull: texts.table.yourPlanHasReachedItsLimitWait,
  planChanged: texts.table.yourPlanHasChangedSinceThenHeres,
} satisfies Record<string, Text>;
