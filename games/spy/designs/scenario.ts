import type { Fault, PaintedDesign } from '@longtable/kit';
import { readFile } from '../files/read-file.ts';
import {
  makeRows,
  PAINTED_COLUMNS,
  PAINTED_ROWS,
  paintedScenarioFile,
  type ScenarioFile,
  scenarioFaults,
} from '../files/scenario.ts';
import { SCENARIO_NAMES, scenarios } from '../files/scenarios/index.ts';
import { writeScenario } from '../files/write.ts';
import { defaultConfig } from '../rules/config.ts';
import { FIELD_NAMES, fieldIn, fields } from '../rules/fields.ts';
import { texts } from '../words/texts.ts';
import { invalidFile, scenarioMarks, scenarioRenderer } from './renderers.ts';

export const scenario: PaintedDesign = {
  id: 'scenario',
  kind: 'painted',
  name: texts.designs.scenario,
  about: texts.designs.scenarioAbout,
  files: [{ option: 'scenario_file', ending: '.scenario' }],
  board: { name: texts.designs.casino, max: 1 },
  columns: PAINTED_COLUMNS,
  rows: PAINTED_ROWS,
  brushes: FIELD_NAMES.map((name) => ({ sign: fields[name].glyph, name: fields[name].title })),
  fill: fields.FREE.glyph,
  cells: scenarioMarks,
  renderer: scenarioRenderer,
  starts: [
    ...['medium' as const, ...SCENARIO_NAMES.filter((id) => id !== 'medium')].map((id) => ({
      id,
      name: texts.casinos[id],
      doc: toDoc(scenarios[id]),
    })),
  ],
  read([text]) {
    const file = readFile(paintedScenarioFile, text);
    return file.problems ? invalidFile(file.reasons) : { doc: toDoc(file.value) };
  },
  write: (doc) => [writeScenario(toFile(doc))],
  faults: (doc) =>
    scenarioFaults(toFile(doc), defaultConfig.maxNumberOfNPCs).map(
      ({ at, reason }): Fault => ({ reason, ...(at && { at }) }),
    ),
};

function toDoc(file: ScenarioFile) {
  return { boards: [makeRows(file)] };
}

function toFile({ boards: [rows = []] }: { readonly boards: readonly (readonly string[])[] }): ScenarioFile {
  return { scenario: rows.map((row) => Array.from(row, (_, x) => fieldIn(row, x) ?? 'FREE')) };
}
