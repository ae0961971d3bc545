import type { Text } from '@longtable/kit';
import { UPLOAD, type UploadFault } from '../files/upload.ts';
import type { Fault } from '../rules/faults.ts';
import { UNITS, type UnitFault } from '../rules/roster/unit-file.ts';
import { texts } from './texts.ts';

export function levelFaultText(fault: UploadFault): Text {
  switch (fault.code) {
    case 'no-levels':
      if (fault.file !== undefined) {
        return texts.faults.theresNoLevelInDrawABoardWithAnd({ file: fault.file });
      }
      return texts.faults.noLevelsFoundAddAtLeastLevel1Txt;
    case 'missing-level':
      return texts.faults.levelTxtIsMissingNumberTheLevels({ number: fault.number });
    case 'double-level':
      return texts.faults.levelTxtAppearsTwiceGiveEvery({ number: fault.number });
    case 'empty':
      return texts.faults.isEmptyDrawABoardWithAndEnemies({ file: fault.file });
    case 'ragged':
      return texts.faults.lineCharactersLongButLineHasMake({
        file: fault.file,
        line: fault.line,
        count: fault.length,
        top: fault.top,
        first: fault.first,
      });
    case 'unknown-char': {
      const char = JSON.stringify(fault.char);
      return texts.faults.lineColumnIsntValidHereUseAnd({
        file: fault.file,
        line: fault.line,
        column: fault.column,
        char,
      });
    }
    case 'no-player':
      return texts.faults.hasNoHeroPutOneWhereTheHero({ file: fault.file });
    case 'many-players':
      return texts.faults.lineColumnTheresASecondKeepOnly({ file: fault.file, line: fault.line, column: fault.column });
    case 'no-enemies':
      return texts.faults.hasNoEnemiesAddAtLeastOne({ file: fault.file });
    case 'too-much':
      return texts.faults.thatsTooManyLevelsTheLimitIs({ bytes: UPLOAD.bytes });
    case 'too-large':
      return texts.faults.isTooLargeTheLimitIsColumnsAnd({
        file: fault.file,
        columns: UPLOAD.columns,
        rows: UPLOAD.rows,
      });
    case 'too-many-enemies':
      return texts.faults.hasTooManyEnemiesTheLimitIsPer({ file: fault.file, enemies: UPLOAD.enemies });
  }
}

export function unitFaultText(fault: UnitFault): Text {
  switch (fault.code) {
    case 'no-units':
      return texts.faults.theresNoUnitInTheFileWriteOnePer;
    case 'too-many-units':
      return texts.faults.thatsTooManyUnitsTheLimitIs({ heroes: UNITS.heroes, enemies: UNITS.enemies });
    case 'unit-line':
      return texts.faults.lineIsntAUnitStartItWithWarrior({ line: fault.line });
    case 'unit-name':
      return texts.faults.lineChooseANameOf1To20Letters({ line: fault.line });
    case 'unit-letter':
      return texts.faults.lineIsTakenPutAFreeLetterBefore({ line: fault.line, letter: fault.letter });
    case 'unit-figures':
      return texts.faults.lineNeedsExactlyTheseFiguresEach({ line: fault.line, figures: fault.figures });
    case 'unit-figure':
      return texts.faults.lineMustBeFromTo({
        line: fault.line,
        figure: fault.figure,
        least: fault.least,
        most: fault.most,
      });
  }
}

/** Faults of a line that is not a command, or that is typed at the wrong time or by another user. */
type TurnFault = 'over' | 'not-your-run' | 'unknown-move';

/** Returns the error message of a line. `heroes` is the number of heroes to choose from. */
export function faultText(fault: TurnFault | Fault, heroes: number): Text {
  if (fault !== 'choose-a-hero') return FAULTS[fault];
  return texts.faults.chooseAHeroFirstTypeANumberFrom1({ heroes });
}

const FAULTS: Readonly<Record<Exclude<TurnFault | Fault, 'choose-a-hero'>, Text>> = {
  over: texts.faults.thisRunIsOverStartANewOneToKeep,
  'not-your-run': texts.faults.onlyThePlayerWhoStartedThisRun,
  'unknown-move': texts.faults.typeWASOrDToStepEToUseYour,
  'hero-chosen': texts.faults.youveAlreadyChosenYourHeroMove,
};
