import { type Language, pictures, say } from '@longtable/kit';

const { box, compose, piece, FONT_SIZES, text, COLOURS, PICTURE_WIDTH } = pictures;

const ROW = 10;
const STEP = PICTURE_WIDTH / (ROW + 1);

/** Draws the heap in rows of ten stones, and their number. */
export function picture(stones: number, language: Language): pictures.Picture {
  const rows = Math.max(1, Math.ceil(stones / ROW));
  const heap = Array.from({ length: stones }, (_, stone) =>
    piece(STEP * (1 + (stone % ROW)), STEP * (1 + Math.floor(stone / ROW)), STEP * 0.4, 'circle', {
      fill: COLOURS.none,
    }),
  );
  const words = say({ en: `Stones: ${stones}`, de: `Steine: ${stones}` }, language);
  const below = box(0, STEP * (rows + 0.7), PICTURE_WIDTH, STEP);
  return compose(
    STEP * (rows + 2),
    [COLOURS.panel, COLOURS.ground],
    [...heap, text(below, words, { size: FONT_SIZES.decisive, align: 'centre' })],
  );
}
