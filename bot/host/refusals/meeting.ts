import type { Text } from '@longtable/kit';
import { texts } from '../words/texts.ts';

export const LOBBY_REFUSALS = {
  noSuchRules: texts.meeting.thisGameHasNoSuchRulesChoose,
  alreadyLooking: texts.lobby.alreadyLooking,
  provisional: texts.lobby.provisional,
  tooManyChallenges: texts.lobby.tooManyChallenges,
  noTournament: texts.meeting.iCantFindThatTournamentHere,
  severalTournaments: texts.meeting.thisServerHasSeveralTournaments,
  tooManyTournaments: texts.meeting.thisServerHasReachedIts,
  tournamentBegun: texts.meeting.thisTournamentHasAlreadyStarted,
  tournamentOver: texts.meeting.thisTournamentIsOver,
  tournamentFull: texts.meeting.thisTournamentIsFull,
  alreadyEntered: texts.meeting.youreAlreadyInThisTournament,
  notEntered: texts.meeting.youreNotInThisTournament,
  notOrganiser: texts.meeting.onlyTheOrganiserOrAServerAdmin,
  notYoursToCancel: texts.meeting.onlyTheOrganiserOrAServerAdminCanCancelThisTournamentToLeave,
  notYoursToAnnounce: texts.meeting.onlyTheOrganiserOrAServerAdminCanAnnounceThisTournament,
  tooLateToAnnounce: texts.meeting.thisTournamentHasAlreadyStartedSoItCantBeAnnouncedAnyMore,
  alreadyAnnounced: texts.meeting.thisTournamentIsAlreadyAnnounced,
  swissOnly: texts.meeting.tablesOfMoreThanTwoPlaySwiss,
  tooManyOwnTournaments: texts.meeting.youveReachedTheLimitFor,
  pairingTaken: texts.meeting.thisTournamentGameAlreadyHasA,
} satisfies Record<string, Text>;
