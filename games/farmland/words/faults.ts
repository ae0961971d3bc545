import type { Text } from '../../kit/text.ts';
import type { Fault } from '../rules/faults.ts';

/** Refusals that don't depend on the command. */
type Untimely = 'over' | 'not-your-turn' | 'unknown-line';

/** Why a line is refused, and what to do instead. */
export const FAULTS: Readonly<Record<Untimely | Fault, Text>> = {
  over: { en: 'The game is over.', de: 'Das Spiel ist vorbei.' },
  'not-your-turn': { en: 'Wait until it is your turn.', de: 'Warte, bis du am Zug bist.' },
  'unknown-line': {
    en: 'Try a line such as "D1 move D2", "D4 flip", "D4 block", "place 3 1 D2" or "yield".',
    de: 'Versuche eine Zeile wie „D1 move D2“, „D4 flip“, „D4 block“, „place 3 1 D2“ oder „yield“.',
  },
  'empty-field': {
    en: 'Nobody stands on that field. Choose one of your own.',
    de: 'Dort steht niemand. Wähle ein Feld mit einer deiner Einheiten.',
  },
  'not-yours': {
    en: 'That unit is not yours. Choose one of your own.',
    de: 'Diese Einheit gehört dir nicht. Wähle eine eigene.',
  },
  'already-moved': {
    en: 'It has already moved this turn. Choose another unit or yield.',
    de: 'Sie hat sich in diesem Zug schon bewegt. Wähle eine andere oder beende den Zug.',
  },
  'too-far': {
    en: 'Go one field up, right, down or left, or stay where you are.',
    de: 'Gehe ein Feld nach oben, rechts, unten oder links, oder bleib stehen.',
  },
  'own-king': {
    en: 'Your Farmer King stands there. Choose another field.',
    de: 'Dort steht dein Bauernkönig. Wähle ein anderes Feld.',
  },
  'king-attacks': {
    en: 'A Farmer King does not attack. Choose a field without an opponent.',
    de: 'Ein Bauernkönig greift nicht an. Wähle ein Feld ohne Gegner.',
  },
  'king-blocks': {
    en: 'A Farmer King cannot block. Choose a unit.',
    de: 'Ein Bauernkönig kann nicht blockieren. Wähle eine Einheit.',
  },
  'already-up': {
    en: 'It already lies face up. Choose a unit that lies face down.',
    de: 'Sie liegt schon offen. Wähle eine verdeckte Einheit.',
  },
  'placed-already': {
    en: 'You have placed in this turn. Place again in the next one.',
    de: 'Du hast in diesem Zug schon platziert. Im nächsten darfst du wieder.',
  },
  'far-from-king': {
    en: 'Choose one of the fields around your Farmer King.',
    de: 'Wähle eines der Felder rings um deinen Bauernkönig.',
  },
  'held-by-rival': {
    en: 'Your opponent holds that field. Choose a free one or one of yours.',
    de: 'Dieses Feld hält dein Gegner. Wähle ein freies oder ein eigenes.',
  },
  'card-twice': { en: 'Name each card of your hand only once.', de: 'Nenne jede Karte deiner Hand nur einmal.' },
  'no-such-card': {
    en: 'Your hand has no card with that number. Count from 1.',
    de: 'Deine Hand hat keine Karte mit dieser Nummer. Zähle ab 1.',
  },
  'must-discard': {
    en: 'Your hand is full. Say which card you discard: yield 1 to 5.',
    de: 'Deine Hand ist voll. Sage, welche Karte du abwirfst: yield 1 bis 5.',
  },
  'must-not-discard': {
    en: 'You hold fewer than five cards and discard none. Just yield.',
    de: 'Du hältst weniger als fünf Karten und wirfst keine ab. Schreibe nur yield.',
  },
  'turn-begun': {
    en: 'You have begun this turn yourself. Finish it with yield.',
    de: 'Du hast diesen Zug selbst begonnen. Beende ihn mit yield.',
  },
};
