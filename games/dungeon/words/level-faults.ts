import type { Text } from '../../kit/text.ts';
import { UPLOAD, type UploadFault } from '../files/upload.ts';

/** What is wrong with a set of levels, and how to fix it. */
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
        en: `${fault.file}, line ${fault.line}, column ${fault.column}: ${char} isn’t a tile. Use ., #, @ and enemy letters.`,
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
