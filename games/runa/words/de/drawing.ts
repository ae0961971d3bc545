import type { en } from '../en/index.ts';

export const drawing: Pick<
  typeof en,
  'pages' | 'pictureCard' | 'fighters' | 'ending' | 'pictureRoom' | 'pictureFoe' | 'picture' | 'view'
> = {
  pages: {
    runasCards: 'Runas Karten',
    monstersInThisRoom: 'Monster in diesem Raum',
    allLevelCards: ({ level }) => `Alle Karten der Stufe ${level}`,
    specialRules: 'Sonderregeln',
    legend: 'Legende',
    health: 'Leben',
    breaksFocus: '    bricht Fokus',
    legend2: `**Angriffe** sind körperlich, **Zauber** sind Magie. Parade und Deckung schwächen Angriffe, Spiegel und Abwehr schwächen Zauber.
**Fokus** ist die Kraft hinter der Magie: Je mehr Runa hat, desto härter treffen ihre Zauber. Jeder Zauber kostet sie 1 Fokus, aber nie den letzten. Sie kann so viel Fokus haben, wie ihr Würfel Seiten hat. Ein Zauber der Stufe 2 braucht und kostet beim Monster 2 Fokus.
**Fokus brechen**: Fokus, der noch nicht da ist, geht verloren, wenn so ein Angriff trifft.
**blockt 7**: Dein nächster Angriff macht 7 weniger Schaden. **Magie −13**: Dein nächster Zauber macht 13 weniger Schaden. Beides endet, wenn das Monster wieder handelt.
**Elemente**: Wasser ist stark gegen Blitz, Eis gegen Wasser, Feuer gegen Eis und Blitz gegen Feuer.
**Hieb(2)**: eine Karte und ihre Stufe. Karten verbrauchen sich nicht.
**Gefahr**: der Schaden, den alle Monster zusammen gleich anrichten, bevor Runa etwas davon pariert oder zurückwirft.`,
  },
  pictureCard: {
    damage: 'Schaden',
    focus: 'Fokus',
    perAttack: 'je Angriff',
    perSpell: 'je Zauber',
    nextTurn: 'danach',
    vs: ({ value }) => `+${value} bei`,
    on: ({ more, highRoll }) => `+${more} ab ${highRoll}`,
  },
  fighters: {
    focus: ({ fp, die, die2 }) => `  Fokus ${fp} von ${die}, Würfel ${die2}`,
    next: 'gleich',
    ifItsFocusBreaks: ({ other }) => `  wenn der Fokus bricht: ${other}`,
    focusPending: ({ pending }) => `  ${pending} Fokus kommt dazu`,
    blocks: ({ block }) => `blockt ${block}`,
    deflectsMagic: ({ deflect }) => `Magie −${deflect}`,
    element: ({ element }) => `Element ${element}`,
    focusWithFp: ({ fp }) => `Fokus ${fp}`,
  },
  ending: {
    runaHasWon: 'Runa hat gewonnen!',
    runaHasFallen: 'Runa ist gefallen',
    classWord: 'Klasse',
    healthLeft: 'Leben übrig',
    ofWord: ({ hp, maxHealth }) => `${hp} von ${maxHealth}`,
    fellIn: 'Gefallen in',
    levelRoom: ({ level, stage }) => `Level ${level}, Raum ${stage}`,
    cleared: 'Geschafft',
    ofRooms: ({ rooms, rooms2 }) => `${rooms} von ${rooms2} Räumen`,
    rounds: 'Runden',
    dealt: 'Ausgeteilt',
    damage: ({ dealt }) => `${dealt} Schaden`,
    taken: 'Eingesteckt',
    damageWithTaken: ({ taken }) => `${taken} Schaden`,
    healed: 'Geheilt',
    health: ({ healed }) => `${healed} Leben`,
    seedsLevel: ({ index }) => `Seeds, Level ${index + 1}`,
    monstersSlain: 'Besiegte Monster',
    none: 'keine',
    runasCards: 'Runas Karten',
  },
  pictureRoom: {
    title: ({ level, stage }) => `Level ${level} · Raum ${stage} von 4`,
    runasClass: 'Runas Klasse',
    cleared: ({ stage }) => `Raum ${stage} geschafft`,
    healthPerCard: ({ health }) => `+${health} Leben pro Karte`,
    health: ({ health }) => `+${health} Leben`,
  },
  pictureFoe: {
    breaksRunasFocus: 'bricht Runas Fokus',
    blocks: 'blockt',
    deflects: 'wehrt ab',
    focus: 'Fokus',
  },
  picture: {
    focus: 'Fokus',
  },
  view: {
    levelRoomOf4: ({ level, stage }) => `Level ${level}, Raum ${stage} von 4`,
    runasCards: 'Runas Karten',
  },
};
