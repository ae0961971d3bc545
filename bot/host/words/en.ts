export const en = {
  editor: {
    thisDraftNoLongerExistsDesign: 'This draft no longer exists. `/design list` shows yours.',
    youveReachedYourDraftLimitDelete: 'You’ve reached your draft limit. Delete one first: `/design list` shows yours.',
    thisServerHasReachedItsLimitFor:
      'This server has reached its limit for shared designs. Someone has to stop sharing one first.',
    theresNobodyToShareItWithInADm: 'There’s nobody to share it with in a DM. Open it on a server with `/design list`.',
    thisIsNoLongerSharedHereDesign: 'This is no longer shared here. `/design list` shows what is.',
    onlyThePersonWhoSharedItOrA: 'Only the person who shared it or a server admin can stop sharing it.',
    thisNeedsFixingBeforeItCanBe:
      'This needs fixing before it can be played. Open it with `/design list` to see what’s wrong.',
    youChoseASecondDeckButNoFirst:
      'You chose a second deck but no first. Choose both, or just the first for both sides.',
    theseTwoAreForDifferentGames: 'These two are for different games. Choose both from the suggestions.',
    togetherTheseTwoDecksAreTooLarge:
      'Together these two decks are too large. Shorten some names, or remove cards that neither deck uses.',
    theresNothingLeftToUndo: 'There’s nothing left to undo.',
    enterASquareOnThisBoardByColumn: 'Enter a square on this board by column and row, such as C7.',
    youveReachedTheSizeLimit: 'You’ve reached the size limit.',
  },
  lobby: {
    alreadyLooking: 'You’re already looking for an opponent in this game. Cancel that challenge first.',
    provisional:
      'Your rating is still provisional. It counts after enough rated games, once three different opponents have won or drawn against you.',
    tooManyChallenges: 'You’ve reached your limit of open challenges. Cancel one first.',
    notEven: ({ wanted, yours }: { wanted: number; yours: number }) =>
      `This challenge is for ratings around ${wanted}, and yours is ${yours}. Post your own with \`/lobby\`.`,
  },
  meeting: {
    thisGameHasNoSuchRulesChoose:
      'This game has no such rules. Choose `rules` from the list, or leave it out to play the original.',
    iCantFindThatTournamentHere: 'I can’t find that tournament here. Create one with `/tournament create`.',
    thisServerHasSeveralTournaments: 'This server has several tournaments. Choose one with the `tournament` option.',
    thisServerHasReachedIts: 'This server has reached its tournament limit. You can create yours when one ends.',
    thisTournamentHasAlreadyStarted: 'This tournament has already started, so you can’t join.',
    thisTournamentIsOver: 'This tournament is over.',
    thisTournamentIsFull: 'This tournament is full.',
    youreAlreadyInThisTournament: 'You’re already in this tournament.',
    youreNotInThisTournament: 'You’re not in this tournament.',
    onlyTheOrganiserOrAServerAdmin: 'Only the organiser or a server admin can start this tournament.',
    onlyTheOrganiserOrAServerAdminCanCancelThisTournamentToLeave:
      'Only the organiser or a server admin can cancel this tournament. To leave it yourself, use `/tournament withdraw`.',
    onlyTheOrganiserOrAServerAdminCanAnnounceThisTournament:
      'Only the organiser or a server admin can announce this tournament.',
    thisTournamentHasAlreadyStartedSoItCantBeAnnouncedAnyMore:
      'This tournament has already started, so it can’t be announced any more.',
    thisTournamentIsAlreadyAnnounced: 'This tournament is already announced as an event.',
    tablesOfMoreThanTwoPlaySwiss: 'Tables of more than two play Swiss. Choose that format, or set `players` to 2.',
    youveReachedTheLimitFor: 'You’ve reached the limit for tournaments you organise. Finish or cancel one first.',
    thisTournamentGameAlreadyHasA: 'This tournament game already has a table.',
  },
  preferences: {
    iDontKnowThatTimeZoneChooseOne: 'I don’t know that time zone. Choose one from the list, such as Europe/Berlin.',
    enterTimesLike2200Or730: 'Enter times like 22:00 or 7:30.',
    quietHoursNeedThreeThingsAStart: 'Quiet hours need three things: a start, an end and your time zone.',
    enterTheLastDayOfYourVacation:
      'Enter the last day of your vacation like 2026-08-14, or choose one from the list. It can’t be in the past.',
    aVacationCanLastUpToAYearChoose: 'A vacation can last up to a year. Choose an earlier day.',
    youreNotOnVacationStartOneWith: 'You’re not on vacation. Start one with `/vacation until`.',
    youNeedTheManageServerPermission: 'You need the Manage Server permission to change these settings.',
    settingsAreForServersNotDmsUse: 'Settings are for servers, not DMs. Use this on a server.',
  },
  seats: {
    allSeatsAtThisTableAreTaken: 'All seats at this table are taken.',
    youreAlreadyAtThisTable: 'You’re already at this table.',
    thisPlayerIsAlreadyAtTheTableOr: 'This player is already at the table or invited to it. Choose someone else.',
    theFreeSeatIsReservedForSomeone:
      'The free seat is reserved for someone who was invited. Start your own table with `/play`.',
    onlyTheInvitedPlayerCanDecline:
      'Only the invited player can decline. The player who invited them can withdraw with `/leave`.',
    thisGameHasAlreadyStartedUse:
      'This game has already started. Use `/resign` to resign, or `/pause` to ask for a pause.',
    onlyThePlayerWhoOpenedThisTable: 'Only the player who opened this table can start the game.',
    thereArentEnoughPlayersYetInvite: 'There aren’t enough players yet. Invite someone, or add a computer.',
    thisTableCanKeepWaitingFor: 'This table can keep waiting for players.',
    youveReachedYourTableLimitFinish: 'You’ve reached your table limit. Finish a game first: `/tables` lists yours.',
    thisServerHasReachedItsTable: 'This server has reached its table limit. You can open yours when a game ends.',
    youCantPlayAgainstAnotherPerson:
      'You can’t play against another person in a DM. Play this on a server, or play solo or against the computer here.',
    chooseAnOpponentOrTheComputerNot: 'Choose an opponent or the computer, not both.',
    thisGameNeedsASecondPlayerChoose: 'This game needs a second player. Choose someone other than yourself.',
    line5OfTheFileListsTheWrong: 'Line 5 of the file lists the wrong number of seats for this game.',
    theresAlreadyATableInThisChannel:
      'There’s already a table in this channel. Finish it, or open yours in another channel.',
    imNotAllowedToCreateThreadsIn: 'I’m not allowed to create threads in this channel. Open your table in another one.',
    yourRequestHasExpiredUsePlay: 'Your request has expired. Use `/play` again.',
    ifYouChooseTheSeedYouCanWorkOut:
      'If you choose the seed, you can work out every random event. Leave `seed` empty, or play solo or against the computer.',
    ratedGamesArePlayedWithoutHints:
      'Rated games are played without hints. To play with hints, turn on the `hints` option of `/play`.',
    thisGameIsRatedSoBringSomething:
      'This game is rated, so bring something built in. For your own, open an unrated game: `/play` with `rated: False`.',
    thisFileIsForAGameThatIsnt: 'This file is for a game that isn’t available here.',
    thisGameIsntAvailableOnThis: 'This game isn’t available on this server. `/help` lists the ones that are.',
    theComputerCantPlayThisGameClaim: 'The computer can’t play this game. Claim the win, or give more time.',
    theComputerDeclinedTheDraw: 'The computer declined the draw.',
    youHaveNoProgramAtThisTableAdd:
      'You have no program at this table. Add one while the table is waiting for players, or use the `program` option of `/play`.',
    programsDontAcceptDraws: 'Programs don’t accept draws.',
    youNoLongerHaveThisSeatItsOwner:
      'You no longer have this seat. Its owner gave it to someone else or requested a new secret.',
    youReconnectedElsewhereSoThis: 'You reconnected elsewhere, so this connection was closed.',
    programsCantConnectAtTheMoment: 'Programs can’t connect at the moment. The operator of this bot can turn this on.',
    noSeatMatchesThisSecretASecret:
      'No seat matches this secret. A secret works once: reconnect with the token you received, or ask the program’s owner for a new secret.',
  },
  table: {
    thisTableNoLongerExistsStartANew: 'This table no longer exists. Start a new one with `/play`.',
    theresNoTableInThisChannelStart: 'There’s no table in this channel. Start one with `/play`.',
    thisGameIsNoLongerAvailableSoThe: 'This game is no longer available, so the table can’t continue.',
    thisTablesDataIsDamagedThe:
      'This table’s data is damaged. The operator has been notified, and no other table is affected. Start a new one with `/play`.',
    thisWasSavedByANewerVersionOf:
      'This was saved by a newer version of Longtable. The operator needs to update; nothing is lost.',
    thisGamesRulesHaveChangedTooMuch:
      'This game’s rules have changed too much for this table to continue. Start a new one with `/play`.',
    someOfThisGamesMovesAreDamagedSo: 'Some of this game’s moves are damaged, so it can’t be replayed.',
    thisTableBelongsToAnotherServer: 'This table belongs to another server. Move it to a channel there.',
    youreNotAtThisTableStartYourOwn: 'You’re not at this table. Start your own with `/play`.',
    itsNotYourTurnYet: 'It’s not your turn yet.',
    thisTableIsStillWaitingFor: 'This table is still waiting for players. You can leave with `/leave`.',
    thisGameIsOverStartANewOneWith: 'This game is over. Start a new one with `/play`.',
    thisGameIsPausedAnyPlayerCanUse: 'This game is paused. Any player can use `/resume`.',
    thatsTooLongToBeAMove: 'That’s too long to be a move.',
    theBoardHasChangedSinceThenHeres: 'The board has changed since then. Here’s how it looks now:',
    thisTableIsBusyAtTheMomentTry: 'This table is busy at the moment. Try again in a few seconds.',
    thisGameIsStillRunningFinishIt: 'This game is still running. Finish it before you ask for a rematch.',
    thisGameIsntPaused: 'This game isn’t paused.',
    thisGameHasNoDrawsKeepPlayingOr: 'This game has no draws. Keep playing, or use `/resign`.',
    youHaventMovedYetSoTheresNothing: 'You haven’t moved yet, so there’s nothing to undo.',
    youCantUndoThatMoveBecauseIt:
      'You can’t undo that move because it involved chance or revealed something new, and there’s no other player to agree.',
    theresAlreadyARequestOnTheBoard: 'There’s already a request on the board. Answer that one first.',
    thisRequestHasExpired: 'This request has expired.',
    thisIsYourOwnRequestSoTheOthers: 'This is your own request, so the others decide. Press “Decline” to cancel it.',
    onlyAPlayerWhoIsWaitingForThem: 'Only a player who is waiting for them can decide that.',
    thisGameHasNoClockSoNobodyCan:
      'This game has no clock, so nobody can lose on time. End it with no loser, or keep waiting.',
    youreTheOnlyPlayerHereSoTheres: 'You’re the only player here, so there’s nothing to wait for. Just play your move.',
    yourPlanHasReachedItsLimitWait: 'Your plan has reached its limit. Wait until some of it has been played.',
    yourPlanHasChangedSinceThenHeres: 'Your plan has changed since then. Here’s the current version.',
  },
  viewing: {
    theresNothingToLookUpAtThisTable: 'There’s nothing to look up at this table. `/rules` explains the game.',
    iCantFindATableByThatNameThatYou: 'I can’t find a table by that name that you can watch. Choose one from the list.',
    thatIsntABoardUseThisOnTheBoard: 'That isn’t a board. Use this on the board of a game.',
    theComputerCantPlayThisGameSoIt: 'The computer can’t play this game, so it has no hints. Try `/rules`.',
    theComputerDidntFindAHintInTime: 'The computer didn’t find a hint in time. Try again in a moment.',
    hintsAreOffAtThisTableToPlayWith:
      'Hints are off at this table. To play with hints, turn on the `hints` option of `/play`.',
    theresNoLessonForThisGameYet: 'There’s no lesson for this game yet. `/rules` explains how to play.',
    thisLessonHasSinceBeenUpdated:
      'This lesson has since been updated. Leave it with `/leave` and start again with `/learn`.',
    lessonsOnlyGoForwardToStartOver: 'Lessons only go forward. To start over, use `/leave` and then `/learn`.',
    thereAreNoPuzzlesForThisGameHere: 'There are no puzzles for this game here.',
    thisPuzzleNoLongerExistsUse:
      'This puzzle no longer exists. Use `/resign` to close it and `/puzzle` for another one.',
    theComputerDoesntHelpWithPuzzles: 'The computer doesn’t help with puzzles. Press “Hint” instead.',
    noneOfTheGamesHereHasADaily: 'None of the games here has a daily.',
    thereAreNoHintsInTheDailySoThat: 'There are no hints in the daily, so that everyone plays on equal terms.',
    youveAlreadyPlayedThisDailyThe:
      'You’ve already played this daily. The next one starts at midnight UTC. `/daily` shows what’s still open.',
    thatWouldSpoilTodaysDailyPlayIt:
      'That would spoil today’s daily. Play it yourself first with `/daily`, or come back after midnight UTC.',
    thisGameIsStillRunningYouCan:
      'This game is still running. You can replay it when it’s over. Until then, use `/watch`.',
    thisGameWasntPlayedHereChooseOne: 'This game wasn’t played here. Choose one from `/history`.',
    thatTookTooLongSoIStoppedTryA: 'That took too long, so I stopped. Try a shorter game or a smaller file.',
    thatsTooLargeForMeTryAShorter: 'That’s too large for me. Try a shorter game or a smaller file.',
    imStillBusyWithWhatYouAskedFor: 'I’m still busy with what you asked for before. Wait for that, then try again.',
    thisGameNeverStartedSoTheres: 'This game never started, so there’s nothing to replay.',
  },
  refusal: {
    paused: ({ title }: { title: string }) =>
      `**${title}** has failed several times and is paused for a few minutes. Your table is safe. Try again later.`,
    failed: ({ title }: { title: string }) =>
      `**${title}** has stopped working, so this table can’t be played. The operator has been notified, and no other table is affected.`,
    theseOptionsDontWork: ({ what }: { what: string }) => `These options don’t work: ${what}`,
  },
  names: {
    someone: 'someone',
    program: 'the program',
    left: 'left',
    standIn: 'computer',
    free: 'a free seat',
  },
  lesson: {
    anotherWay: 'That works in a real game, but this lesson needs a different move.',
  },
  record: {
    theFileHasMoreThanMovesWhichIs: ({ maxMoves }: { maxMoves: number }) =>
      `The file has more than ${maxMoves} moves, which is longer than any game.`,
    lineOfTheFileIsntUseAFileYou: ({ number, en }: { number: number; en: string; de: string }) =>
      `Line ${number} of the file isn’t ${en}. Use a file you saved with \`/replay\` or \`/history\`.`,
  },
  daily: {
    unsolved: 'Not solved',
    solved: 'Solved',
    notSolvedYet: 'Not solved yet',
  },
  career: {
    takeASeat: 'Take a seat',
    finishAGame: 'Finish a game',
    tenUp: 'Ten up',
    win10Games: 'Win 10 games',
    partOfTheFurniture: 'Part of the furniture',
    finish100Games: 'Finish 100 games',
    grandTour: 'Grand tour',
    finish5DifferentGames: 'Finish 5 different games',
    faceToFace: 'Face to face',
    beatAnotherPlayer: 'Beat another player',
    giantKiller: 'Giant-killer',
    beatTheStrongestComputerOfAGame: 'Beat the strongest computer of a game',
    creatureOfHabit: 'Creature of habit',
    playADaily7DaysInARow: 'Play a daily 7 days in a row',
    rainOrShine: 'Rain or shine',
    playADaily30DaysInARow: 'Play a daily 30 days in a row',
    fiveADay: 'Five a day',
    play5DailiesOnOneDay: 'Play 5 dailies on one day',
  },
  kinds: {
    theFileCantBeLargerThanKb: ({ kb }: { kb: number }) => `the file can’t be larger than ${kb} KB`,
  },
  replayWork: {
    lineOfTheFileCantBePlayed: ({ number, sentence }: { number: number; sentence: string }) =>
      `Line ${number} of the file can’t be played: ${sentence}`,
  },
  server: {
    onThisServerGamesArePlayedInOpen: ({ where }: { where: string }) =>
      `On this server, games are played in ${where}. Open your table there.`,
  },
  enter: {
    thisTournamentNeedsAtLeast: ({ least }: { least: number }) =>
      `This tournament needs at least ${least} players. Wait for more to join.`,
  },
  worlds: {
    text: '',
  },
  change: {
    inwordsEn: ({ inName }: { inName: string }) => inName,
  },
  effects: {
    sayWordsEn: ({ words }: { words: string }) => words,
  },
};

export type HostWords = typeof en;
