import type { Text } from '@longtable/kit';

interface FieldKind {
  /** The letter of the kind in stored rows and on the drawn board. */
  readonly glyph: string;
  readonly title: Text;
  readonly accessible: boolean;
  readonly blocksSight: boolean;
}

/** The seven kinds of fields, by their names in files. */
export const fields = {
  FREE: { glyph: '.', title: { en: 'Free field', de: 'Freies Feld' }, accessible: true, blocksSight: false },
  WALL: { glyph: '#', title: { en: 'Wall', de: 'Wand' }, accessible: false, blocksSight: true },
  FIREPLACE: { glyph: '^', title: { en: 'Fireplace', de: 'Kamin' }, accessible: false, blocksSight: true },
  BAR_SEAT: { glyph: '_', title: { en: 'Bar seat', de: 'Sitzplatz' }, accessible: true, blocksSight: false },
  ROULETTE_TABLE: {
    glyph: '@',
    title: { en: 'Roulette table', de: 'Roulettetisch' },
    accessible: false,
    blocksSight: false,
  },
  BAR_TABLE: { glyph: '=', title: { en: 'Bar table', de: 'Bartisch' }, accessible: false, blocksSight: false },
  SAFE: { glyph: '$', title: { en: 'Safe', de: 'Tresor' }, accessible: false, blocksSight: false },
} as const satisfies Record<string, FieldKind>;

/** A kind of field by its name in files. */
export type FieldName = keyof typeof fields;

/** The field names of scenario files. */
export const FIELD_NAMES = Object.keys(fields) as [FieldName, ...FieldName[]];

const byCode: (FieldName | undefined)[] = [];
for (const name of FIELD_NAMES) byCode[fields[name].glyph.charCodeAt(0)] = name;

/** Returns the kind of a field in a stored row, or undefined outside the board. */
export function fieldIn(row: string | undefined, x: number): FieldName | undefined {
  return row !== undefined && x >= 0 && x < row.length ? byCode[row.charCodeAt(x)] : undefined;
}
