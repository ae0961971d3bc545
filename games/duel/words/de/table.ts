import { german } from '@longtable/kit';
import type { table as en } from '../en/table.ts';

const NAME_LETTERS = "Buchstaben, Ziffern, Leerzeichen und . , : ; ! ? ' & + ( ) -";

export const table: typeof en = {
  summary: 'Leg Kreaturen, wirke Zauber und bring deinen Gegner von 30 Leben auf 0.',
  options: {
    decks: { name: 'Decks', about: 'Die Decks, mit denen ihr spielt' },
    rivals: 'Gezeitenwacht gegen Glutmeute (zufällig verteilt)',
    against: { name: 'Zweites Deck', about: 'Ein anderes zweites Deck' },
    start: { name: 'Start', about: 'Womit beide Seiten anfangen' },
    originalStart: 'Original (kein Mana, je 3 Karten)',
    fairStart: 'Fairer Start: Die zweite Seite hat 3 Mana und 4 Karten',
    deck: { name: 'Eigenes Deck', about: 'Ein eigenes Deck für beide Seiten (JSON-Datei)' },
    deck2: { name: 'Zweites eigenes Deck', about: 'Ein zweites Deck; wer welches spielt, ist zufällig (JSON-Datei)' },
    ownDecks: 'Das Deck, das jede Seite mitbringt',
    deckGone: 'Dieses Deck gibt es nicht mehr.',
    badNames: `Namen von Kreaturen dürfen nur ${NAME_LETTERS} enthalten.`,
  },
  deckFile: {
    tooFewCards: ({ min, cards }) => `Ein Deck braucht mindestens ${min} Karten. Dieses hat ${cards}.`,
    mixedSpeedy: 'Hat eine Kreatur „speedy“, müssen es alle haben.',
    copiesDiffer: ({ name }) =>
      `Die Kreaturen namens „${name}“ unterscheiden sich. Kopien müssen dieselben Werte haben.`,
    knownIcon: 'muss das Bild einer mitgelieferten Kreatur sein',
  },
  editor: {
    deck: 'Deck',
    about: 'Ein eigenes Deck aus mindestens 10 Karten: Kreaturen mit ihren Werten und Zauber.',
    creatures: 'Kreaturen',
    name: 'Name',
    cost: 'Manakosten',
    mana: 'Mana',
    values: 'Schaden/Leben',
    damage: 'Schaden',
    life: 'Leben',
    copies: 'Anzahl',
    abilities: 'Fähigkeiten',
    shield: 'S: Schild',
    drain: 'M: Manaentzug',
    speedy: 'A: flink',
    icon: 'Bild',
    spells: 'Zauber',
    spell: 'Zauber',
    secondDeck: 'ein zweites Deck; wer welches spielt, ist zufällig',
    ownDeck: 'Dein Deck: mitgeliefert oder mit /entwerfen erstellt (mit eigenem ist das Spiel nicht gewertet)',
    chooseDeck: 'Dein Deck wählen …',
    badName: `darf nur ${NAME_LETTERS} enthalten`,
  },
  computers: {
    beginner: 'spielt, was gerade geht',
    amateur: 'sucht manchmal den besten Zug',
    casual: 'nimmt, was sofort am meisten bringt',
    skilled: 'sieht deine Antwort manchmal voraus',
    advanced: 'sieht deine Antwort voraus',
    expert: 'denkt oft ganze Züge durch',
    master: 'denkt ganze Züge durch',
  },
  achievements: {
    quick: { name: 'Blitzschlag', about: 'Gewinne ein Duell bis Runde 6' },
    long: { name: 'Zermürbungskrieg', about: 'Gewinne ein Duell in Runde 12 oder später' },
    unhurt: { name: 'Kein Kratzer', about: 'Gewinne ein Duell mit 30 Leben' },
    close: { name: 'Am seidenen Faden', about: 'Gewinne ein Duell mit höchstens 3 Leben' },
    crowd: { name: 'Volles Haus', about: 'Gewinne ein Duell mit 7 eigenen Kreaturen auf dem Feld' },
    swept: { name: 'Leergefegt', about: 'Gewinne ein Duell, während dein Gegner keine Kreatur mehr hat' },
    losses: { name: 'Schwere Verluste', about: 'Gewinne ein Duell, nachdem du 8 Kreaturen verloren hast' },
  },
  daily: {
    won: ({ rounds, life }) => `Sieg in ${german.count(rounds, 'Runde', 'Runden')}, noch ${life} Leben`,
    lost: ({ rounds, life }) => `Niederlage in Runde ${rounds}, Gegner mit ${life} Leben`,
    unfinished: ({ rounds, mine, theirs }) => `Runde ${rounds}, ${mine} gegen ${theirs} Leben`,
  },
  statistics: { rounds: 'Runden', firstPlayerWon: 'Sieg der beginnenden Seite' },
  lesson: {
    set: {
      about:
        'Bring deinen Gegner von 30 Leben auf 0. Karten kosten Mana, und in der ersten Runde hast du 1. 2/1 heißt 2 Schaden und 1 Leben.',
      task: 'Leg den Funken auf Feld 1.',
    },
    sleep: {
      about:
        'Eine neue Kreatur schläft (z) bis zu deinem nächsten Zug. Dein Mana ist verbraucht; jede Runde gibt es mehr.',
      task: 'Beende deinen Zug.',
    },
    attack: {
      about: 'Der Funke ist wach. Jede Kreatur kann einmal pro Zug angreifen, und niemand schlägt zurück.',
      task: 'Greif mit dem Funken deinen Gegner an.',
    },
    shield: {
      about:
        'S steht für Schild: Solange du einen im Spiel hast, kann sonst nichts auf deiner Seite angegriffen werden, nicht einmal du.',
      task: 'Leg den Äschling auf Feld 2.',
    },
    mana: { about: 'Nicht verbrauchtes Mana bleibt dir, bis höchstens 15.', task: 'Beende deinen Zug.' },
    spell: {
      about:
        'Der Heizer schläft noch und kann noch nicht angegriffen werden. Zauber wirken sofort: Dracula nimmt deinem Gegner 2 Leben und gibt sie dir.',
      task: 'Wirke Dracula.',
    },
    wait: {
      about: 'Der Heizer wacht gleich auf und will angreifen. Dein Schild steht im Weg.',
      task: 'Beende deinen Zug.',
    },
    kill: {
      about: 'Der Äschling hat den Treffer abgefangen. Der Heizer hat 1 Leben und keinen Schild, der ihn schützt.',
      task: 'Greif mit dem Funken den Heizer an.',
    },
    end: 'Du kannst jetzt Kreaturen legen, angreifen, dich hinter einem Schild verstecken und zaubern. Der Rest steckt in den Karten: „Nachschlagen“ zeigt dir die Decks.',
  },
};
