import type { Text } from '@longtable/kit';
import { texts } from '../words/texts.ts';

export const DESIGN_REFUSALS = {
  draftGone: texts.editor.thisDraftNoLongerExistsDesign,
  tooManyDrafts: texts.editor.youveReachedYourDraftLimitDelete,
  serverHasEnough: texts.editor.thisServerHasReachedItsLimitFor,
  sharedNowhere: texts.editor.theresNobodyToShareItWithInADm,
  sharedGone: texts.editor.thisIsNoLongerSharedHereDesign,
  notYourDesign: texts.editor.onlyThePersonWhoSharedItOrA,
  stillFaulty: texts.editor.thisNeedsFixingBeforeItCanBe,
  firstDesign: texts.editor.youChoseASecondDeckButNoFirst,
  unlikeDesigns: texts.editor.theseTwoAreForDifferentGames,
  designsTooLarge: texts.editor.togetherTheseTwoDecksAreTooLarge,
  nothingToTakeBack: texts.editor.theresNothingLeftToUndo,
  noSuchField: texts.editor.enterASquareOnThisBoardByColumn,
  sizeLimit: texts.editor.youveReachedTheSizeLimit,
} satisfies Record<string, Text>;
