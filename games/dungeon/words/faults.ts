import type { Text } from '@longtable/kit';
import { UPLOAD, type UploadFault } from '../files/upload.ts';
import type { Fault } from '../rules/faults.ts';
import { UNITS, type UnitFault } from '../rules/roster/unit-file.ts';

export function levelFaultText(fault: UploadFault): Text {
  switch (fault.code) {
    case 'no-levels':
      if (fault.file !== undefined) {
        return {
          en: `There’s no level in ${fault.file}. Draw a board with #, ., @ and enemies.`,
          de: `In ${fault.file} ist kein Level. Zeichne ein Brett aus #, ., @ und Gegnern.`,
        };
      }
      return {
        en: 'No levels found. Add at least level1.txt.',
        de: 'Keine Level gefunden. Füge mindestens level1.txt hinzu.',
      };
    case 'missing-level':
      return {
        en: `level${fault.number}.txt is missing. Number the levels 1, 2, 3 and so on, without gaps.`,
        de: `level${fault.number}.txt fehlt. Nummeriere die Level 1, 2, 3 und so weiter ohne Lücken.`,
      };
    case 'double-level':
      return {
        en: `level${fault.number}.txt appears twice. Give every level its own number.`,
        de: `level${fault.number}.txt kommt zweimal vor. Gib jedem Level eine eigene Nummer.`,
      };
    case 'empty':
      return {
        en: `${fault.file} is empty. Draw a board with #, ., @ and enemies.`,
        de: `${fault.file} ist leer. Zeichne ein Brett aus #, ., @ und Gegnern.`,
      };
    case 'ragged':
      return {
        en: `${fault.file}, line ${fault.line}: ${fault.length} characters long, but line ${fault.top ?? 1} has ${fault.first}. Make all lines the same length.`,
        de: `${fault.file}, Zeile ${fault.line}: ${fault.length} Zeichen lang, Zeile ${fault.top ?? 1} aber ${fault.first}. Mach alle Zeilen gleich lang.`,
      };
    case 'unknown-char': {
      const char = JSON.stringify(fault.char);
      return {
        en: `${fault.file}, line ${fault.line}, column ${fault.column}: ${char} isn’t valid here. Use ., #, @ and enemy letters.`,
        de: `${fault.file}, Zeile ${fault.line}, Spalte ${fault.column}: ${char} ist kein gültiges Zeichen. Nimm ., #, @ und die Buchstaben der Gegner.`,
      };
    }
    case 'no-player':
      return {
        en: `${fault.file} has no hero. Put one @ where the hero starts.`,
        de: `${fault.file} hat keinen Helden. Setz ein @ dorthin, wo der Held startet.`,
      };
    case 'many-players':
      return {
        en: `${fault.file}, line ${fault.line}, column ${fault.column}: there’s a second @. Keep only one.`,
        de: `${fault.file}, Zeile ${fault.line}, Spalte ${fault.column}: Hier ist ein zweites @. Lass nur eines stehen.`,
      };
    case 'no-enemies':
      return {
        en: `${fault.file} has no enemies. Add at least one.`,
        de: `${fault.file} hat keine Gegner. Setz mindestens einen hinein.`,
      };
    case 'too-much':
      return {
        en: `That’s too many levels. The limit is ${UPLOAD.bytes} characters in total.`,
        de: `Das sind zu viele Level. Insgesamt sind höchstens ${UPLOAD.bytes} Zeichen erlaubt.`,
      };
    case 'too-large':
      return {
        en: `${fault.file} is too large. The limit is ${UPLOAD.columns} columns and ${UPLOAD.rows} rows.`,
        de: `${fault.file} ist zu groß. Erlaubt sind höchstens ${UPLOAD.columns} Spalten und ${UPLOAD.rows} Zeilen.`,
      };
    case 'too-many-enemies':
      return {
        en: `${fault.file} has too many enemies. The limit is ${UPLOAD.enemies} per level.`,
        de: `${fault.file} hat zu viele Gegner. Erlaubt sind höchstens ${UPLOAD.enemies} pro Level.`,
      };
  }
}

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
        en: `Line ${fault.line} isn’t a unit. Start it with Warrior, Mage, Rogue, Hunter, monster, boss or trap, then a name, a colon and the stats.`,
        de: `Zeile ${fault.line} ist keine Einheit. Beginne sie mit Warrior, Mage, Rogue, Hunter, monster, boss oder trap, dann kommen Name, Doppelpunkt und Werte.`,
      };
    case 'unit-name':
      return {
        en: `Line ${fault.line}: choose a name of 1 to 20 letters that no other unit has.`,
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

/** Faults that are independent of the command. */
type TurnFault = 'over' | 'not-your-run' | 'unknown-move';

/** Returns the error message of a line. `heroes` is the number of heroes to choose from. */
export function faultText(fault: TurnFault | Fault, heroes: number): Text {
  if (fault !== 'choose-a-hero') return FAULTS[fault];
  return {
    en: `Choose a hero first: type a number from 1 to ${heroes}.`,
    de: `Wähle zuerst einen Helden: Tippe eine Zahl von 1 bis ${heroes}.`,
  };
}

const FAULTS: Readonly<Record<Exclude<TurnFault | Fault, 'choose-a-hero'>, Text>> = {
  over: {
    en: 'This run is over. Start a new one to keep playing.',
    de: 'Dieser Durchlauf ist zu Ende. Starte einen neuen, um weiterzuspielen.',
  },
  'not-your-run': {
    en: 'Only the player who started this run can move.',
    de: 'Nur wer diesen Durchlauf gestartet hat, kann ziehen.',
  },
  'unknown-move': {
    en: 'Type `w`, `a`, `s` or `d` to step, `e` to use your ability, `q` to wait, `walk w` to keep walking or `rest` to rest.',
    de: 'Tippe `w`, `a`, `s` oder `d` für einen Schritt, `e` für deine Fähigkeit, `q` zum Warten, `walk w` zum Weiterlaufen oder `rest` zum Rasten.',
  },
  'hero-chosen': {
    en: 'You’ve already chosen your hero. Move with `w`, `a`, `s` or `d`.',
    de: 'Du hast schon einen Helden gewählt. Bewege ihn mit `w`, `a`, `s` oder `d`.',
  },
};
