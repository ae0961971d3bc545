import type { Text } from '@longtable/kit';
import { texts } from '../words/texts.ts';

interface FieldKind {
  /** The letter of the kind in stored rows and on the drawn board. */
  readonly glyph: string;
  readonly title: Text;
  readonly accessible: boolean;
  readonly blocksSight: boolean;
}

/** The kinds of fields, by their names in files. */
export const fields = {
  FREE: { glyph: '.', title: texts.fields.freeField, accessible: true, blocksSight: false },
  WALL: { glyph: '#', title: texts.fields.wall, accessible: false, blocksSight: true },
  FIREPLACE: { glyph: '^', title: texts.fields.fireplace, accessible: false, blocksSight: true },
  BAR_SEAT: { glyph: '_', title: texts.fields.barSeat, accessible: true, blocksSight: false },
  ROULETTE_TABLE: {
    glyph: '@',
    title: texts.fields.rouletteTable,
    accessible: false,
    blocksSight: false,
  },
  BAR_TABLE: { glyph: '=', title: texts.fields.barTable, accessible: false, blocksSight: false },
  SAFE: { glyph: '$', title: texts.fields.safe, accessible: false, blocksSight: false },
} as const satisfies Record<string, FieldKind>;

export type FieldName = keyof typeof fields;

export const FIELD_NAMES = Object.keys(fields) as [FieldName, ...FieldName[]];

const byCode: (FieldName | undefined)[] = [];
for (const name of FIELD_NAMES) byCode[fields[name].glyph.charCodeAt(0)] = name;

/** Returns the kind of a field in a stored row, or undefined outside the board. */
export function fieldIn(row: string | undefined, x: number): FieldName | undefined {
  return row !== undefined && x >= 0 && x < row.length ? byCode[row.charCodeAt(x)] : undefined;
}
