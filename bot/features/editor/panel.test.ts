import { duel } from '@longtable/duel';
import { dungeon } from '@longtable/dungeon';
import { type AnyDesign, type Fault, LANGUAGES, type Language, type PaintedDesign, say, widthOf } from '@longtable/kit';
import { type Box, COLOURS, type Picture } from '@longtable/kit/picture';
import { iconPath } from '@longtable/kit/picture/icons';
import { noughtsEditor } from '@longtable/kit/testing/games/noughts-editor';
import { iconsOf, itemsOf, labelsOf, wordsOf } from '@longtable/kit/testing/pictures/items';
import { ButtonStyle, ComponentType } from 'discord.js';
import { describe, expect, test, vi } from 'vitest';
import { builtInGames } from '../../../games/index.ts';
import { refusalOf } from '../../../tests/context.ts';
import { parseId } from '../../../tests/ids.ts';
import { type Drawn, type Row, textOf } from '../../render/message.ts';
import { drawRows, page } from '../../render/page.ts';
import { fitLabel } from '../pictures/canvas/fit.ts';
import { applyPress } from './actions.ts';
import { boardLine, boardLines, boardRows, boardSentence, boardSize, wholeBoard } from './board.ts';
import { type BoardDraft, boardDraftOf } from './boards.ts';
import { type DesignKind, designKindsOf, type OpenDraft } from './drafts.ts';
import { valueFields } from './forms.ts';
import { boardPicture, drawEditor, drawMore, listPicture } from './panel.ts';

const AT = { sheet: 0, x: 0, y: 0, brush: 0, painting: false, entry: 0, group: 0 };

/** Opens a draft of a kind of design, by default of its first starting point. */
function openOf(kind: DesignKind, changes: object = {}): OpenDraft {
  const { doc } = kind.design.starts[0] as unknown as { doc: never };
  const draft = { owner: 'ada', game: kind.game.id, design: kind.design.id, name: 'My *best* one', doc, past: [] };
  return { ...kind, id: 'K3_x-9aB', draft: { ...draft, at: AT, changed: 0, until: 86_400_000, ...changes } };
}

const PLAIN = { language: 'en', display: 'plain' } as const;
const FAR = 99;
const CORNERS = [0, FAR].flatMap((x) => [0, FAR].map((y) => ({ x, y, entry: y, group: y })));

