/** What American English spells differently. */
export const enUs = {
  refusals: {
    notOrganiser: 'Only the organizer or a server admin can start this tournament.',
    notYoursToCancel:
      'Only the organizer or a server admin can cancel this tournament. To leave it yourself, use `/tournament withdraw`.',
    notYoursToAnnounce: 'Only the organizer or a server admin can announce this tournament.',
    tooLateToAnnounce: 'This tournament has already started, so it can’t be announced anymore.',
    tooManyOwnTournaments: 'You’ve reached the limit for tournaments you organize. Finish or cancel one first.',
  },
};
