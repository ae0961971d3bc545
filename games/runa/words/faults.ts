import type { Text } from '@longtable/kit';
import type { Fault } from '../rules/faults.ts';
import { MAX_SEED } from '../rules/seeds.ts';

/** Reasons for a refusal that do not depend on the command. */
type Untimely = 'over' | 'not-your-turn' | 'not-a-number';

/** Refusal text of each fault, with what the player can do instead. */
export const FAULTS: Readonly<Record<Untimely | Fault, Text>> = {
  over: { en: 'This run is over.', de: 'Dieser Durchlauf ist vorbei.' },
  'not-your-turn': {
    en: 'This is a solo run. Start your own with `/play runa`.',
    de: 'Das ist ein Durchlauf für eine Person. Starte mit `/spielen runa` deinen eigenen.',
  },
  'not-a-number': {
    en: 'Type a number from the menu, such as `1`, or several with commas, such as `2,1`.',
    de: 'Tippe eine Nummer aus dem Menü ein, zum Beispiel `1`, oder mehrere mit Komma, zum Beispiel `2,1`.',
  },
  'cannot-skip': {
    en: 'You can’t skip this one. Choose something from the menu.',
    de: 'Das lässt sich nicht überspringen. Wähle etwas aus dem Menü.',
  },
  'one-number-only': {
    en: 'You can only choose one here. Type a single number.',
    de: 'Hier kannst du nur eins wählen. Tippe eine einzelne Zahl ein.',
  },
  'no-such-class': {
    en: 'There’s no such class. Type 1 for Warrior, 2 for Mage or 3 for Paladin.',
    de: 'Diese Klasse gibt es nicht. Tippe 1 für Kriegerin, 2 für Magierin oder 3 für Paladinin ein.',
  },
  'two-seeds-needed': {
    en: 'You need two seeds, one for the cards and one for the monsters, such as `61,86`.',
    de: 'Du brauchst zwei Seeds, einen für die Karten und einen für die Monster, zum Beispiel `61,86`.',
  },
  'seed-out-of-range': {
    en: `Seeds go from 1 to ${MAX_SEED}. Choose two in that range, such as \`61,86\`.`,
    de: `Seeds gehen von 1 bis ${MAX_SEED}. Wähle zwei aus diesem Bereich, zum Beispiel \`61,86\`.`,
  },
  'no-such-card': {
    en: 'There’s no card with that number. Choose one from the menu.',
    de: 'Eine Karte mit dieser Nummer gibt es nicht. Wähle eine aus dem Menü.',
  },
  'no-such-monster': {
    en: 'There’s no monster with that number. Choose a target from the menu.',
    de: 'Ein Monster mit dieser Nummer gibt es nicht. Wähle ein Ziel aus dem Menü.',
  },
  'roll-out-of-range': {
    en: 'Runa’s die doesn’t have that number. Type what you rolled with a die of the right size.',
    de: 'Diese Zahl hat Runas Würfel nicht. Wirf einen Würfel der richtigen Größe und tippe ein, was er zeigt.',
  },
  'no-such-reward': {
    en: 'There are two rewards. Type 1 for new cards or 2 for a bigger die.',
    de: 'Es gibt zwei Belohnungen. Tippe 1 für neue Karten oder 2 für einen größeren Würfel ein.',
  },
  'wrong-number-of-cards': {
    en: 'Choose exactly two cards, such as `2,1`.',
    de: 'Wähle genau zwei Karten, zum Beispiel `2,1`.',
  },
  'card-twice': {
    en: 'You chose the same card twice. Choose different ones.',
    de: 'Du hast eine Karte doppelt gewählt. Wähle verschiedene.',
  },
  'must-keep-a-card': {
    en: 'Runa has to keep at least one card. Discard fewer, or type `none` to keep them all.',
    de: 'Mindestens eine Karte muss Runa behalten. Wirf weniger ab, oder behalte mit `none` alle.',
  },
};
