import type { Text } from '@longtable/kit';
import { texts } from '../words/texts.ts';

export const SETTINGS_REFUSALS = {
  badZone: texts.preferences.iDontKnowThatTimeZoneChooseOne,
  badTime: texts.preferences.enterTimesLike2200Or730,
  halfQuiet: texts.preferences.quietHoursNeedThreeThingsAStart,
  badDate: texts.preferences.enterTheLastDayOfYourVacation,
  farVacation: texts.preferences.aVacationCanLastUpToAYearChoose,
  noVacation: texts.preferences.youreNotOnVacationStartOneWith,
  notManager: texts.preferences.youNeedTheManageServerPermission,
  serverOnly: texts.preferences.settingsAreForServersNotDmsUse,
} satisfies Record<string, Text>;
