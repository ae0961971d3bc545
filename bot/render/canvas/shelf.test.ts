import { describe, expect, test } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { itemsOf, labelsOf } from '../../../games/kit/testing/picture-items.ts';
import { wander } from '../../../games/kit/testing/wander.ts';
import { LANGUAGES } from '../../../games/kit/text.ts';
import { fitLabel, fitRow } from './fit.ts';

const POSITIONS = Number(process.env.LONGTABLE_WALKS ?? 120);
const NAMES = ['Ada', 'Wolfgang Amadeus zu Müller-Jones', 'Ines', '小林さくら'];
/** A row that had to become smaller than this share cannot be read any more. */
const ROW_LEAST = 0.75;

describe.each(shelf.map((game) => [game.title, game] as const))('%s', (_, game) => {
  test('only names are cut, and rows stay legible', { timeout: 60_000 }, () => {
    for (const { state, log } of wander(game, { positions: POSITIONS, steps: 100, options: [{}] })) {
      for (const language of LANGUAGES)
        for (const viewer of [0, 'spectator'] as const) {
          const picture = game.face.picture?.(state, { viewer, language, names: NAMES });
          if (picture === undefined || typeof picture === 'string') return;
          for (const { item } of itemsOf(picture)) {
            for (const label of labelsOf(item))
              expect(
                !label.mayCut && fitLabel(label).isCut,
                `"${label.text}" in ${language} after ${log.length} lines`,
              ).toBe(false);
            if (item.kind === 'row')
              expect(fitRow(item.parts, item.width).scale, JSON.stringify(item.parts)).toBeGreaterThan(ROW_LEAST);
          }
        }
    }
  });
});
