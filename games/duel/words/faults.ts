import type { Text } from '@longtable/kit';
import type { Fault } from '../rules/faults.ts';

/** Refusal text of each fault, with what the player can do instead. */
export const FAULTS: Readonly<Record<'over' | 'not-your-turn' | 'unknown' | Fault, Text>> = {
  over: { en: 'This duel is over.', de: 'Dieses Duell ist vorbei.' },
  'not-your-turn': {
    en: 'It’s not your turn. Wait for your opponent to finish.',
    de: 'Du bist nicht am Zug. Warte, bis dein Gegner fertig ist.',
  },
  unknown: {
    en: 'That isn’t a move. Type one like “attack 0 with 3”, “set 2 to 4”, “cast 3”, “sacrifice 1” or “finish”.',
    de: 'Das ist kein Zug. Tippe zum Beispiel „attack 0 with 3“, „set 2 to 4“, „cast 3“, „sacrifice 1“ oder „finish“.',
  },
  'no-attacker': {
    en: 'You have no creature in that slot. Attack with one of your own.',
    de: 'Auf diesem Feld hast du keine Kreatur. Greif mit einer eigenen an.',
  },
  asleep: {
    en: 'That creature is still asleep. It can attack on your next turn.',
    de: 'Diese Kreatur schläft noch. In deinem nächsten Zug kann sie angreifen.',
  },
  attacked: {
    en: 'That creature has already attacked this turn. Choose another one.',
    de: 'Diese Kreatur hat in diesem Zug schon angegriffen. Wähle eine andere.',
  },
  'no-target': {
    en: 'Your opponent has no creature in that slot. Choose another target.',
    de: 'Auf diesem Feld hat dein Gegner keine Kreatur. Wähle ein anderes Ziel.',
  },
  'target-asleep': {
    en: 'That creature is asleep and can’t be attacked yet. Choose another target.',
    de: 'Diese Kreatur schläft und kann noch nicht angegriffen werden. Wähle ein anderes Ziel.',
  },
  shielded: {
    en: 'Your opponent has shields. Destroy all of them first.',
    de: 'Dein Gegner hat Schilde. Zerstöre sie zuerst alle.',
  },
  'no-card': {
    en: 'You don’t have that many cards. Check the numbers in your hand.',
    de: 'So viele Karten hast du nicht. Prüfe die Nummern auf deiner Hand.',
  },
  'is-spell': {
    en: 'That card is a spell. Cast it, or choose a creature to set.',
    de: 'Diese Karte ist ein Zauber. Wirke ihn oder wähle eine Kreatur.',
  },
  'is-creature': {
    en: 'That card is a creature. Set it, or choose a spell to cast.',
    de: 'Diese Karte ist eine Kreatur. Lege sie oder wähle einen Zauber.',
  },
  'slot-taken': {
    en: 'That slot is taken. Choose a free one.',
    de: 'Dieses Feld ist besetzt. Wähle ein freies.',
  },
  'needs-target': {
    en: 'Traitor needs a creature to take and a free slot, such as “cast 3 take 2 to 5”.',
    de: 'Verräter braucht eine Kreatur und ein freies Feld, zum Beispiel „cast 3 take 2 to 5“.',
  },
  'not-traitor': {
    en: 'Only Traitor takes a creature. Cast this spell with just its number.',
    de: 'Nur Verräter nimmt eine Kreatur. Wirke diesen Zauber nur mit seiner Nummer.',
  },
  'not-enough-mana': {
    en: 'You don’t have enough mana for that card. Choose a cheaper one, or end your turn.',
    de: 'Für diese Karte fehlt dir Mana. Wähle eine günstigere oder beende deinen Zug.',
  },
};
