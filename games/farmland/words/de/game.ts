import { german } from '@longtable/kit';
import type { game as english } from '../en/game.ts';

export const game: typeof english = {
  general: {
    summary: 'Platziere verdeckte Bauern, vereine sie und führe sie gegen den gegnerischen König.',
  },
  options: {
    deck: { name: 'Deck', about: 'Das Deck für beide Seiten' },
    against: { name: 'Deck der zweiten Seite', about: 'Ein anderes Deck für die zweite Seite' },
    start: { name: 'Start', about: 'Die Lebenspunkte, mit denen beide Seiten anfangen' },
    originalStart: 'Original (je 8000 Lebenspunkte)',
    fairStart: 'Fairer Start: Die beginnende Seite hat 12000 Lebenspunkte, die zweite 8000',
    units: {
      name: 'Eigene Einheiten',
      about: 'Eigene Einheiten, eine pro Zeile: Zusatz;Rolle;ATK;DEF (braucht eine Deck-Datei)',
    },
    deck1: {
      name: 'Eigenes Deck',
      about: 'Eigenes Deck: wie viele von jeder Einheit, eine Zahl pro Zeile, insgesamt 40',
    },
    deck2: { name: 'Eigenes Deck der zweiten Seite', about: 'Ein zweites eigenes Deck, für die zweite Seite' },
    originalBoard: {
      name: 'Brett des Originals',
      about: 'Das Brett des Originals zeichnen, mit oder ohne Linien zwischen den Reihen',
    },
    allLines: 'Alle Linien',
    compact: 'Kompakt',
    symbols: {
      name: 'Brettsymbole',
      about: 'Eigene Symbole für das Brett des Originals: eine Zeile mit 29 Zeichen',
    },
    seed: 'Ein Seed (ganze Zahl), um dasselbe Spiel noch einmal zu spielen',
  },
  presets: {
    classic: 'Klassisch: von allem etwas',
    orchard: 'Obstgarten-Zwillinge: symbiotische Paare',
    mill: 'Dorfmühle: alle sind gleichgesinnt',
    pasture: 'Prima Weide: kleine Einheiten, große Vereinigungen',
    hedgerow: 'Heckenland: stark in der Verteidigung',
    fairground: 'Jahrmarkt: Knirpse und Riesen',
    vineyard: 'Weinberg: schlägt hart zu, hält wenig aus',
    lakeside: 'Seeufer: Angriff gleich Verteidigung',
  },
  files: {
    lineCount: ({ max, lines }) => `Eine Einheiten-Datei hat 1 bis ${max} Zeilen, diese hat ${lines}.`,
    badUnit: ({ line }) =>
      `Zeile ${line} der Einheiten ist ungültig. Sie muss aussehen wie „Milk Cow;Farmer;1400;1400“: Zusatz, Rolle, ATK und DEF.`,
    deckSize: ({ size, total }) =>
      `Ein Deck braucht ${size} Einheiten, aber die Zeilen dieses Decks ergeben zusammen ${total}.`,
    deckLines: ({ units, lines }) =>
      `Das Deck braucht ${german.count(units, 'Zeile', 'Zeilen')}, eine pro Einheit, hat aber ${lines}.`,
    badCount: ({ line }) => `Zeile ${line} des Decks muss eine ganze Zahl sein: wie oft diese Einheit vorkommt.`,
    badSeed: 'Der Seed muss eine ganze Zahl zwischen -2^63 und 2^63 - 1 sein.',
    badSymbols: ({ count }) => `Die Symbole müssen eine Zeile mit ${count} Zeichen ohne Backticks sein.`,
    deckMissing:
      'Eigene Einheiten brauchen ein eigenes Deck: Lade es als `deck-datei` hoch, mit einer Zahl pro Einheit.',
  },
  design: {
    name: 'Einheiten und Deck',
    about: ({ size }) => `Eigene Einheiten und ihre Anzahl im Deck, insgesamt ${size}.`,
    units: 'Einheiten',
    copies: 'Im Deck',
    qualifier: 'Zusatz',
    role: 'Rolle',
    icon: 'Bild',
    second: 'das Deck der zweiten Seite',
    badName: 'darf kein Semikolon, keinen Backtick und keinen Zeilenumbruch enthalten',
    wrongSize: ({ size, total }) => `das Deck braucht ${size} Einheiten, hat aber ${total}`,
  },
  levels: {
    beginner: 'spielt wie im Original',
    casual: 'denkt ab und zu voraus',
    skilled: 'denkt jedes zweite Mal voraus',
    advanced: 'denkt meistens voraus',
    master: 'plant den ganzen Zug',
  },
  achievements: {
    quick: { name: 'Frühe Ernte', about: 'Gewinne in höchstens 12 Zügen' },
    unhurt: { name: 'Gut umzäunt', about: 'Gewinne mit mindestens 8000 Lebenspunkten' },
    close: { name: 'Die letzte Ähre', about: 'Gewinne mit höchstens 1000 Lebenspunkten' },
    exhausted: { name: 'Abgeerntet', about: 'Gewinne, weil das gegnerische Deck leer ist' },
    crowd: { name: 'Alle aufs Feld', about: 'Gewinne mit 5 Einheiten auf dem Brett' },
    union: { name: 'Gemeinsam stark', about: 'Gewinne mit einer Einheit, die aus 10 Karten vereint ist' },
    'other-deck': { name: 'Fruchtwechsel', about: 'Gewinne mit einem anderen Deck als dem klassischen' },
  },
  daily: {
    won: ({ turns, life }) => `Sieg in ${turns} Zügen, noch ${life} Lebenspunkte`,
    lost: ({ turns, life }) => `Niederlage in Zug ${turns}, Gegner mit ${life} Lebenspunkten`,
    running: ({ turns, mine, theirs }) => `Zug ${turns}, ${mine} gegen ${theirs} Lebenspunkte`,
  },
  result: {
    turns: 'Züge',
    damage: 'Schaden',
    discardedCards: 'Abgeworfene Karten',
  },
  puzzles: {
    win: 'Gewinne in diesem Zug.',
    most: 'Nimm deinem Gegner in diesem Zug so viele Lebenspunkte wie möglich.',
    shortfall: ({ taken, possible }) => `Das kostet den Gegner ${taken} von möglichen ${possible} Lebenspunkten.`,
  },
  faults: {
    over: 'Dieses Spiel ist vorbei.',
    'not-your-turn': 'Du bist nicht am Zug. Warte auf deinen Gegner.',
    'unknown-line':
      'Das ist kein gültiger Zug. Gib zum Beispiel „D1 move D2“, „D4 flip“, „D4 block“, „place 3 1 D2“ oder „yield“ ein.',
    'empty-field': 'Auf diesem Feld steht niemand. Wähle eine deiner Einheiten.',
    'not-yours': 'Diese Einheit gehört dir nicht. Wähle eine deiner eigenen.',
    'already-moved': 'Sie hat sich in diesem Zug schon bewegt. Wähle eine andere oder beende deinen Zug.',
    'too-far': 'Das ist zu weit. Bewege dich ein Feld nach oben, unten, links oder rechts.',
    'own-king': 'Dort steht dein eigener König. Wähle ein anderes Feld.',
    'king-attacks': 'Dein König kann nicht angreifen. Wähle ein Feld ohne Gegner.',
    'king-blocks': 'Dein König kann nicht blockieren. Wähle eine Einheit.',
    'already-up': 'Sie ist schon aufgedeckt. Wähle eine verdeckte Einheit.',
    'placed-already': 'Du hast in diesem Zug schon platziert. Im nächsten kannst du wieder platzieren.',
    'far-from-king': 'Du kannst nur neben deinem König platzieren. Wähle eines der Felder um ihn herum.',
    'held-by-rival': 'Auf diesem Feld steht ein Gegner. Wähle ein freies Feld oder eine deiner Einheiten.',
    'card-twice': 'Du hast dieselbe Karte zweimal genannt. Nenne jede Karte nur einmal.',
    'no-such-card': 'Auf deiner Hand ist keine Karte mit dieser Nummer. Die Karten sind ab 1 nummeriert.',
    'must-discard': 'Deine Hand ist voll. Wähle eine Karte zum Abwerfen: yield 1 bis yield 5.',
    'must-not-discard': 'Du hast weniger als fünf Karten und wirfst keine ab. Gib nur yield ein.',
    'turn-begun': 'Du hast diesen Zug schon selbst angefangen. Beende ihn mit yield.',
  },
};
