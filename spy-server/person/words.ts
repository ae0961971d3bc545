import { eachLanguage, say, type Text } from '@longtable/kit';
import { REASONS } from '@longtable/spy/words/ending';
import { texts } from '../words/texts.ts';

export const WORDS = {
  choose: texts.words.typeANumberOrAFullMoveBBackHHint,
  waiting: texts.words.waitingForAnotherPlayerAiAddA,
  watching: texts.words.youreWatchingQuitLeave,
  paused: texts.words.theMatchIsPausedPResume,
  waitingForPlayer: texts.words.aPlayerLostTheConnectionTheMatch,
  resumed: texts.words.theMatchContinues,
  nameTaken: texts.words.thisNameIsTakenTryingAnotherOne,
} satisfies Record<string, Text>;

export function joined(lobby: string): Text {
  return lobby === '' ? texts.words.youreConnected : texts.words.youreInTheLobby({ lobby });
}

export function started(one: string, two: string, seconds: number): Text {
  const limit = texts.words.limit({ seconds });
  return texts.words.playsAgainst({ one, two, limit });
}

export function struck(times: number, most: number): Text {
  return texts.words.timesUpStrikeOfTheServerDecided({ times, most });
}

export function won(name: string, isYou: boolean, reason: string): Text {
  const why = reason === 'VICTORY_BY_LEAVE' ? texts.words.byLeave : (REASONS[reason as keyof typeof REASONS] ?? reason);
  return eachLanguage((language) => {
    const who = isYou ? texts.words.youWin : texts.words.wins({ name });
    return `${say(who, language)} ${say(why, language)}.`;
  });
}