/** Returns drafts of every starting point, with the cursor in each corner and different entries selected. */
function draftsOf(designKind: DesignKind): OpenDraft[] {
  const { starts } = designKind.design as AnyDesign;
  return starts.flatMap(({ doc }) =>
    [0, FAR].flatMap((sheet) =>
      CORNERS.map((corner) => {
        const at = { ...AT, sheet, painting: sheet > 0, ...corner };
        return openOf(designKind, { name: 'Wolfgang Amadeus'.repeat(2), doc, at });
      }),
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
  const text = textOf(drawEditor({ ...open, draft: { ...open.draft, doc } }, PLAIN));
  expect(text).toContain(
    ['    A  B  C  D  E', ' 1 [██]██ ██ ██ ██', ' 2  ██ $1 .  () $2', ' 3  ██ ^^ _  =  .'].join('\n'),
  );
});

/** Draws all drafts of a kind of design in these languages. Checks height, labels and icons, and that one of the icons is drawn. */
function drawAll(name: string, languages: readonly Language[], maxHeight: number, icon: string) {
  const designKind = designKindsOf(builtInGames).find(({ game, design }) => `${game.id} ${design.id}` === name)!;
  const drawn = draftsOf(designKind).flatMap((open) =>
    languages.map((language) => {
      const { picture, description } = drawEditor(open, { language, display: 'picture' }).sketch!;
      expect(picture.height).toBeLessThanOrEqual(maxHeight);
      const items = [...itemsOf(picture)].map(({ item }) => item);
      expect(items.flatMap(labelsOf).filter((label) => fitLabel(label).isCut)).toEqual([]);
      return { items, description };
    }),
  );
  const icons = drawn.flatMap(({ items }) => items.flatMap(iconsOf));
  expect(icons).toContain(icon);
  expect(icons.filter((one) => iconPath(one) === undefined)).toEqual([]);
  return drawn;
}

test.each([
  ['dungeon levels', 'spartan-helmet'],
  ['spy scenario', 'flame'],
])('draws the board of %s as in play, with its cursor and its faults', (name, icon) => {
  for (const { items, description } of drawAll(name, ['de'], 440, icon)) {
    expect(description).toMatch(/^Darüber: .+, rechts: /);
    const gold = items.filter((item) => item.kind === 'rect' && item.stroke === COLOURS.gold && item.thick === 3.5);
    expect(gold).toHaveLength(1);
  }
});

test.each([
  ['duel deck', 'snail'],
  ['farmland deck', 'cow'],
  ['spy characters', 'quill'],
])('draws the entries of %s as in play, with a frame around the selected one', (name, icon) => {
  for (const { items } of drawAll(name, LANGUAGES, 470, icon))
    expect(items.filter((item) => item.kind === 'rect' && item.stroke === COLOURS.gold)).toHaveLength(1);
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

const [kind] = designKindsOf([noughtsEditor]);
const BRUSHES = Object.entries({ '.': 'floor', '#': 'wall', '@': 'hero' }).map(([sign, name]) => ({ sign, name }));
type At = Partial<typeof AT>;

/** Opens a draft of one board, or of several equal ones. */
function openDraft(board: string[], at: At = {}, change: Partial<PaintedDesign> = {}, boards = 1): OpenDraft {
  const design = { ...(kind?.design as PaintedDesign), brushes: BRUSHES, board: { name: 'Level', max: 9 }, ...change };
  const doc = { boards: Array<string[]>(boards).fill(board) };
  return openOf({ ...kind!, design }, { doc, at: { ...AT, ...at } });
}
const draft = (...given: Parameters<typeof openDraft>) => boardDraftOf(openDraft(...given)) as BoardDraft;
const doubled = { cells: (board: readonly string[]) => board.map((row) => [...row].map((sign) => sign + sign)) };
const SMALL = ['#.@', '..#'];

describe('the board as text', () => {
  test.each([
    [12, 0, 13],
    [13, 0, 14],
    [20, 1, 11],
  ])('of %i rows and %i faults has %i lines', (rows, faults, lines) => {
    const drawn = boardLines(draft(Array<string>(rows).fill('.')), Array(faults).fill({ reason: 'x' }));
    expect([drawn.length, drawn.at(-1)?.startsWith('↓')]).toEqual([lines, rows > 12]);
  });

  test('marks rows with faults of the open board', () => {
    const faults = [
      { at: { x: 0, y: 1 }, reason: 'x' },
      { at: { x: 0, y: 0 }, sheet: 1, reason: 'x' },
      { reason: 'x' },
    ];
    const starts = (sheet: number) =>
      boardLines(draft(SMALL, { sheet }, {}, 2), faults).map((line) => line.slice(0, 3));
    expect(starts(0)).toEqual(['   ', ' 1 ', ' 2!']);
    expect(starts(1)).toEqual(['   ', ' 1!', ' 2 ']);
  });

  test.each([
    ['16 columns', 16, {}, 16],
    ['at most 16', 30, {}, 16],
    ['at most ten that the game draws', 30, doubled, 10],
  ])('has %s', (_, columns, change, shown) => {
    const [head] = boardLines(draft(['.'.repeat(columns)], {}, change), []);
    expect([head?.match(/[A-Z]+/g)?.length, head?.endsWith('→')]).toEqual([shown, columns > 16]);
  });

  test('is described with its cursor, brush, size and the cells around', () => {
    const board = ['#.', '.@'];
    const line = (...given: Parameters<typeof openDraft>) => say(boardLine(draft(...given)), 'en');
    expect(line(board)).toBe('A1: wall · Brush: floor');
    expect(line(board, { x: 1, y: 1, brush: 2, painting: true })).toBe('B2: hero · Brush: hero, painting as you move');
    expect(line(board, { brush: 9, sheet: 1 }, {}, 3)).toBe('Level 2/3 · A1: wall · Brush: floor');
    expect(say(boardSize(draft(['...', '...'])), 'en')).toBe('3 × 2 squares');
    const around = (board: string[], at?: At) => say(boardSentence(draft(board, at)), 'en');
    const cross = ['.#.', '@.#', '...'];
    expect(around(cross, { x: 1, y: 1 })).toBe('Above: wall, right: wall, below: floor, left: hero.');
    expect(around(cross)).toBe('Above: nothing, right: wall, below: hero, left: nothing.');
  });

  test('is shown whole in strips of 36 columns, or 12 cells that the game draws', () => {
    const strips = (...given: Parameters<typeof openDraft>) =>
      wholeBoard(draft(...given))
        .split('\n')
        .filter((line) => !line.includes('`'));
    expect(strips(['.'.repeat(36), '#'])).toEqual(['.'.repeat(36), '#']);
    expect(strips(['.'.repeat(40), '#'])).toEqual(['.'.repeat(36), '#', '....', '']);
    expect(strips(['.'.repeat(13)], {}, doubled)).toEqual([Array(12).fill('..').join(' '), '..']);
  });
});

describe('the controls', () => {
  const rowsOf = (open: OpenDraft) => drawRows(boardRows(open, boardDraftOf(open) as BoardDraft), 'en');
  const shown = (open: OpenDraft) =>
    rowsOf(open).map(({ components }) =>
      components.flatMap((one) => {
        const id = 'custom_id' in one ? parseId(one.custom_id) : undefined;
        const label = 'label' in one ? one.label : undefined;
        return id && 'action' in id ? [label === undefined ? id.action : `${id.action} ${label}`] : [];
      }),
    );
  const changed = (open: OpenDraft) => ({ ...open, draft: { ...open.draft, past: [AT] as never } });

  test('are a brush, a cross of arrows, fields to go to, other boards and undo', () => {
    expect(shown(openDraft(['.']))).toEqual([
      ['brush'],
      ['up ↑', 'dab Paint'],
      ['left ←', 'down ↓', 'right →', 'stroke Start stroke'],
      ['fill Fill to…', 'goto Go to…'],
    ]);
    expect(shown(openDraft(['.'], { painting: true }))[2]?.at(-1)).toBe('stroke Lift brush');
    expect(shown(changed(openDraft(['.'], {}, {}, 2)))[3]?.slice(2)).toEqual(['before ◂', 'after ▸', 'undo Undo']);
    const strokes = [true, false].map((painting) => rowsOf(openDraft(['.'], { painting }))[2]?.components.at(-1));
    expect(strokes).toMatchObject([{ style: ButtonStyle.Success }, { style: ButtonStyle.Secondary }]);
    const [, arrows] = rowsOf(openDraft(['.']));
    expect(arrows?.components.map((one) => 'disabled' in one && one.disabled)).toEqual([true, false, true, false]);
  });

  test('have the selected brush in the menu, with more on a second page', () => {
    const options = (brush: number, count: number) => {
      const brushes = Array.from({ length: count }, (_, at) => ({ sign: 'x', name: `B${at}` }));
      const [menu] = rowsOf(openDraft(['.'], { brush }, { brushes }))[0]?.components ?? [];
      return menu && 'options' in menu ? menu.options.map((one) => ('label' in one ? one : undefined)) : [];
    };
    expect(options(1, 3)).toMatchObject([
      { label: 'x  B0', value: '0', default: false },
      { label: 'x  B1', value: '1', default: true },
      { label: 'x  B2', value: '2', default: false },
    ]);
    expect([options(0, 25).length, options(0, 25).at(-1)?.label]).toEqual([25, 'x  B24']);
    expect([options(0, 26).length, options(0, 26).at(-1)]).toMatchObject([25, { label: 'More brushes…', value: '24' }]);
    expect(options(24, 26)).toMatchObject([{ value: '24', default: true }, { value: '25' }, { value: '0' }]);
  });
});

const KINDS = designKindsOf([duel, dungeon]);
const kindOf = (id: string) => KINDS.find(({ design }) => design.id === id) as DesignKind;
const [DECK, LEVELS] = ['deck', 'levels'].map(kindOf) as [DesignKind, DesignKind];
const actionsOf = (drawn: Drawn) =>
  [...JSON.stringify(drawn.components).matchAll(/"custom_id":"([^"]+)"/g)].flatMap(([, custom]) => {
    const id = parseId(custom ?? '');
    return id && 'action' in id ? [id.action] : id && 'step' in id ? [id.step] : [];
  });

test('names the entry or the square of a fault, two faults at most', () => {
  const withFaults = (kind: DesignKind, ...faults: readonly Fault[]) =>
    textOf(drawEditor({ ...openOf(kind), design: { ...kind.design, faults: () => faults } }, PLAIN));
  const weak = { entry: 1, reason: 'is weak' };
  expect(withFaults(DECK, weak)).toContain('Gullboy: is weak');
  const lists = DECK.design.kind === 'listed' ? DECK.design.lists.map(({ newEntry: _, ...list }) => list) : [];
  expect(withFaults({ ...DECK, design: { ...DECK.design, lists } as never }, weak)).toContain('**To fix:** is weak');
  expect(withFaults(DECK, { entry: 0, sheet: 1, reason: 'is weak' })).toMatch(/\w+: is weak/);
  expect(withFaults(DECK, { reason: 'is weak' })).not.toContain(': is weak\n');
  expect(withFaults(LEVELS, { at: { x: 1, y: 2 }, reason: 'is odd' })).toContain('B3: is odd');
  const [one, two, three] = ['one', 'two', 'three'].map((reason) => ({ reason })) as [Fault, Fault, Fault];
  expect(withFaults(DECK, one, two)).toContain('**To fix:** one\ntwo');
  expect(withFaults(DECK, one, two, three)).toContain('**To fix (3):** one\ntwo');
  expect(withFaults(DECK, one, two, three)).not.toContain('three');
});

test('offers more actions, which fit the kind of the draft', () => {
  const more = (kind: DesignKind) => page(drawMore(openOf(kind), false, true), 'en');
  const actions = ['rename', 'twin', 'share', 'help', 'list', 'delete', 'edit'];
  expect(actionsOf(more(DECK))).toEqual(actions);
  expect(actionsOf(more(LEVELS))).toEqual(['shape', 'map', ...actions]);
  expect(textOf(more(LEVELS))).toContain('kept until <t:86400:D>');
});

const partsOf = (picture: Picture | undefined) => [...itemsOf(picture as Picture)].map(({ item }) => item);
const wordsIn = (picture: Picture | undefined) => partsOf(picture).flatMap(wordsOf);
const framesIn = (picture: Picture | undefined, stroke: string) =>
  partsOf(picture).flatMap((item) => (item.kind === 'rect' && item.stroke === stroke ? [item] : []));

describe('the picture of a board', () => {
  function draw(columns: number, rows: number, { x = 0, y = 0, sheet = 0 } = {}, faults: readonly Fault[] = []) {
    const renderer = { cell: 20, draw: vi.fn((_: unknown, __: Box) => []) };
    const board = Array<string>(rows).fill('.'.repeat(columns));
    const picture = boardPicture({ design: { renderer }, board, cursor: { x, y }, sheet } as never, faults);
    return { picture, window: renderer.draw.mock.calls[0]?.[1] };
  }

  test('has 13 columns and ten rows around the cursor, which are named', () => {
    expect(draw(20, 20).window).toMatchObject({ x: 0, y: 0, width: 13, height: 10 });
    const { picture, window } = draw(20, 20, { x: 19, y: 19 });
    expect(window).toMatchObject({ x: 7, y: 10, width: 13, height: 10 });
    const words = wordsIn(picture);
    expect([words[0], words.at(-1), words.length]).toEqual(['H', '20', 23]);
    expect(words).toContain('11');
    expect(wordsIn(draw(2, 1).picture)).toEqual(['A', 'B', '1']);
  });

  test('frames the cursor and the faults of the open board', () => {
    const faults = [{ at: { x: 1, y: 2 }, reason: '' }, { at: { x: 0, y: 0 }, sheet: 1, reason: '' }, { reason: '' }];
    const { picture } = draw(4, 4, { x: 3, y: 1 }, faults);
    expect(framesIn(picture, COLOURS.gold)).toMatchObject([{ x: 62, y: 22, width: 16, height: 16 }]);
    expect(framesIn(picture, COLOURS.bad)).toMatchObject([{ x: 22, y: 42 }]);
    expect(framesIn(draw(4, 4, { sheet: 1 }, faults).picture, COLOURS.bad)).toMatchObject([{ x: 2, y: 2 }]);
  });

  test('is missing if the game draws none', () => {
    expect(boardPicture({ design: {}, board: ['.'], cursor: { x: 0, y: 0 }, sheet: 0 } as never, [])).toBeUndefined();
  });
});

describe('the picture of a list', () => {
  function draw(count: number, index = 0, faults: readonly Fault[] = [], sheet = 0) {
    const renderer = { width: 100, height: 125, draw: vi.fn((_: unknown, __: number) => []) };
    const entries = Array.from({ length: count }, (_, at) => ({ name: `E${at}` }));
    const picture = listPicture({ list: { renderer }, entries, index, sheet } as never, faults, 'de');
    return { picture, drawn: renderer.draw.mock.calls };
  }

  test('frames the selected entry and those with a fault in this list', () => {
    const faults = [{ entry: 38, reason: '' }, { entry: 39, sheet: 1, reason: '' }, { reason: '' }];
    expect(framesIn(draw(40, 39, faults).picture, COLOURS.gold)).toHaveLength(1);
    expect(framesIn(draw(40, 39, faults).picture, COLOURS.bad)).toHaveLength(1);
    expect(framesIn(draw(40, 0, faults).picture, COLOURS.bad)).toHaveLength(0);
    expect(framesIn(draw(40, 39, faults.slice(1), 1).picture, COLOURS.bad)).toHaveLength(1);
  });
});

test('splits brushes into pages if they exceed the menu limit', () => {
  const designKind = designKindsOf(builtInGames).find(({ design }) => design.id === 'levels')!;
  const [open] = draftsOf(designKind) as [OpenDraft];
  const brushes = (brush: number) => {
    const draft = { ...open.draft, at: { ...open.draft.at, brush } };
    const drawn = JSON.stringify(drawEditor({ ...open, draft }, PLAIN).components);
    return [...drawn.matchAll(/"label":"(. {2}[^"]+|More brushes…)","value":"(\d+)"/g)].map(
      ([, label, value]) => `${value} ${label}`,
    );
  };
  expect(brushes(0)).toHaveLength(25);
  expect(brushes(0).at(-1)).toBe('24 More brushes…');
  expect(brushes(24)).toEqual([
    '24 P  Pale Abbot',
    '25 U  King Below',
    '26 S  Spike Pit',
    '27 F  Fire Vent',
    '0 More brushes…',
  ]);
});

test.each(['duel', 'farmland'])('names the pictures of %s as the deck names its cards, in German too', (game) => {
  const deck = designKindsOf(builtInGames).find((one) => one.game.id === game && one.design.id === 'deck')!;
  const [open] = draftsOf(deck) as [OpenDraft];
  expect(JSON.stringify(drawEditor(open, { language: 'de', display: 'plain' }).components)).toContain('"label":"Bild"');
  const form = JSON.stringify(valueFields(open, 'extra', 'de')?.fields);
  const [cards = []] = 'lists' in open.draft.doc ? Object.values(open.draft.doc.lists) : [];
  const names = cards.map(({ name, qualifier, role }) => String(name ?? `${qualifier} ${role}`));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(form).toContain(`"label":"${name}"`);
});
