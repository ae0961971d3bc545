import type { Text } from '@longtable/kit';
import { UPLOAD, type UploadFault } from '../files/level-files.ts';
import { UNITS, type UnitFault } from '../rules/roster.ts';
import { texts } from './texts.ts';

export function levelFaultText(fault: UploadFault): Text {
  switch (fault.code) {
    case 'no-levels':
      return texts.levelFaults['no-levels']({ file: fault.file });
    case 'missing-level':
    case 'double-level':
      return texts.levelFaults[fault.code]({ number: fault.number });
    case 'ragged':
      return texts.levelFaults.ragged({ ...fault, top: fault.top ?? 1 });
    case 'unknown-char':
      return texts.levelFaults['unknown-char']({ ...fault, char: JSON.stringify(fault.char) });
    case 'many-players':
      return texts.levelFaults['many-players'](fault);
    case 'too-much':
      return texts.levelFaults['too-much']({ characters: UPLOAD.bytes });
    case 'too-large':
      return texts.levelFaults['too-large']({ file: fault.file, columns: UPLOAD.columns, rows: UPLOAD.rows });
    case 'too-many-enemies':
      return texts.levelFaults['too-many-enemies']({ file: fault.file, enemies: UPLOAD.enemies });
    default:
      return texts.levelFaults[fault.code]({ file: fault.file });
  }
}

export function unitFaultText(fault: UnitFault): Text {
  switch (fault.code) {
    case 'no-units':
      return texts.unitFaults['no-units'];
    case 'too-many-units':
      return texts.unitFaults['too-many-units']({ heroes: UNITS.heroes, enemies: UNITS.enemies });
    case 'unit-letter':
      return texts.unitFaults['unit-letter'](fault);
    case 'unit-figures':
      return texts.unitFaults['unit-figures'](fault);
    case 'unit-figure':
      return texts.unitFaults['unit-figure'](fault);
    default:
      return texts.unitFaults[fault.code]({ line: fault.line });
  }
}

/** Faults of a line that is not a command, or that is typed at the wrong time or by another user. */
type LineFault = 'over' | 'not-your-run' | 'unknown-move' | 'choose-a-hero' | 'hero-chosen';

/** Returns the error message of a line. `heroes` is the number of heroes to choose from. */
export function faultText(fault: LineFault, heroes: number): Text {
  return fault === 'choose-a-hero' ? texts.faults[fault]({ heroes }) : texts.faults[fault];
}
