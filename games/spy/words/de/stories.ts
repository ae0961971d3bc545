import { capital } from '@longtable/kit';
import type { en } from '../en/index.ts';

export const stories: Pick<
  typeof en,
  | 'places'
  | 'descriptions'
  | 'faults'
  | 'tell'
  | 'story'
  | 'configuration'
  | 'notes'
  | 'objective'
  | 'statistics'
  | 'sentences'
  | 'rulebook'
> = {
  places: {
    backRoomSmall: 'Hinterzimmer (klein)',
    casinoMedium: 'Casino (mittel)',
    grandCasinoLarge: 'Großes Casino (groß)',
    roofTerraceSmall: 'Dachterrasse (klein)',
    riverboatMedium: 'Flussdampfer (mittel)',
    museumMedium: 'Museum (mittel)',
    theRegulars: 'Die Stammgäste',
    theNightTrain: 'Der Nachtzug',
    theFilms: 'Die Filme',
  },
  descriptions: {
    female: 'weiblich',
    male: 'männlich',
    nonBinary: 'divers',
    hundredths: ({ hundredths }) => `${hundredths} %`,
    roundWithTheJanitor: ({ value }) => `Runde ${value}, mit Hausmeister`,
    roundOf: ({ value, roundLimit }) => `Runde ${value} von ${roundLimit}`,
  },
  faults: {
    nobodyCarriesYetGiveEveryGadget: ({ gadget }) =>
      `${capital(gadget)} trägt noch niemand. Gib jedes Gadget einem deiner Agenten.`,
    youGaveToTwoAgentsButTheresOnly: ({ gadget }) =>
      `Du hast ${gadget} zwei Agenten gegeben, aber jedes Gadget gibt es nur einmal. Nimm es einem von beiden wieder weg.`,
    thisMatchIsOver: 'Diese Partie ist vorbei.',
    itsNotYourTurnWaitUntilOneOfYour: 'Du bist nicht am Zug. Warte, bis einer deiner Agenten dran ist.',
    youreNotBeingOfferedThatPickOne:
      'Das wird dir gerade nicht angeboten. Wähle etwas aus dem Angebot, zum Beispiel `pick gadget JETPACK`.',
    someOfYourGadgetsArentAssigned:
      'Es sind noch nicht alle Gadgets verteilt. Gib zuerst jedes Gadget einem deiner Agenten.',
    thatDoesntAssignAnythingGiveOne:
      'Damit wird nichts verteilt. Gib eins deiner Gadgets einem deiner Agenten, der es noch nicht hat.',
    oneGadgetIsntAssignedYetGive: 'Ein Gadget ist noch nicht verteilt. Gib jedes Gadget einem deiner Agenten.',
    youGaveOneGadgetToTwoAgentsTake: 'Du hast ein Gadget zwei Agenten gegeben. Nimm es einem von beiden wieder weg.',
    thatIsntAMoveSayWhatYourAgent:
      'Das ist kein Zug. Gib ein, was dein Agent tut, zum Beispiel `walk C7`, `use JETPACK F7` oder `retire`.',
    theresNoSuchFieldOnThisMapChoose: 'Dieses Feld gibt es auf der Karte nicht. Wähle ein Feld aus dem Menü.',
    yourAgentCantGetThereOrIsAlready: 'Dein Agent kommt nicht dorthin oder ist schon da. Wähle ein Feld aus dem Menü.',
    noStepsLeftActOrEndYourTurnWith: 'Keine Schritte mehr übrig. Nutze deine Aktion oder beende den Zug mit `retire`.',
    noActionsLeftWalkOrEndYourTurn: 'Keine Aktionen mehr übrig. Geh weiter oder beende den Zug mit `retire`.',
    nobodyCanActInFogStepOutOfItOr: 'Im Nebel kann niemand handeln. Geh hinaus oder beende den Zug mit `retire`.',
    yourAgentIsntCarryingThatGadget:
      'Dein Agent hat dieses Gadget nicht dabei, oder es wirkt schon durchs Tragen. Wähle eins aus dem Menü.',
    yourAgentDoesntHaveTheTalentFor: 'Dafür fehlt deinem Agenten das Talent. Wähle eine Aktion aus dem Menü.',
    yourAgentIsntHoldingACocktail: 'Dein Agent hat keinen Cocktail in der Hand. Nimm zuerst einen von einem Bartisch.',
    yourAgentIsAlreadyHoldingA:
      'Dein Agent hat schon einen Cocktail in der Hand. Trink ihn oder verschütte ihn zuerst.',
    yourAgentHasNoChipsLeftChoose: 'Dein Agent hat keine Chips mehr. Wähle eine andere Aktion.',
    thatsOutOfReachMoveCloserOr: 'Das ist außer Reichweite. Geh näher heran oder wähle ein Ziel aus dem Menü.',
    thatDoesntWorkOnThisFieldChoose: 'Das geht auf diesem Feld nicht. Wähle eins aus dem Menü.',
    betAtLeast1ChipButNoMoreThanYou: 'Setz mindestens 1 Chip und höchstens so viele, wie du und der Tisch haben.',
  },
  tell: {
    bothTeamsAreCompleteNowAssign: 'Beide Teams stehen. Jetzt werden die Gadgets verteilt',
    youreReady: 'Du bist fertig',
    isReady: ({ name }) => `${name} ist fertig`,
    theCasinoOpensPeopleAndACat: ({ people, countText, safes }) =>
      `Das Casino öffnet: ${people} Leute, ${countText(safes, 'Tresor', 'Tresore')} und eine Katze`,
    roundBegins: ({ value }) => `Runde ${value} beginnt`,
    waits: 'wartet',
    betsAtAnd: ({ chips, makePoint, won }) => `setzt ${chips} auf ${makePoint} und ${won ? 'gewinnt' : 'verliert'}`,
    takesACocktailFrom: ({ makePoint }) => `nimmt einen Cocktail von ${makePoint}`,
    drinksACocktail: 'trinkt einen Cocktail',
    isPoisonedByItAndHasHpLeft: ({ hp }) => `ist davon vergiftet und hat noch ${hp} HP`,
    nowHasHp: ({ hp }) => `hat jetzt ${hp} HP`,
    poursACocktailOver: ({ victim, hit }) =>
      hit ? `schüttet ${victim} einen Cocktail über` : `schüttet einen Cocktail nach ${victim} und verfehlt`,
    getsToTalk: ({ victim }) => `bringt ${victim} zum Reden`,
    spiesOnAndLearnsNothing: ({ victim }) => `spioniert ${victim} aus und erfährt nichts`,
    triedToSpyOnYourAgentAnEnemy: ({ victim }) => `wollte ${victim} aus deinem Team ausspionieren: gegnerisch`,
    learnsASecretWorthIp: ({ ip }) => `erfährt ein Geheimnis (${ip} IP)`,
    youNowKnowTheCombinationOfSafe: ({ safe }) => `Du kennst jetzt die Kombination von Tresor ${safe}`,
    opensSafe: ({ safe }) => `öffnet Tresor ${safe}`,
    cantOpenSafe: ({ safe }) => `bekommt Tresor ${safe} nicht auf`,
    findsTheDiamondCollar: 'findet das Diamanthalsband',
    observes: ({ victim, seen }) => `observiert ${victim}: ${seen}`,
    wrecksTheRouletteTableAt: ({ makePoint }) => `zerstört den Roulettetisch auf ${makePoint}`,
    useEnglishAndSuccessAndUseGerman: ({ success, useGerman }) => `${useGerman}${success ? '' : ', aber ohne Erfolg'}`,
    landsOn: ({ makePoint, theGadget, gadget2 }) =>
      `${capital(theGadget(gadget2, 'de', 'subject'))} landet auf ${makePoint}`,
    nowHas: ({ theGadget }) => `hat jetzt ${theGadget('MOLEDIE', 'de')}`,
    poisonsTheCocktailAt: ({ makePoint }) => `vergiftet den Cocktail auf ${makePoint}`,
    plantsTheWiretapOn: ({ victim }) => `steckt ${victim} die Wanze zu`,
    yourWiretapHasFailed: 'Deine Wanze ist ausgefallen',
    gainsIpFromTheWiretap: ({ ip }) => `gewinnt durch die Wanze ${ip} IP`,
    gainsIp: ({ by }) => `gewinnt ${by} IP`,
    losesIp: ({ value }) => `verliert ${value} IP`,
    hasTheSameIpAsBefore: 'hat so viele IP wie zuvor',
    joinsYourTeam: 'schließt sich deinem Team an',
    isAnEnemyYourAgentKeepsTheNugget: ({ victim }) =>
      `gehört zur Gegenseite: ${victim} aus deinem Team behält das Nugget`,
    takesTheNuggetAndTurnsOutToBeAn: 'nimmt das Nugget und gehört zur Gegenseite',
    youMissedATurnStrikeOf: ({ strikes, most }) => `Du hast einen Zug verpasst: Verwarnung ${strikes} von ${most}`,
    ignoredKeysInTheFile: ({ file, names }) =>
      `Ignorierte Schlüssel in der ${file === 'match' ? 'Partie' : 'Szenario'}datei: ${names}`,
    takesDamage: ({ damage }) => `erleidet ${damage} Schaden`,
    collapsesAndIsCarriedToTheBar: ({ makePoint }) =>
      `bricht zusammen und wird auf den Sitzplatz ${makePoint} gebracht`,
    recoversToHp: ({ hp }) => `erholt sich auf ${hp} HP`,
    isDryAgain: 'ist wieder trocken',
    theGuestsGoHomeEveryoneStillHere: 'Die Gäste gehen nach Hause. Wer jetzt noch da ist, gehört zu einem Team',
    theJanitorAppearsAt: ({ makePoint }) => `Der Hausmeister erscheint auf ${makePoint}`,
    theJanitorThrowsOut: ({ person, makePoint }) => `Der Hausmeister wirft ${person} hinaus (${makePoint})`,
    givesTheCatHerCollarBack: 'gibt der Katze ihr Halsband zurück',
    theCatHasFoundHerCollarHerself: 'Die Katze hat ihr Halsband selbst gefunden',
    youLed: ({ team }) => `du hast ${team} geführt`,
    led: ({ name, team }) => `${name} hat ${team} geführt`,
    swapsWith: ({ figure }) => `tauscht mit ${figure}`,
    picksUp: ({ gadget }) => `nimmt ${gadget} mit`,
    walksTo: ({ to }) => `geht nach ${to}`,
    theCat: 'Die Katze',
    theJanitor: 'Der Hausmeister',
    theCat2: 'der Katze',
    theJanitor2: 'dem Hausmeister',
    anEnemy: 'gegnerisch',
    probablyNotAnEnemy: 'wohl nicht gegnerisch',
    inconclusive: 'nichts zu erkennen',
  },
  story: {
    and: ' und ',
  },
  configuration: {
    time: 'Zeit',
    janitorFromRound: 'Hausmeister ab Runde',
    secondsPerTurn: 'Sekunden pro Zug',
    strikesUntilRemoval: 'Verwarnungen bis Aus',
    secondsPerPause: 'Sekunden pro Pause',
    secondsToReconnect: 'Sekunden zum Verbinden',
    points: 'Punkte',
    ipPerChip: 'IP pro Chip',
    ipPerSecret: 'IP pro Geheimnis',
    ipForTheCollar: 'IP für das Halsband',
    chancesOfSuccess: 'Erfolgschancen',
    spyingSucceeds: 'Spionage gelingt',
    observationSucceeds: 'Observation gelingt',
    babysitterWardsOff: 'Babysitter wehrt ab',
    honeyTrapWorks: 'Honigfalle wirkt',
    rouletteAndCocktails: 'Roulette und Cocktails',
    minimumChipsOnATable: 'Chips am Tisch, minimal',
    maximumChipsOnATable: 'Chips am Tisch, maximal',
    cocktailHeals: 'Cocktail heilt',
    cocktailIsDodged: 'Cocktail ausweichen',
    bladePenAndGloss: 'Hut, Füller und Lippenstift',
    bowlerBladeRange: 'Klingen-Hut, Reichweite',
    bowlerBladeHits: 'Klingen-Hut trifft',
    bowlerBladeDamage: 'Klingen-Hut, Schaden',
    rocketPenDamage: 'Füllfederhalter, Schaden',
    gasGlossDamage: 'Lippenstift, Schaden',
    moledieMothballsAndFog: 'Maulwürfel, Mottenkugeln, Nebel',
    moledieRange: 'Maulwürfel, Reichweite',
    mothballsRange: 'Mottenkugeln, Reichw.',
    mothballsDamage: 'Mottenkugeln, Schaden',
    tinOfFogRange: 'Nebeldose, Reichweite',
    grappleLaserAndTheRest: 'Wurfhaken, Laser und der Rest',
    grappleRange: 'Wurfhaken, Reichweite',
    grappleCatches: 'Wurfhaken fängt',
    laserCompactHits: 'Laser-Puderdose trifft',
    wiretapFails: 'Wanze fällt aus',
    mirrorSwapsIp: 'Spiegel tauscht IP',
    guestsLongtableOnly: 'Gäste (nur bei Longtable)',
    maximumGuests: 'Gäste, maximal',
    aGuestRevealsACode: 'Gast verrät Kombination',
    antiPlagueMask: 'Anti-Seuchen-Maske',
    noLimit: 'unbegrenzt',
    no: 'Nein',
    yes: 'Ja',
  },
  notes: {
    enemy: 'Gegner?',
    guest: 'Gast?',
    mine: 'Meine',
  },
  objective: {
    spyOnGuestsEachOneGivesIpOnceAnd:
      'Spioniere Gäste aus: Jeder bringt einmal IP und verrät vielleicht die Kombination eines Tresors. Jeder Tresor führt zum nächsten, und im letzten liegt das Halsband der Katze.',
    hasTheCollarBringItToTheCatAt: ({ name, cat }) =>
      `${name} hat das Halsband: Bring es der Katze auf ${cat}, sobald du vorn liegst; damit endet die Partie.`,
    theCollarIsLyingOnStepThereTo: ({ place, cat }) =>
      `Das Halsband liegt auf ${place}. Geh hin und bring es dann der Katze auf ${cat}.`,
    youKnowTheCombinationOfSafeSo: ({ safe, place, last }) =>
      `Du kennst die Kombination von Tresor ${safe} (${place}). Öffne ihn. ${last ? 'Darin liegt das Halsband der Katze.' : `Er verrät die Kombination von Tresor ${safe + 1}.`}`,
    spyOnGuests: 'Gäste ausspionieren',
    bringTheCollarToTheCat: 'Halsband zur Katze',
    collarAt: ({ place }) => `Halsband auf ${place}`,
    openSafe: ({ safe, place }) => `Tresor ${safe} öffnen (${place})`,
  },
  statistics: {
    totalIp: 'IP insgesamt',
    fromSecrets: ' durch Geheimnisse',
    fromTheCat: ' von der Katze',
    fromGadgets: ' durch Gadgets',
    fromChips: ' aus Chips',
    cocktailsDrunk: 'Getrunken',
    poisoned: ' davon vergiftet',
    enemiesSoaked: 'Gegner begossen',
    damageTaken: 'Schaden erlitten',
    agentsCollapsed: 'Zusammenbrüche',
    rouletteWinnings: 'Roulette-Gewinn',
    guestsWhoTalked: 'Ausgehorchte Gäste',
    safesOpened: 'Tresore geöffnet',
    steps: 'Schritte',
    scoreIp: ({ ip }) => `Stand: ${ip} IP`,
    score: 'Stand',
  },
  sentences: {
    anEnemy: ', gegnerisch',
    aGuest: ', Gast',
    probablyNotAnEnemy: ', wohl nicht gegnerisch',
    revealedNothing: ', hat nichts verraten',
    none: 'keine',
    cocktail: ', mit einem Cocktail',
    poisoned: ', mit einem von dir vergifteten Cocktail',
    isAt: ({ makePoint, de }) => `${de} ist auf ${makePoint}.`,
    hasLeft: ({ name }) => `${name} ist gegangen.`,
    yourNote: 'deine Notiz',
    isAtWithName: ({ name, place, rest }) => `${name} ist auf ${place}${rest}.`,
    wrecked: 'zerstört',
    prism: ' (Prisma)',
    at: 'auf',
    safes: 'Tresore',
    rouletteTables: 'Roulettetische',
    barSeats: 'Sitzplätze',
    fireplaces: 'Kamine',
    barTables: 'Bartische',
    cocktails: 'Cocktails',
    fog: 'Nebel',
    onTheFloor: 'Am Boden',
    combinationsYouKnowSafesYouve: ({ listed, listed2 }) =>
      `Bekannte Kombinationen: ${listed}. Geöffnete Tresore: ${listed2}.`,
    guestsWhoTalked: ({ listed }) => `Gäste, die geredet haben: ${listed}.`,
    cocktailsYouPoisoned: ({ places }) => `Von dir vergiftete Cocktails: ${places}.`,
    yourAgentIsOutOfTheMatch: ({ name }) => `${name} aus deinem Team ist ausgeschieden.`,
    aCocktail: 'einen Cocktail',
    atHpIpAndLeftCarriesTalents: ({ on, name, makePoint, hp, ip, chips, countText, bp, ap, carried, traits }) =>
      `${on ? 'Am Zug' : 'Aus deinem Team'}: ${name} auf ${makePoint}, ${hp} HP, ${ip} IP, ${chips}${on ? `, noch ${countText(bp, 'Schritt', 'Schritte')} und ${countText(ap, 'Aktion', 'Aktionen')}` : ''}. Trägt ${carried.join(', ') || 'nichts'}. Talente: ${traits.join(', ') || 'keine'}.`,
  },
  rulebook: {
    goalYouLeadASecretTeamOfAgentsIn: `### Ziel
Du führst ein geheimes Agententeam durch ein Casino voller Gäste. Niemand weiß, wer zu wem gehört. **Am Ende gewinnt die Seite mit den meisten Geheimdienstpunkten (IP).** IP gibt es für:
- **Chips:** Alle Agenten starten mit 10 Chips, und am Ende wird jeder Chip zu IP (meist 10). Deshalb lohnt sich Roulette.
- **Geheimnisse:** Gäste und Tresore verraten sie (meist je 13 IP).
- **Das Halsband:** Wer es der Katze bringt, bekommt IP (meist 33) und beendet die Partie.

### Vor der Partie
Wähle 8-mal zwischen bis zu 3 Agenten und 3 Gadgets: 2 bis 4 Agenten, der Rest Gadgets. Gib dann jedes Gadget einem deiner Agenten und drücke „Fertig“. Die Gegenseite sieht davon nichts.

### Eine Runde
Alle handeln einmal pro Runde in zufälliger Reihenfolge. Gäste und Katze ziehen von selbst. Ein Agent hat meist 2 Schritte und 1 Aktion. Was die anderen getan haben, siehst du, wenn dein nächster Agent am Zug ist. Musste dazwischen niemand gefragt werden, waren es lauter Gäste.

### Schritte
„Gehen …“ führt so weit, wie deine Schritte reichen, und bietet beim nächsten Mal an weiterzugehen; manche Einträge gehen hin und handeln gleich. Steht dort schon jemand, tauscht ihr die Plätze; liegt dort ein Gegenstand, nimmst du ihn mit.

### Aktionen
- **Ausspionieren:** Ein Gast neben dir verrät vielleicht ein Geheimnis und manchmal die Kombination eines Tresors. Ein Gegner verrät nichts und bemerkt dich.
- **Tresor öffnen:** nur direkt daneben und mit der Kombination. Er enthält ein Geheimnis und die nächste Kombination, der letzte das Diamanthalsband.
- **Roulette** an einem Tisch neben dir: In 18 von 37 Fällen gewinnst du deinen Einsatz, sonst verlierst du ihn.
- **Cocktails:** Nimm einen von einem Bartisch, dann trink ihn als Heilung oder schütte ihn über jemanden. Nasse Kleider halbieren alle Chancen.
- **Gadgets und Talente:** Manche erlauben weitere Aktionen. Siehe die nächsten Seiten.

### Gesundheit
Bei 0 HP wird ein Agent mit 1 HP auf einen Sitzplatz gebracht, verliert das Halsband und den Zug dieser Runde, falls er noch aussteht. Wer eine Runde auf einem Sitzplatz beginnt, ist an ihrem Ende geheilt; neben einem Kamin trocknen nasse Kleider.

### Das Ende
Die Partie endet, wenn die Katze ihr Halsband bekommt: Geh damit auf ihr Feld oder gib es ihr vom Feld daneben. Sie kann es auch am Boden finden. In der letzten Runde (meist Runde 10) gehen die Gäste nach Hause, und ab dann wirft der Hausmeister jede Runde einen Agenten hinaus, bis niemand mehr da ist.
Bei gleich vielen IP entscheiden das Halsband, dann getrunkene Cocktails, über Gegner geschüttete Cocktails, weniger erlittener Schaden und zuletzt eine Münze.

### Die Karte
Die Legende unter der Karte erklärt, was darauf ist: \`@@\` ist am Zug, Großbuchstaben sind deine Agenten, Kleinbuchstaben alle anderen. Darunter steht, woraus dein Stand besteht. Mit „Notizen“ hältst du fest, wen du für gegnerisch oder für einen Gast hältst.

### Kürzere Partien
Mit der Option \`partie\` wirft der Hausmeister nach der letzten Runde alle hinaus: Blitz (3 Runden), schnell (5) oder Abend (7).`,
    youNeverHaveToTypeTheButtonsAnd: `Tippen musst du nie: Alles geht mit Buttons und Menüs. Wer lieber tippt, nimmt \`/zug\` mit einer dieser Eingaben. \`C7\` ist Spalte C, Zeile 7.
- \`pick agent …\`, \`pick gadget JETPACK\`: aus dem Angebot wählen; \`choose\` trifft die übrigen Entscheidungen.
- \`give JETPACK to …\`: ein Gadget verteilen; \`share\` verteilt den Rest, mit \`ready\` geht es ins Casino.
- \`walk C7\`: gehen, so weit die Schritte reichen; \`step C7\`: ein Feld.
- \`spy C7\`, \`open C7\`, \`observe C7\`, \`burn C7\`: jemanden ausspionieren, einen Tresor öffnen, jemanden observieren, einen Roulettetisch zerstören.
- \`gamble C7 5\`: 5 Chips beim Roulette setzen.
- \`take C7\`, \`drink\`, \`pour C7\`: einen Cocktail nehmen, trinken oder verschütten.
- \`use JETPACK F7\`: ein Gadget benutzen.
- \`retire\`: den Zug beenden.

### Namen der Gadgets`,
    rules: 'Regeln',
    gadgets: 'Gadgets',
    talents: 'Talente',
    typingMoves: 'Züge eintippen',
  },
};
