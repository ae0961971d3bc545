import { type Language, pictures, say } from '@longtable/kit';

const { box, compose, piece, SIZES, text, TONES, WIDTH } = pictures;

const ROW = 10;
const STEP = WIDTH / (ROW + 1);

/** The heap, ten stones in a row, and how many they are. */
export function picture(stones: number, language: Language): pictures.Picture {
  const rows = Math.max(1, Math.ceil(stones / ROW));
  const heap = Array.from({ length: stones }, (_, stone) =>
    piece(STEP * (1 + (stone % ROW)), STEP * (1 + Math.floor(stone / ROW)), STEP * 0.4, 'circle', { fill: TONES.none }),
  );
  const words = say({ en: `Stones: ${stones}`, de: `Steine: ${stones}` }, language);
  const below = box(0, STEP * (rows + 0.7), WIDTH, STEP);
  return compose(
    STEP * (rows + 2),
    [TONES.panel, TONES.ground],
    [...heap, text(below, words, { size: SIZES.decisive, align: 'centre' })],
  );
}
