import type { Text } from '@longtable/kit';
import type { Fault } from '../rules/faults.ts';

/** Reasons for a refusal that do not depend on the command. */
type Untimely = 'over' | 'not-your-turn' | 'unknown-line';

/** Refusal text of each fault, with what the player can do instead. */
export const FAULTS: Readonly<Record<Untimely | Fault, Text>> = {
  over: { en: 'This game is over.', de: 'Dieses Spiel ist vorbei.' },
  'not-your-turn': {
    en: 'It’s not your turn. Wait for your opponent.',
    de: 'Du bist nicht am Zug. Warte auf deinen Gegner.',
  },
  'unknown-line': {
    en: 'That isn’t a valid move. Type one like “D1 move D2”, “D4 flip”, “D4 block”, “place 3 1 D2” or “yield”.',
    de: 'Das ist kein gültiger Zug. Gib zum Beispiel „D1 move D2“, „D4 flip“, „D4 block“, „place 3 1 D2“ oder „yield“ ein.',
  },
  'empty-field': {
    en: 'There’s no unit on that field. Choose one of your own.',
    de: 'Auf diesem Feld steht niemand. Wähle eine deiner Einheiten.',
  },
  'not-yours': {
    en: 'That unit isn’t yours. Choose one of your own.',
    de: 'Diese Einheit gehört dir nicht. Wähle eine deiner eigenen.',
  },
  'already-moved': {
    en: 'It has already moved this turn. Choose another unit or end your turn.',
    de: 'Sie hat sich in diesem Zug schon bewegt. Wähle eine andere oder beende deinen Zug.',
  },
  'too-far': {
    en: 'That’s too far. Move one field up, down, left or right.',
    de: 'Das ist zu weit. Bewege dich ein Feld nach oben, unten, links oder rechts.',
  },
  'own-king': {
    en: 'Your own King is there. Choose another field.',
    de: 'Dort steht dein eigener König. Wähle ein anderes Feld.',
  },
  'king-attacks': {
    en: 'Your King can’t attack. Choose a field without an enemy.',
    de: 'Dein König kann nicht angreifen. Wähle ein Feld ohne Gegner.',
  },
  'king-blocks': {
    en: 'Your King can’t block. Choose a unit.',
    de: 'Dein König kann nicht blockieren. Wähle eine Einheit.',
  },
  'already-up': {
    en: 'It’s already face up. Choose a face-down unit.',
    de: 'Sie ist schon aufgedeckt. Wähle eine verdeckte Einheit.',
  },
  'placed-already': {
    en: 'You’ve already placed this turn. You can place again next turn.',
    de: 'Du hast in diesem Zug schon platziert. Im nächsten kannst du wieder platzieren.',
  },
  'far-from-king': {
    en: 'You can only place next to your King. Choose one of the fields around him.',
    de: 'Du kannst nur neben deinem König platzieren. Wähle eines der Felder um ihn herum.',
  },
  'held-by-rival': {
    en: 'An enemy is on that field. Choose a free field or one of your own units.',
    de: 'Auf diesem Feld steht ein Gegner. Wähle ein freies Feld oder eine deiner Einheiten.',
  },
  'card-twice': {
    en: 'You named the same card twice. Name each card once.',
    de: 'Du hast dieselbe Karte zweimal genannt. Nenne jede Karte nur einmal.',
  },
  'no-such-card': {
    en: 'There’s no card with that number in your hand. Cards are numbered from 1.',
    de: 'Auf deiner Hand ist keine Karte mit dieser Nummer. Die Karten sind ab 1 nummeriert.',
  },
  'must-discard': {
    en: 'Your hand is full. Choose a card to discard: yield 1 to yield 5.',
    de: 'Deine Hand ist voll. Wähle eine Karte zum Abwerfen: yield 1 bis yield 5.',
  },
  'must-not-discard': {
    en: 'You have fewer than five cards, so you don’t discard. Just yield.',
    de: 'Du hast weniger als fünf Karten und wirfst keine ab. Gib nur yield ein.',
  },
  'turn-begun': {
    en: 'You’ve already started this turn yourself. Finish it with yield.',
    de: 'Du hast diesen Zug schon selbst angefangen. Beende ihn mit yield.',
  },
};
