import type { Brush, Fault, Painted } from '../../kit/design/design.ts';
import { eachLanguage } from '../../kit/text.ts';
import { faultIn, readBoards, UPLOAD } from '../files/upload.ts';
import { FREE, HERO, OUR_LEVELS, WALL } from '../rules/level.ts';
import { DEEP_ENEMIES, DEEP_HEROES } from '../rules/roster/deep.ts';
import { DEEP, rosterOf } from '../rules/roster/roster.ts';
import { makeUnits } from '../rules/roster/unit-file.ts';
import { levelFaultText } from '../words/level-faults.ts';
import { nameAlone } from '../words/names.ts';
import { levelLook } from './look.ts';

const LEVELS_MAX = 20;

/** The document's enemies and ours. */
const { bestiary: ALL } = rosterOf({ units: DEEP });
const OURS = new Set(DEEP_ENEMIES.map(({ tile }) => tile));
const OUR_UNITS = makeUnits({ heroes: DEEP_HEROES, enemies: DEEP_ENEMIES });

const brushes: readonly Brush[] = [
  { sign: WALL, name: { en: 'Wall', de: 'Wand' } },
  { sign: FREE, name: { en: 'Floor', de: 'Boden' } },
  { sign: HERO, name: { en: 'Hero’s start', de: 'Start des Helden' }, once: true },
  ...[...ALL].map(([sign, { name }]) => ({
    sign,
    name: eachLanguage((language) => nameAlone(name, language)),
  })),
];

/** Levels in the order of play, painted with walls, the hero and enemies. */
export const levels: Painted = {
  id: 'levels',
  kind: 'painted',
  name: { en: 'Levels', de: 'Level' },
  about: {
    en: 'Your own levels in play order: walls, the hero’s start and the enemies.',
    de: 'Eigene Level in Spielreihenfolge: Wände, Start des Helden und Gegner.',
  },
  files: [
    { option: 'levels', ending: '.txt' },
    { option: 'units', ending: '.units.txt', derived: true },
  ],
  board: { name: 'Level', most: LEVELS_MAX },
  columns: UPLOAD.columns,
  rows: UPLOAD.rows,
  brushes,
  fill: FREE,
  look: levelLook,
  starts: [
    ...OUR_LEVELS.map((text, index) => ({
      id: `level${index + 1}`,
      name: `Level ${index + 1}`,
      doc: { boards: [rowsOf(text)] },
    })),
    { id: 'all', name: { en: 'All 10 levels', de: 'Alle 10 Level' }, doc: { boards: OUR_LEVELS.map(rowsOf) } },
  ],
  read([text]) {
    const boards = readBoards(text, ALL);
    return 'fault' in boards ? { problem: levelFaultText(boards.fault) } : { doc: { boards: boards.map(rowsOf) } };
  },
  write({ boards }) {
    const levels = boards.map((rows) => `${rows.join('\n')}\n`).join('\n');
    return [...levels].some((sign) => OURS.has(sign)) ? [levels, OUR_UNITS] : [levels];
  },
  faults: ({ boards }) =>
    boards.flatMap((rows, sheet): Fault[] => {
      const fault = faultIn(rows.join('\n'), sheet + 1, ALL);
      return fault ? [{ reason: levelFaultText(fault) }] : [];
    }),
};

function rowsOf(text: string): string[] {
  return text.trimEnd().split('\n');
}
