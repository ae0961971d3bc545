import type { en } from '../en/index.ts';

export const designs: Pick<typeof en, 'deck'> = {
  deck: {
    copies: 'Anzahl',
    deck: 'Deck',
    yourOwnDeckOfAtLeast10Cards: 'Ein eigenes Deck aus mindestens 10 Karten: Kreaturen mit ihren Werten und Zauber.',
    creatures: 'Kreaturen',
    manaCost: 'Manakosten',
    damage: 'Schaden',
    life: 'Leben',
    abilities: 'Fähigkeiten',
    sShield: 'S: Schild',
    mManaDrain: 'M: Manaentzug',
    aSpeedy: 'A: flink',
    spells: 'Zauber',
    spell: 'Zauber',
    aSecondDeckWhoPlaysWhichIsRandom: 'ein zweites Deck; wer welches spielt, ist zufällig',
    yourDeckBuiltInOrFromDesignYour:
      'Dein Deck: mitgeliefert oder mit /entwerfen erstellt (mit eigenem ist das Spiel nicht gewertet)',
    chooseYourDeck: 'Dein Deck wählen …',
    canOnlyContainLettersDigits: "darf nur Buchstaben, Ziffern, Leerzeichen und . , : ; ! ? ' & + ( ) - enthalten",
  },
};
