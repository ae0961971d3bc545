import type { HostWords } from './en.ts';

export const de: HostWords = {
  editor: {
    thisDraftNoLongerExistsDesign: 'Diesen Entwurf gibt es nicht mehr. `/entwerfen liste` zeigt deine.',
    youveReachedYourDraftLimitDelete:
      'Du hast die Höchstzahl an Entwürfen erreicht. Lösche erst einen: `/entwerfen liste` zeigt deine.',
    thisServerHasReachedItsLimitFor:
      'Auf diesem Server ist die Höchstzahl geteilter Entwürfe erreicht. Erst muss jemand einen zurückziehen.',
    theresNobodyToShareItWithInADm:
      'In Direktnachrichten ist niemand, mit dem du teilen könntest. Öffne ihn auf einem Server mit `/entwerfen liste`.',
    thisIsNoLongerSharedHereDesign: 'Das wird hier nicht mehr geteilt. `/entwerfen liste` zeigt, was es gibt.',
    onlyThePersonWhoSharedItOrA: 'Nur wer es geteilt hat oder die Serververwaltung kann das Teilen beenden.',
    thisNeedsFixingBeforeItCanBe:
      'Vor dem Spielen ist noch etwas zu beheben. Öffne es mit `/entwerfen liste`; dort steht, was.',
    youChoseASecondDeckButNoFirst:
      'Du hast nur ein zweites Deck gewählt. Wähle beide oder nur das erste für beide Seiten.',
    theseTwoAreForDifferentGames: 'Diese beiden gehören zu verschiedenen Spielen. Wähle beide aus den Vorschlägen.',
    togetherTheseTwoDecksAreTooLarge:
      'Zusammen sind diese beiden Decks zu groß. Kürze Namen oder entferne Karten, die in keinem der Decks vorkommen.',
    theresNothingLeftToUndo: 'Es gibt nichts mehr rückgängig zu machen.',
    enterASquareOnThisBoardByColumn: 'Gib ein Feld dieses Bretts mit Spalte und Zeile an, zum Beispiel C7.',
    youveReachedTheSizeLimit: 'Größer oder kleiner geht es nicht.',
  },
  lobby: {
    alreadyLooking: 'Du suchst schon einen Gegner für dieses Spiel. Zieh das Gesuch erst zurück.',
    provisional:
      'Deine Wertung ist noch vorläufig. Sie zählt nach genügend gewerteten Spielen, sobald drei verschiedene Personen gegen dich gewonnen oder unentschieden gespielt haben.',
    tooManyChallenges: 'Du hast die Höchstzahl offener Gesuche erreicht. Zieh erst eines zurück.',
    notEven: ({ wanted, yours }) =>
      `Gesucht wird eine Wertung um ${wanted}, deine ist ${yours}. Veröffentliche mit \`/spielersuche\` ein eigenes Gesuch.`,
  },
  meeting: {
    thisGameHasNoSuchRulesChoose:
      'Diese Regeln hat das Spiel nicht. Wähle `regeln` aus der Liste oder lass es weg, um das Original zu spielen.',
    iCantFindThatTournamentHere: 'Dieses Turnier finde ich hier nicht. Erstelle eines mit `/turnier erstellen`.',
    thisServerHasSeveralTournaments: 'Auf diesem Server laufen mehrere Turniere. Wähle eines mit der Option `turnier`.',
    thisServerHasReachedIts:
      'Auf diesem Server laufen schon so viele Turniere wie erlaubt. Sobald eines endet, ist Platz für deines.',
    thisTournamentHasAlreadyStarted: 'Dieses Turnier hat schon begonnen, du kannst nicht mehr teilnehmen.',
    thisTournamentIsOver: 'Dieses Turnier ist zu Ende.',
    thisTournamentIsFull: 'Dieses Turnier ist voll.',
    youreAlreadyInThisTournament: 'Du nimmst an diesem Turnier schon teil.',
    youreNotInThisTournament: 'Du nimmst an diesem Turnier nicht teil.',
    onlyTheOrganiserOrAServerAdmin: 'Nur wer das Turnier organisiert oder die Serververwaltung kann es starten.',
    onlyTheOrganiserOrAServerAdminCanCancelThisTournamentToLeave:
      'Nur wer das Turnier organisiert oder die Serververwaltung kann es absagen. Mit `/turnier zurückziehen` ziehst du dich selbst zurück.',
    onlyTheOrganiserOrAServerAdminCanAnnounceThisTournament:
      'Nur wer das Turnier organisiert oder die Serververwaltung kann es ankündigen.',
    thisTournamentHasAlreadyStartedSoItCantBeAnnouncedAnyMore:
      'Dieses Turnier hat schon begonnen und kann nicht mehr angekündigt werden.',
    thisTournamentIsAlreadyAnnounced: 'Dieses Turnier ist schon ein Event dieses Servers.',
    tablesOfMoreThanTwoPlaySwiss:
      'An Tischen für mehr als zwei wird nach Schweizer System gespielt. Wähle dieses Format, oder setz `spieler` auf 2.',
    youveReachedTheLimitFor: 'Du organisierst schon so viele Turniere wie erlaubt. Beende eines oder sage eines ab.',
    thisTournamentGameAlreadyHasA: 'Diese Turnierpartie hat schon einen Tisch.',
  },
  preferences: {
    iDontKnowThatTimeZoneChooseOne:
      'Diese Zeitzone kenne ich nicht. Wähle eine aus der Liste, zum Beispiel Europe/Berlin.',
    enterTimesLike2200Or730: 'Gib Uhrzeiten so ein: 22:00 oder 7:30.',
    quietHoursNeedThreeThingsAStart: 'Für Ruhezeiten brauche ich drei Angaben: Beginn, Ende und deine Zeitzone.',
    enterTheLastDayOfYourVacation:
      'Gib den letzten Urlaubstag so ein: 2026-08-14, oder wähle einen aus der Liste. Er darf nicht in der Vergangenheit liegen.',
    aVacationCanLastUpToAYearChoose: 'Ein Urlaub kann höchstens ein Jahr dauern. Wähle einen früheren Tag.',
    youreNotOnVacationStartOneWith: 'Du bist nicht im Urlaub. Mit `/urlaub bis` trägst du einen ein.',
    youNeedTheManageServerPermission:
      'Um diese Einstellungen zu ändern, brauchst du die Berechtigung „Server verwalten“.',
    settingsAreForServersNotDmsUse: 'Einstellungen gibt es nur auf Servern, nicht in Direktnachrichten.',
  },
  seats: {
    allSeatsAtThisTableAreTaken: 'An diesem Tisch sind alle Plätze besetzt.',
    youreAlreadyAtThisTable: 'Du sitzt schon an diesem Tisch.',
    thisPlayerIsAlreadyAtTheTableOr: 'Diese Person sitzt schon am Tisch oder ist eingeladen. Wähle jemand anderen.',
    theFreeSeatIsReservedForSomeone:
      'Der freie Platz ist für jemanden reserviert, der eingeladen wurde. Eröffne mit `/spielen` einen eigenen Tisch.',
    onlyTheInvitedPlayerCanDecline:
      'Ablehnen kann nur, wer eingeladen wurde. Wer eingeladen hat, kann mit `/verlassen` zurückziehen.',
    thisGameHasAlreadyStartedUse:
      'Dieses Spiel hat schon begonnen. Mit `/aufgeben` gibst du auf, mit `/pausieren` bittest du um eine Pause.',
    onlyThePlayerWhoOpenedThisTable: 'Nur wer diesen Tisch eröffnet hat, kann das Spiel starten.',
    thereArentEnoughPlayersYetInvite:
      'Es sind noch nicht genug Personen am Tisch. Lade jemanden ein oder füge einen Computer hinzu.',
    thisTableCanKeepWaitingFor: 'Dieser Tisch darf weiter auf Mitspieler warten.',
    youveReachedYourTableLimitFinish:
      'Du hast die Höchstzahl an Tischen erreicht. Beende erst ein Spiel: `/tische` zeigt deine.',
    thisServerHasReachedItsTable:
      'Auf diesem Server ist die Höchstzahl an Tischen erreicht. Sobald ein Spiel endet, kannst du deins eröffnen.',
    youCantPlayAgainstAnotherPerson:
      'In Direktnachrichten kannst du nicht gegen andere spielen. Spiel das auf einem Server, oder spiel hier allein oder gegen den Computer.',
    chooseAnOpponentOrTheComputerNot: 'Wähle einen Gegner oder den Computer, nicht beides.',
    thisGameNeedsASecondPlayerChoose: 'Dieses Spiel braucht eine zweite Person. Wähle jemand anderen als Gegner.',
    line5OfTheFileListsTheWrong: 'Zeile 5 der Datei enthält die falsche Anzahl an Plätzen für dieses Spiel.',
    theresAlreadyATableInThisChannel:
      'In diesem Kanal gibt es schon einen Tisch. Beendet das Spiel oder eröffne deinen Tisch in einem anderen Kanal.',
    imNotAllowedToCreateThreadsIn:
      'Ich darf in diesem Kanal keine Threads erstellen. Eröffne deinen Tisch in einem anderen.',
    yourRequestHasExpiredUsePlay: 'Deine Anfrage ist abgelaufen. Nutze noch einmal `/spielen`.',
    ifYouChooseTheSeedYouCanWorkOut:
      'Wer den Seed wählt, kann alles Zufällige vorhersehen. Lass `seed` leer, oder spiel allein oder gegen den Computer.',
    ratedGamesArePlayedWithoutHints:
      'In gewerteten Spielen gibt es keine Tipps. Für ein Spiel mit Tipps schalte bei `/spielen` die Option `tipps` ein.',
    thisGameIsRatedSoBringSomething:
      'Dieses Spiel ist gewertet, also wähle ein mitgeliefertes Deck. Für ein eigenes eröffne ein nicht gewertetes Spiel: `/spielen` mit `gewertet: False`.',
    thisFileIsForAGameThatIsnt: 'Diese Datei gehört zu einem Spiel, das es hier nicht gibt.',
    thisGameIsntAvailableOnThis: 'Dieses Spiel ist auf diesem Server nicht verfügbar. `/hilfe` zeigt, welche es gibt.',
    theComputerCantPlayThisGameClaim:
      'Der Computer kann dieses Spiel nicht spielen. Beanspruche den Sieg oder gib mehr Zeit.',
    theComputerDeclinedTheDraw: 'Der Computer hat das Remis abgelehnt.',
    youHaveNoProgramAtThisTableAdd:
      'Du hast kein Programm an diesem Tisch. Füge eines hinzu, solange der Tisch auf Mitspieler wartet, oder nutze bei `/spielen` die Option `programm`.',
    programsDontAcceptDraws: 'Programme nehmen kein Remis an.',
    youNoLongerHaveThisSeatItsOwner:
      'Dieser Platz gehört dir nicht mehr: Er wurde weitergegeben, oder es wurde ein neuer Zugangscode angefordert.',
    youReconnectedElsewhereSoThis:
      'Du hast dich an anderer Stelle neu verbunden, darum wurde diese Verbindung geschlossen.',
    programsCantConnectAtTheMoment:
      'Programme können sich derzeit nicht verbinden. Wer diesen Bot betreibt, kann das freischalten.',
    noSeatMatchesThisSecretASecret:
      'Zu diesem Zugangscode gibt es keinen Platz. Jeder Code gilt nur einmal: Verbinde dich mit dem Token, das du bekommen hast, oder bitte um einen neuen Code.',
  },
  table: {
    thisTableNoLongerExistsStartANew: 'Diesen Tisch gibt es nicht mehr. Eröffne mit `/spielen` einen neuen.',
    theresNoTableInThisChannelStart: 'In diesem Kanal gibt es keinen Tisch. Eröffne mit `/spielen` einen.',
    thisGameIsNoLongerAvailableSoThe:
      'Dieses Spiel ist nicht mehr verfügbar, deshalb kann der Tisch nicht weiterspielen.',
    thisTablesDataIsDamagedThe:
      'Die Daten dieses Tisches sind beschädigt. Wer den Bot betreibt, wurde benachrichtigt; andere Tische sind nicht betroffen. Eröffne mit `/spielen` einen neuen.',
    thisWasSavedByANewerVersionOf:
      'Das wurde mit einer neueren Version von Longtable gespeichert. Wer den Bot betreibt, muss ihn aktualisieren. Es ist nichts verloren.',
    thisGamesRulesHaveChangedTooMuch:
      'Die Regeln dieses Spiels haben sich zu sehr geändert, um hier weiterzuspielen. Eröffne mit `/spielen` einen neuen Tisch.',
    someOfThisGamesMovesAreDamagedSo:
      'Ein Teil der Züge dieses Spiels ist beschädigt, deshalb lässt es sich nicht nachspielen.',
    thisTableBelongsToAnotherServer: 'Dieser Tisch gehört zu einem anderen Server. Verschiebe ihn dort in einen Kanal.',
    youreNotAtThisTableStartYourOwn: 'Du sitzt nicht an diesem Tisch. Eröffne mit `/spielen` einen eigenen.',
    itsNotYourTurnYet: 'Du bist noch nicht am Zug.',
    thisTableIsStillWaitingFor: 'Dieser Tisch wartet noch auf Mitspieler. Mit `/verlassen` kannst du gehen.',
    thisGameIsOverStartANewOneWith: 'Dieses Spiel ist zu Ende. Eröffne mit `/spielen` ein neues.',
    thisGameIsPausedAnyPlayerCanUse:
      'Dieses Spiel ist pausiert. Alle am Tisch können es mit `/fortsetzen` weiterspielen.',
    thatsTooLongToBeAMove: 'Das ist zu lang für einen Zug.',
    theBoardHasChangedSinceThenHeres: 'Das Brett hat sich inzwischen geändert. So sieht es jetzt aus:',
    thisTableIsBusyAtTheMomentTry:
      'An diesem Tisch passiert gerade etwas anderes. Versuch es in ein paar Sekunden noch einmal.',
    thisGameIsStillRunningFinishIt: 'Dieses Spiel läuft noch. Spielt es vor der Revanche zu Ende.',
    thisGameIsntPaused: 'Dieses Spiel ist nicht pausiert.',
    thisGameHasNoDrawsKeepPlayingOr: 'In diesem Spiel gibt es kein Remis. Spiel weiter oder gib mit `/aufgeben` auf.',
    youHaventMovedYetSoTheresNothing: 'Du hast noch nicht gezogen, also gibt es nichts zurückzunehmen.',
    youCantUndoThatMoveBecauseIt:
      'Dieser Zug lässt sich nicht zurücknehmen: Der Zufall war im Spiel oder es wurde etwas aufgedeckt, und niemand ist da, der zustimmen könnte.',
    theresAlreadyARequestOnTheBoard: 'Auf dem Brett ist schon eine Anfrage offen. Beantworte erst diese.',
    thisRequestHasExpired: 'Diese Anfrage ist abgelaufen.',
    thisIsYourOwnRequestSoTheOthers:
      'Das ist deine eigene Anfrage, die anderen entscheiden darüber. Mit „Ablehnen“ ziehst du sie zurück.',
    onlyAPlayerWhoIsWaitingForThem: 'Das kann nur entscheiden, wer auf diese Person wartet.',
    thisGameHasNoClockSoNobodyCan:
      'Dieses Spiel hat keine Bedenkzeit, also kann niemand auf Zeit verlieren. Beende es ohne Verlierer oder warte weiter.',
    youreTheOnlyPlayerHereSoTheres: 'Du spielst hier allein und musst auf niemanden warten. Zieh einfach.',
    yourPlanHasReachedItsLimitWait: 'Dein Plan hat die Höchstlänge erreicht. Warte, bis ein Teil davon gespielt ist.',
    yourPlanHasChangedSinceThenHeres: 'Dein Plan hat sich inzwischen geändert. So steht er jetzt.',
  },
  viewing: {
    theresNothingToLookUpAtThisTable: 'An diesem Tisch gibt es nichts nachzuschlagen. `/regeln` erklärt das Spiel.',
    iCantFindATableByThatNameThatYou:
      'Ich finde keinen solchen Tisch, bei dem du zusehen darfst. Wähle einen aus der Liste.',
    thatIsntABoardUseThisOnTheBoard: 'Das ist kein Brett. Nutze das beim Brett eines Spiels.',
    theComputerCantPlayThisGameSoIt:
      'Der Computer kann dieses Spiel nicht spielen und hat deshalb keine Tipps. Sieh in `/regeln` nach.',
    theComputerDidntFindAHintInTime:
      'Der Computer hat nicht rechtzeitig einen Tipp gefunden. Versuch es gleich noch einmal.',
    hintsAreOffAtThisTableToPlayWith:
      'An diesem Tisch sind Tipps ausgeschaltet. Für ein Spiel mit Tipps schalte bei `/spielen` die Option `tipps` ein.',
    theresNoLessonForThisGameYet: 'Zu diesem Spiel gibt es keine Lektion. `/regeln` erklärt es.',
    thisLessonHasSinceBeenUpdated:
      'Diese Lektion wurde inzwischen überarbeitet. Verlass sie mit `/verlassen` und starte mit `/lernen` neu.',
    lessonsOnlyGoForwardToStartOver:
      'Lektionen gehen nur vorwärts. Um neu zu starten, nutze `/verlassen` und dann `/lernen`.',
    thereAreNoPuzzlesForThisGameHere: 'Zu diesem Spiel gibt es hier keine Rätsel.',
    thisPuzzleNoLongerExistsUse:
      'Dieses Rätsel gibt es nicht mehr. Beende es mit `/aufgeben` und nimm mit `/rätsel` ein anderes.',
    theComputerDoesntHelpWithPuzzles: 'Bei Rätseln hilft der Computer nicht. Drück stattdessen „Tipp“.',
    noneOfTheGamesHereHasADaily: 'Keines der Spiele hier hat ein Tagesspiel.',
    thereAreNoHintsInTheDailySoThat: 'Beim Tagesspiel gibt es keine Tipps, damit es für alle gleich ist.',
    youveAlreadyPlayedThisDailyThe:
      'Dieses Tagesspiel hast du schon gespielt. Das nächste startet um Mitternacht (UTC). `/täglich` zeigt, was noch offen ist.',
    thatWouldSpoilTodaysDailyPlayIt:
      'Das würde das Tagesspiel verraten. Spiel es erst selbst mit `/täglich`, oder komm nach Mitternacht (UTC) wieder.',
    thisGameIsStillRunningYouCan:
      'Dieses Spiel läuft noch. Wenn es zu Ende ist, kannst du es nachspielen. Bis dahin nutze `/zusehen`.',
    thisGameWasntPlayedHereChooseOne: 'Dieses Spiel wurde nicht hier gespielt. Wähle eines aus `/verlauf`.',
    thatTookTooLongSoIStoppedTryA:
      'Das hat zu lange gedauert, deshalb habe ich abgebrochen. Versuch es mit einem kürzeren Spiel oder einer kleineren Datei.',
    thatsTooLargeForMeTryAShorter:
      'Das ist mir zu groß. Versuch es mit einem kürzeren Spiel oder einer kleineren Datei.',
    imStillBusyWithWhatYouAskedFor:
      'Ich arbeite noch an dem, was du zuletzt wolltest. Warte darauf und versuch es dann noch einmal.',
    thisGameNeverStartedSoTheres: 'Dieses Spiel hat nie begonnen, deshalb gibt es nichts nachzuspielen.',
  },
  refusal: {
    paused: ({ title }) =>
      `**${title}** ist mehrmals ausgefallen und pausiert ein paar Minuten. Euer Tisch ist sicher. Versuch es später noch einmal.`,
    failed: ({ title }) =>
      `**${title}** funktioniert nicht mehr, deshalb geht es an diesem Tisch nicht weiter. Wer den Bot betreibt, wurde benachrichtigt; andere Tische sind nicht betroffen.`,
    theseOptionsDontWork: ({ what }) => `Diese Optionen funktionieren nicht: ${what}`,
  },
  names: {
    someone: 'jemand',
    program: 'das Programm',
    left: 'ausgestiegen',
    standIn: 'Computer',
    free: 'ein freier Platz',
  },
  lesson: {
    anotherWay: 'In einem echten Spiel geht das, aber diese Lektion zeigt etwas anderes.',
  },
  record: {
    theFileHasMoreThanMovesWhichIs: ({ maxMoves }) =>
      `Die Datei enthält mehr als ${maxMoves} Züge. So lang wird kein Spiel.`,
    lineOfTheFileIsntUseAFileYou: ({ number, de }) =>
      `Zeile ${number} der Datei ist nicht ${de}. Nimm eine Datei, die du mit \`/nachspielen\` oder \`/verlauf\` gespeichert hast.`,
  },
  daily: {
    unsolved: 'Nicht gelöst',
    solved: 'Gelöst',
    notSolvedYet: 'Noch nicht gelöst',
  },
  career: {
    takeASeat: 'Nimm Platz',
    finishAGame: 'Beende ein Spiel',
    tenUp: 'Zehn auf einen Streich',
    win10Games: 'Gewinne 10 Spiele',
    partOfTheFurniture: 'Stammgast',
    finish100Games: 'Beende 100 Spiele',
    grandTour: 'Einmal alles',
    finish5DifferentGames: 'Beende 5 verschiedene Spiele',
    faceToFace: 'Auge in Auge',
    beatAnotherPlayer: 'Besiege eine andere Person',
    giantKiller: 'Riesen bezwungen',
    beatTheStrongestComputerOfAGame: 'Besiege den stärksten Computer eines Spiels',
    creatureOfHabit: 'Gewohnheitstier',
    playADaily7DaysInARow: 'Spiel ein Tagesspiel 7 Tage in Folge',
    rainOrShine: 'Bei jedem Wetter',
    playADaily30DaysInARow: 'Spiel ein Tagesspiel 30 Tage in Folge',
    fiveADay: 'Fünf am Tag',
    play5DailiesOnOneDay: 'Spiel 5 Tagesspiele an einem Tag',
  },
  kinds: {
    theFileCantBeLargerThanKb: ({ kb }) => `die Datei darf höchstens ${kb} KB groß sein`,
  },
  replayWork: {
    lineOfTheFileCantBePlayed: ({ number, sentence }) =>
      `Zeile ${number} der Datei lässt sich nicht spielen: ${sentence}`,
  },
  server: {
    onThisServerGamesArePlayedInOpen: ({ where }) =>
      `Auf diesem Server wird in ${where} gespielt. Eröffne deinen Tisch dort.`,
  },
  enter: {
    thisTournamentNeedsAtLeast: ({ least }) =>
      `Dieses Turnier braucht mindestens ${least} Teilnehmende. Warte, bis mehr dabei sind.`,
  },
  worlds: {
    text: '',
  },
  change: {
    inwordsEn: ({ inName }) => inName,
  },
  effects: {
    sayWordsEn: ({ words }) => words,
  },
};
