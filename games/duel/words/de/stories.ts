import type { en } from '../en/index.ts';

export const stories: Pick<
  typeof en,
  'names' | 'draws' | 'casting' | 'story' | 'spells' | 'sentences' | 'faults' | 'rulebook'
> = {
  names: {
    shield: 'Schild',
    manaDrain: 'Manaentzug',
    asleep: 'schläft',
    attacked: 'griff an',
    damage5Life4: 'Schaden 5, Leben 4',
    shieldAttackItFirst: 'Schild: zuerst angreifen',
    manaDrainHitsTakeAllMana: 'Manaentzug: Treffer nimmt alles',
    speedyAwakeRightAway: 'flink: sofort wach',
    asleepCantAttackOrBeHit: 'schläft: weder Angriff noch Ziel',
    hasAttackedThisTurn: 'hat in diesem Zug angegriffen',
    freeSlotYouCanChoose: 'freies Feld zur Wahl',
    whoseTurnItIs: 'wer am Zug ist',
  },
  draws: {
    youDraw: ({ drawn }) => `Du ziehst ${drawn}.`,
    yourSoYouLoseLifeYouHaveLeft: ({ lost, life, dein, de }) =>
      `${dein} ${de}. Das kostet dich ${lost} Leben, dir bleiben ${life}.`,
    cantDrawAndLosesLifeLeft: ({ name, lost, life }) =>
      `${name} kann nicht ziehen und verliert ${lost} Leben: noch ${life}.`,
  },
  casting: {
    youCast: ({ spell }) => `Du wirkst ${spell}`,
    casts: ({ name, spell }) => `${name} wirkt ${spell}`,
    creaturesGain1LifeEach: ({ one, creatures }) =>
      one ? '1 Kreatur gewinnt 1 Leben.' : `${creatures} Kreaturen gewinnen je 1 Leben.`,
    returnsToSlot: ({ creature, slot }) => `${creature} kehrt auf Feld ${slot} zurück.`,
    changesSides: ({ values, capital }) => `${capital} ${values} wechselt die Seite.`,
    noCreatureReturns: 'Keine Kreatur kehrt zurück.',
    dropsToLifeYouGoUpTo: ({ victim, prey, life }) => `${victim} fällt auf ${prey} Leben, du steigst auf ${life}.`,
    youDropToLifeGoesUpTo: ({ prey, caster, life }) => `Du fällst auf ${prey} Leben, ${caster} steigt auf ${life}.`,
    dropsToLifeGoesUpTo: ({ victim, prey, caster, life }) =>
      `${victim} fällt auf ${prey} Leben, ${caster} steigt auf ${life}.`,
  },
  story: {
    youGoFirst: 'Du beginnst.',
    goesFirst: ({ name }) => `${name} beginnt.`,
    youEndYourTurn: 'Du beendest deinen Zug.',
    endsTheirTurn: ({ name }) => `${name} beendet den Zug.`,
    youSetInSlot: ({ creature, slot }) => `Du legst ${creature} auf Feld ${slot}.`,
    setsInSlot: ({ name, creature, slot }) => `${name} legt ${creature} auf Feld ${slot}.`,
    destroys: ({ attacker, creatureAsObject }) => `${attacker} zerstört ${creatureAsObject}.`,
    hitsForLifeLeft: ({ attacker, damage, left, capital }) =>
      `${attacker} trifft mit ${damage}: ${capital} hat noch ${left} Leben.`,
    hitsYouFor: ({ attacker, damage, life, drained }) =>
      `${attacker} trifft dich mit ${damage}: ${life}${drained ? '. Dein Mana ist weg' : ''}.`,
    hitsFor: ({ attacker, name, damage, life, drained }) =>
      `${attacker} trifft ${name} mit ${damage}: ${life}${drained ? '. Das Mana ist weg' : ''}.`,
    youSacrificeAndGoUpToLife: ({ known, life }) => `Du opferst ${known} und hast jetzt ${life} Leben.`,
    sacrificesACardAndGoesUpToLife: ({ name, life }) => `${name} opfert eine Karte und hat jetzt ${life} Leben.`,
    youBeatWithLifeLeft: ({ loser, life }) => `Du besiegst ${loser} und hast noch ${life} Leben.`,
    beatsWithLifeLeft: ({ name, loser, life }) => `${name} besiegt ${loser} und hat noch ${life} Leben.`,
  },
  spells: {
    eachOfYourCreaturesGains1LifeUp: 'jede deiner Kreaturen gewinnt 1 Leben, bis höchstens 9.',
    draw3CardsEachDrawThatFailsCosts: 'zieh 3 Karten; jedes misslungene Ziehen kostet 1 Leben.',
    theLastCreatureThatYouLostOr:
      'deine zuletzt verlorene oder geopferte Kreatur kehrt schlafend auf dein erstes freies Feld zurück.',
    yourOpponentLoses2LifeAndYouGain: 'dein Gegner verliert 2 Leben, und du gewinnst 2.',
    takeAnyOfYourOpponentsCreatures:
      'nimm eine beliebige Kreatur deines Gegners, auch eine schlafende oder eine hinter einem Schild.',
  },
  sentences: {
    manaDrain: 'Manaentzug',
    shield: 'Schild',
    speedy: 'flink',
    asleep: 'schläft',
    attacked: 'hat angegriffen',
    itsYourTurn: ({ de }) => `${de} Du bist am Zug.`,
    itsSTurn: ({ name, de }) => `${de} ${name} ist am Zug.`,
    held: ({ cards }) => (cards === 1 ? '1 Karte' : `${cards} Karten`),
    youHaveLifeManaInHandAndInThe: ({ life, mana, held, rest }) =>
      `Du hast ${life} Leben, ${mana} Mana, ${held} auf der Hand und ${rest} im Nachziehstapel.`,
    hasLifeManaInHandAndInThePile: ({ name, life, mana, held, rest }) =>
      `${name} hat ${life} Leben, ${mana} Mana, ${held} auf der Hand und ${rest} im Nachziehstapel.`,
    costs: ({ cost }) => `kostet ${cost}`,
    spell: 'Zauber',
    damageLife: ({ damage, life }) => `Schaden ${damage}, Leben ${life}`,
  },
  faults: {
    thisDuelIsOver: 'Dieses Duell ist vorbei.',
    itsNotYourTurnWaitForYour: 'Du bist nicht am Zug. Warte, bis dein Gegner fertig ist.',
    thatIsntAMoveTypeOneLikeAttack0:
      'Das ist kein Zug. Tippe zum Beispiel „attack 0 with 3“, „set 2 to 4“, „cast 3“, „sacrifice 1“ oder „finish“.',
    youHaveNoCreatureInThatSlot: 'Auf diesem Feld hast du keine Kreatur. Greif mit einer eigenen an.',
    thatCreatureIsStillAsleepItCan: 'Diese Kreatur schläft noch. In deinem nächsten Zug kann sie angreifen.',
    thatCreatureHasAlreadyAttacked: 'Diese Kreatur hat in diesem Zug schon angegriffen. Wähle eine andere.',
    yourOpponentHasNoCreatureInThat: 'Auf diesem Feld hat dein Gegner keine Kreatur. Wähle ein anderes Ziel.',
    thatCreatureIsAsleepAndCantBe:
      'Diese Kreatur schläft und kann noch nicht angegriffen werden. Wähle ein anderes Ziel.',
    yourOpponentHasShieldsDestroyAll: 'Dein Gegner hat Schilde. Zerstöre sie zuerst alle.',
    youDontHaveThatManyCardsCheckThe: 'So viele Karten hast du nicht. Prüfe die Nummern auf deiner Hand.',
    thatCardIsASpellCastItOrChooseA: 'Diese Karte ist ein Zauber. Wirke ihn oder wähle eine Kreatur.',
    thatCardIsACreatureSetItOrChoose: 'Diese Karte ist eine Kreatur. Lege sie oder wähle einen Zauber.',
    thatSlotIsTakenChooseAFreeOne: 'Dieses Feld ist besetzt. Wähle ein freies.',
    traitorNeedsACreatureToTakeAndA:
      'Verräter braucht eine Kreatur und ein freies Feld, zum Beispiel „cast 3 take 2 to 5“.',
    onlyTraitorTakesACreatureCast: 'Nur Verräter nimmt eine Kreatur. Wirke diesen Zauber nur mit seiner Nummer.',
    youDontHaveEnoughManaForThatCard: 'Für diese Karte fehlt dir Mana. Wähle eine günstigere oder beende deinen Zug.',
  },
  rulebook: {
    rules: `### Ziel
Bring deinen Gegner von 30 Leben unter 1. Jede Seite zieht vom eigenen Nachziehstapel.

### Dein Zug
Deine Kreaturen wachen auf, du bekommst Mana und ziehst eine Karte.
- Mana: 1, 2, 4, dann 8 pro Runde. Nicht verbrauchtes Mana bleibt dir, bis höchstens 15.
- Ist dein Nachziehstapel leer oder hast du schon 7 Karten, verlierst du stattdessen 1 Leben.

Dann kannst du beliebig viel tun, in beliebiger Reihenfolge:
- Eine Kreatur auf ein freies Feld **legen**. Das kostet Mana.
- Einen Zauber **wirken**. Auch das kostet Mana.
- Deinen Gegner oder eine seiner Kreaturen **angreifen**. Jede Kreatur kann einmal pro Zug angreifen.
- Eine Karte von der Hand für 1 Leben **opfern**.

Wenn du fertig bist, drückst du **Zug beenden**.

### Kreaturen
3/7 heißt 3 Schaden und 7 Leben. Ein Angriff zieht den Schaden vom Leben des Ziels ab, und niemand schlägt zurück. Eine Kreatur ohne Leben ist zerstört.

Eine neue Kreatur schläft (\`z\`) bis zu deinem nächsten Zug: Sie kann weder angreifen noch angegriffen werden. \`=\` heißt, dass sie in diesem Zug angegriffen hat.
- \`S\` **Schild**: Dein Gegner muss alle deine Schilde zerstören, bevor er etwas anderes angreifen kann, auch dich. Ein Schild ist schon im nächsten Zug deines Gegners wach.
- \`M\` **Manaentzug**: Ein Treffer auf deinen Gegner nimmt ihm das ganze Mana.
- \`A\` **flink**: sofort wach.

### Gut zu wissen
Wer beginnt, ist klar im Vorteil. Deshalb entscheidet das Los, und in der Revanche wird getauscht. Mit dem **fairen Start** gewinnen beide etwa gleich oft: Die zweite Seite fängt mit 3 Mana und einer vierten Karte an.

\`/nachschlagen\` zeigt die Decks eines Tisches. Eigene Decks erstellst du mit \`/entwerfen\` oder lädst sie mit \`/spielen duel\` als JSON-Dateien hoch.`,
    typing: `Statt Buttons zu drücken, kannst du deinen Zug mit \`/zug\` eintippen. Karten sind von links nummeriert, Felder von 1 bis 7.
- \`set 2 to 4\`: Karte 2 deiner Hand auf Feld 4 legen
- \`cast 3\`: Karte 3 wirken
- \`cast 3 take 2 to 5\`: Verräter (Karte 3) auf Feld 2 deines Gegners wirken und die Kreatur auf dein Feld 5 holen
- \`attack 0 with 3\`: deinen Gegner mit der Kreatur auf Feld 3 angreifen
- \`attack 2 with 3\`: damit sein Feld 2 angreifen
- \`sacrifice 1\`: Karte 1 für 1 Leben opfern
- \`finish\`: Zug beenden`,
    rules2: 'Regeln',
    spells: 'Zauber',
    decks: 'Decks',
    moreDecks: 'Weitere Decks',
    typingMoves: 'Züge eintippen',
  },
};
