import { type AnyDesign, LANGUAGES, widthOf } from '@longtable/kit';
import { COLOURS } from '@longtable/kit/picture';
import { iconPath } from '@longtable/kit/picture/icons';
import { iconsOf, itemsOf, labelsOf } from '@longtable/kit/testing/pictures/items';
import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { builtInGames } from '../../../games/index.ts';
import { refusalOf } from '../../../tests/context.ts';
import { type Row, textOf } from '../../render/message.ts';
import { page } from '../../render/page.ts';
import { fitLabel } from '../pictures/canvas/fit.ts';
import { applyPress } from './actions.ts';
import { type DesignKind, designKindsOf, type OpenDraft } from './drafts.ts';
import { drawEditor, drawMore } from './panel.ts';

const FAR = 99;
const CORNERS = [0, FAR].flatMap((x) => [0, FAR].map((y) => ({ x, y, entry: y, group: y })));

/** Returns drafts of every starting point, with the cursor in each corner and different entries selected. */
function draftsOf(designKind: DesignKind): OpenDraft[] {
  const { starts } = designKind.design as AnyDesign;
  return starts.flatMap(({ doc }) =>
    [0, FAR].flatMap((sheet) =>
      CORNERS.map((corner) => ({
        ...designKind,
        id: 'K3_x-9aB',
        draft: {
          ...{
            owner: 'ada',
            game: designKind.game.id,
            design: designKind.design.id,
            name: 'Wolfgang Amadeus'.repeat(2),
            doc,
          },
          ...{ past: [], at: { sheet, brush: 0, painting: sheet > 0, ...corner }, changed: 0, until: 0 },
        },
      })),
    ),
  );
}

test.each(
  designKindsOf(builtInGames).map(
    (designKind) => [`${designKind.game.id} ${designKind.design.id}`, designKind] as const,
  ),
)('fits the editor of %s on a phone, with unique buttons, at every cursor position', (_, designKind) => {
  for (const open of draftsOf(designKind)) {
    for (const language of LANGUAGES) {
      const drawn = drawEditor(open, { language, display: 'plain' });
      const [, block = ''] = /```\n([\s\S]*?)\n```/.exec(textOf(drawn)) ?? [];
      expect(block).not.toBe('');
      for (const line of block.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(36);
      for (const message of [drawn, page(drawMore(open, true, true), language)]) {
        const [container] = message.components;
        const parts = container?.type === ComponentType.Container ? container.components : [];
        const rows = parts.filter((part) => part.type === ComponentType.ActionRow) as Row[];
        const ids = rows.flatMap(({ components }) =>
          components.map((one) => ('custom_id' in one ? one.custom_id : '')),
        );
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.at(-1)).toMatch(/\|(more|edit)$/);
        for (const { components } of rows) expect(components.length).toBeLessThanOrEqual(5);
      }
    }
  }
});

test('draws a casino with the marks of a match', () => {
  const designKind = designKindsOf(builtInGames).find(({ design }) => design.id === 'scenario')!;
  const [open] = draftsOf(designKind) as [OpenDraft];
  const doc = { boards: [['#####', '#$.@$', '#^_=.']] };
  const text = textOf(drawEditor({ ...open, draft: { ...open.draft, doc } }, { language: 'en', display: 'plain' }));
  expect(text).toContain(
    ['    A  B  C  D  E', ' 1 [██]██ ██ ██ ██', ' 2  ██ $1 .  () $2', ' 3  ██ ^^ _  =  .'].join('\n'),
  );
});

test.each([
  ['dungeon levels', 'spartan-helmet'],
  ['spy scenario', 'flame'],
])('draws the board of %s as in play, with its cursor and its faults', (name, sign) => {
  const designKind = designKindsOf(builtInGames).find(({ game, design }) => `${game.id} ${design.id}` === name)!;
  const icons = draftsOf(designKind).flatMap((open) => {
    const { sketch } = drawEditor(open, { language: 'de', display: 'picture' });
    const picture = sketch!.picture;
    expect(picture.height).toBeLessThanOrEqual(440);
    expect(sketch!.description).toMatch(/^Darüber: .+, rechts: /);
    const items = [...itemsOf(picture)].map(({ item }) => item);
    expect(items.flatMap(labelsOf).filter((label) => fitLabel(label).isCut)).toEqual([]);
    const [cursor, ...others] = items.filter(
      (item) => item.kind === 'rect' && item.stroke === COLOURS.gold && item.thick === 3.5,
    );
    expect([cursor?.kind, others.length]).toEqual(['rect', 0]);
    return items.flatMap(iconsOf);
  });
  expect(icons).toContain(sign);
  expect(icons.filter((icon) => iconPath(icon) === undefined)).toEqual([]);
});

test.each([
  ['duel deck', 'snail'],
  ['farmland deck', 'cow'],
  ['spy characters', 'quill'],
])('draws the entries of %s as in play, with a frame around the selected one', (name, sign) => {
  const designKind = designKindsOf(builtInGames).find(({ game, design }) => `${game.id} ${design.id}` === name)!;
  const readings = draftsOf(designKind).flatMap((open) => LANGUAGES.map((language) => ({ open, language })));
  const icons = readings.flatMap(({ open, language }) => {
    const { sketch } = drawEditor(open, { language, display: 'picture' });
    const picture = sketch!.picture;
    expect(picture.height).toBeLessThanOrEqual(470);
    const items = [...itemsOf(picture)].map(({ item }) => item);
    expect(items.flatMap(labelsOf).filter((label) => fitLabel(label).isCut)).toEqual([]);
    expect(items.filter((item) => item.kind === 'rect' && item.stroke === COLOURS.gold)).toHaveLength(1);
    return items.flatMap(iconsOf);
  });
  expect(icons).toContain(sign);
  expect(icons.filter((icon) => iconPath(icon) === undefined)).toEqual([]);
});

test('rejects a value that no menu offers', async () => {
  for (const [open] of designKindsOf(builtInGames).map(draftsOf)) {
    if (!open) throw new Error('The design has no starting points.');
    const isPainted = open.design.kind === 'painted';
    for (const action of isPainted ? (['brush'] as const) : (['entry', 'group'] as const)) {
      expect(applyPress(open, action, ['0'])).toEqual({ at: { [action]: 0 } });
      for (const forged of ['-1', '1.5', '1e3', 'x', '', '999'])
        expect(await refusalOf(() => applyPress(open, action, [forged]))).toBeDefined();
      expect(await refusalOf(() => applyPress(open, action, []))).toBeDefined();
    }
  }
});
