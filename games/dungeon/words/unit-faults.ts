import type { Text } from '../../kit/text.ts';
import { UNITS, type UnitFault } from '../rules/roster/unit-file.ts';

/** What is wrong with a unit file, and how to fix it. */
export function unitFaultText(fault: UnitFault): Text {
  switch (fault.code) {
    case 'no-units':
      return {
        en: 'There’s no unit in the file. Write one per line, like “monster r Rat: health 40, attack 6, defense 1, vision 4, experience 15”.',
        de: 'In der Datei ist keine Einheit. Schreib eine pro Zeile, etwa „monster r Ratte: health 40, attack 6, defense 1, vision 4, experience 15“.',
      };
    case 'too-many-units':
      return {
        en: `That’s too many units. The limit is ${UNITS.heroes} heroes and ${UNITS.enemies} enemies.`,
        de: `Das sind zu viele Einheiten. Erlaubt sind höchstens ${UNITS.heroes} Helden und ${UNITS.enemies} Gegner.`,
      };
    case 'unit-line':
      return {
        en: `Line ${fault.line} isn’t a unit. Start it with Warrior, Mage, Rogue, Hunter, monster, boss or trap, then a name, a colon and the figures.`,
        de: `Zeile ${fault.line} ist keine Einheit. Beginne sie mit Warrior, Mage, Rogue, Hunter, monster, boss oder trap, dann kommen Name, Doppelpunkt und Werte.`,
      };
    case 'unit-name':
      return {
        en: `Line ${fault.line}: choose a name with 1 to 20 letters that nobody else has.`,
        de: `Zeile ${fault.line}: Wähle einen Namen mit 1 bis 20 Buchstaben, den sonst niemand hat.`,
      };
    case 'unit-letter':
      return {
        en: `Line ${fault.line}: ${fault.letter === '' ? 'the letter is missing' : `the letter ${fault.letter} is taken`}. Put a free letter before the name. X is for dead heroes.`,
        de: `Zeile ${fault.line}: ${fault.letter === '' ? 'Der Buchstabe fehlt' : `Der Buchstabe ${fault.letter} ist vergeben`}. Setz einen freien Buchstaben vor den Namen. X ist für tote Helden.`,
      };
    case 'unit-figures':
      return {
        en: `Line ${fault.line} needs exactly these figures, each with a number: ${fault.figures.join(', ')}.`,
        de: `Zeile ${fault.line} braucht genau diese Werte, jeweils mit einer Zahl: ${fault.figures.join(', ')}.`,
      };
    case 'unit-figure':
      return {
        en: `Line ${fault.line}: ${fault.figure} must be from ${fault.least} to ${fault.most}.`,
        de: `Zeile ${fault.line}: ${fault.figure} muss zwischen ${fault.least} und ${fault.most} liegen.`,
      };
  }
}
