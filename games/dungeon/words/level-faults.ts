import type { Text } from '../../kit/text.ts';
import { UPLOAD, type UploadFault } from '../files/upload.ts';

/** What is wrong with a set of levels, and what to do about it. */
export function levelFaultText(fault: UploadFault): Text {
  switch (fault.code) {
    case 'no-levels':
      if (fault.file !== undefined) {
        return {
          en: `There is no level in ${fault.file}. Draw a board with #, ., @ and enemies.`,
          de: `In ${fault.file} ist kein Level. Zeichne ein Brett aus #, ., @ und Gegnern.`,
        };
      }
      return {
        en: 'There is no level here. Bring at least level1.txt.',
        de: 'Hier ist kein Level. Bring wenigstens level1.txt mit.',
      };
    case 'missing-level':
      return {
        en: `level${fault.number}.txt is missing. Number the levels 1, 2, 3 and so on without gaps.`,
        de: `level${fault.number}.txt fehlt. Nummeriere die Level 1, 2, 3 und so weiter ohne Lücken.`,
      };
    case 'double-level':
      return {
        en: `level${fault.number}.txt is there twice. Give every level a number of its own.`,
        de: `level${fault.number}.txt ist doppelt da. Gib jedem Level eine eigene Nummer.`,
      };
    case 'empty':
      return {
        en: `${fault.file} is empty. Draw a board with #, ., @ and enemies.`,
        de: `${fault.file} ist leer. Zeichne ein Brett aus #, ., @ und Gegnern.`,
      };
    case 'ragged':
      return {
        en: `${fault.file}, line ${fault.line}: ${fault.length} characters long, but line ${fault.top ?? 1} has ${fault.first}. Make all lines equally long.`,
        de: `${fault.file}, Zeile ${fault.line}: ${fault.length} Zeichen lang, Zeile ${fault.top ?? 1} aber ${fault.first}. Mach alle Zeilen gleich lang.`,
      };
    case 'unknown-char': {
      const char = JSON.stringify(fault.char);
      return {
        en: `${fault.file}, line ${fault.line}, column ${fault.column}: ${char} is no tile. Use ., #, @ and the letters of enemies.`,
        de: `${fault.file}, Zeile ${fault.line}, Spalte ${fault.column}: ${char} ist kein Feld. Nimm ., #, @ und die Buchstaben der Gegner.`,
      };
    }
    case 'no-player':
      return {
        en: `${fault.file} has no hero. Put one @ where the hero starts.`,
        de: `${fault.file} hat keinen Helden. Setz ein @ dorthin, wo der Held beginnt.`,
      };
    case 'many-players':
      return {
        en: `${fault.file}, line ${fault.line}, column ${fault.column}: a second @. Leave only one.`,
        de: `${fault.file}, Zeile ${fault.line}, Spalte ${fault.column}: ein zweites @. Lass nur eines stehen.`,
      };
    case 'no-enemies':
      return {
        en: `${fault.file} has nobody to fight. Add at least one enemy.`,
        de: `${fault.file} hat niemanden zum Kämpfen. Setz wenigstens einen Gegner hinein.`,
      };
    case 'too-much':
      return {
        en: `These are too many levels. Together they may have ${UPLOAD.bytes} characters.`,
        de: `Das sind zu viele Level. Zusammen dürfen sie ${UPLOAD.bytes} Zeichen haben.`,
      };
    case 'too-large':
      return {
        en: `${fault.file} is too large. At most ${UPLOAD.columns} columns and ${UPLOAD.rows} rows fit.`,
        de: `${fault.file} ist zu groß. Höchstens ${UPLOAD.columns} Spalten und ${UPLOAD.rows} Zeilen passen.`,
      };
    case 'too-many-enemies':
      return {
        en: `${fault.file} is too crowded. At most ${UPLOAD.enemies} enemies may live in a level.`,
        de: `${fault.file} ist zu voll. Höchstens ${UPLOAD.enemies} Gegner dürfen in einem Level leben.`,
      };
  }
}
