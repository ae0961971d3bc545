import type { Text } from '../../kit/text.ts';
import type { Fault } from '../rules/course/legality.ts';

/** Why a line is refused: a fault of an operation, or something that is wrong before one is looked at. */
export type Reason = Fault | 'over' | 'not-your-turn' | 'not-offered' | 'not-equipped' | 'not-yours' | 'unknown';

/** The reasons in words, each with what to do instead. */
export const faults: Readonly<Record<Reason, Text>> = {
  over: { en: 'The match is over.', de: 'Die Partie ist vorbei.' },
  'not-your-turn': {
    en: 'It is not your turn; wait until one of your agents is on.',
    de: 'Du bist nicht dran; warte, bis einer deiner Agenten am Zug ist.',
  },
  'not-offered': {
    en: 'Pick one of the items you are offered now, like `pick gadget JETPACK`.',
    de: 'Nimm etwas, das dir gerade angeboten wird, zum Beispiel `pick gadget JETPACK`.',
  },
  'not-equipped': {
    en: 'Give every gadget to one of your agents first.',
    de: 'Gib zuerst jedes Gadget einem deiner Agenten.',
  },
  'not-yours': {
    en: 'Give one of your gadgets to one of your agents who does not have it yet.',
    de: 'Gib eins deiner Gadgets einem deiner Agenten, der es noch nicht hat.',
  },
  unknown: {
    en: 'Say what your agent does, like `step C7`, `use JETPACK F7` or `retire`.',
    de: 'Sag, was dein Agent tut, zum Beispiel `step C7`, `use JETPACK F7` oder `retire`.',
  },
  'no-bp': {
    en: 'No movement points are left; act, or `retire`.',
    de: 'Keine Bewegungspunkte mehr; handle oder beende mit `retire`.',
  },
  'no-ap': {
    en: 'No action points are left; step, or `retire`.',
    de: 'Keine Aktionspunkte mehr; geh oder beende mit `retire`.',
  },
  fog: {
    en: 'Nobody can act in fog; step out of it, or `retire`.',
    de: 'Im Nebel kann niemand handeln; geh hinaus oder beende mit `retire`.',
  },
  'no-gadget': {
    en: 'Your agent does not carry that gadget, or it only has to be carried.',
    de: 'Dein Agent trägt dieses Gadget nicht, oder es wirkt nur durch Tragen.',
  },
  target: {
    en: 'That does not work on this field; take one that the menu offers.',
    de: 'Das geht auf diesem Feld nicht; nimm eins, das das Menü anbietet.',
  },
  stake: {
    en: 'Stake at least 1 chip and at most what you and the table both have.',
    de: 'Setz mindestens 1 Chip und höchstens, was du und der Tisch beide habt.',
  },
};
