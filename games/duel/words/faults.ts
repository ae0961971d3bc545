import type { Text } from '../../kit/text.ts';
import type { Fault } from '../rules/faults.ts';

/** Why a line is refused, and what to do instead. */
export const FAULTS: Readonly<Record<'over' | 'not-your-turn' | 'unknown' | Fault, Text>> = {
  over: { en: 'This duel is over.', de: 'Dieses Duell ist vorbei.' },
  'not-your-turn': {
    en: 'It is not your turn. Wait until your opponent finishes.',
    de: 'Du bist nicht am Zug. Warte, bis dein Gegner fertig ist.',
  },
  unknown: {
    en: 'Write a move like "attack 0 with 3", "set 2 to 4", "cast 3", "sacrifice 1" or "finish".',
    de: 'Schreibe einen Zug wie „attack 0 with 3“, „set 2 to 4“, „cast 3“, „sacrifice 1“ oder „finish“.',
  },
  'no-attacker': {
    en: 'You have no creature in that slot. Attack with one of yours.',
    de: 'Auf diesem Feld hast du keine Kreatur. Greife mit einer von deinen an.',
  },
  asleep: {
    en: 'That creature is still asleep. It can attack in your next turn.',
    de: 'Diese Kreatur schläft noch. In deinem nächsten Zug kann sie angreifen.',
  },
  attacked: {
    en: 'That creature has already attacked this turn. Choose another one.',
    de: 'Diese Kreatur hat in diesem Zug schon angegriffen. Nimm eine andere.',
  },
  'no-target': {
    en: 'There is no creature in that slot of your opponent. Take 0 for themselves or a slot that is taken.',
    de: 'Auf diesem Feld hat dein Gegner keine Kreatur. Nimm 0 für ihn selbst oder ein besetztes Feld.',
  },
  'target-asleep': {
    en: 'That creature is asleep and cannot be attacked yet. Choose another target.',
    de: 'Diese Kreatur schläft und kann noch nicht angegriffen werden. Wähle ein anderes Ziel.',
  },
  shielded: {
    en: 'Your opponent has shields. Destroy all of them first.',
    de: 'Dein Gegner hat Schilde. Zerstöre sie zuerst alle.',
  },
  'no-card': {
    en: 'You do not hold that many cards. Look at the numbers of your hand.',
    de: 'So viele Karten hast du nicht. Sieh auf die Nummern deiner Hand.',
  },
  'is-spell': {
    en: 'That card is a spell. Cast it, or set a creature.',
    de: 'Diese Karte ist ein Zauber. Wirke ihn, oder lege eine Kreatur.',
  },
  'is-creature': {
    en: 'That card is a creature. Set it, or cast a spell.',
    de: 'Diese Karte ist eine Kreatur. Lege sie, oder wirke einen Zauber.',
  },
  'slot-taken': {
    en: 'That slot is taken. Choose a free one.',
    de: 'Dieses Feld ist besetzt. Wähle ein freies.',
  },
  'needs-target': {
    en: 'Traitor needs a creature to take and a free slot, as in "cast 3 take 2 to 5".',
    de: 'Verräter braucht eine Kreatur und ein freies Feld, zum Beispiel „cast 3 take 2 to 5“.',
  },
  'not-traitor': {
    en: 'Only Traitor takes a creature. Cast this spell by its number alone.',
    de: 'Nur Verräter nimmt eine Kreatur. Wirke diesen Zauber nur mit seiner Nummer.',
  },
  'not-enough-mana': {
    en: 'You do not have enough mana for that card. Choose a cheaper one, or finish your turn.',
    de: 'Für diese Karte fehlt dir Mana. Nimm eine billigere, oder beende deinen Zug.',
  },
};
