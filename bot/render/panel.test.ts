import { farmland } from '@longtable/farmland';
import { type AnyGame, LANGUAGES, RNG, type Seat, walkToLine } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { randomLine } from '@longtable/kit/testing/random-play';
import { spy } from '@longtable/spy';
import { ButtonStyle, ComponentType } from 'discord.js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builtInGames } from '../../games/index.ts';
import { follow, locationIn, noughtsWithComputers, open, testContext } from '../../tests/context.ts';
import { parseId } from '../../tests/ids.ts';
import { canUndoAlone } from '../features/agreements/agreement.ts';
import { playLine } from '../host/actions/move.ts';
import type { Context } from '../host/context.ts';
import type { LoadedTable } from '../host/feature.ts';
import { isPrivate, onTurn } from '../host/table/table.ts';
import { drawBoard } from './board.ts';
import { type Drawn, heightOf, roomBelow, textOf } from './message.ts';
import { plain } from './page.ts';
import { drawPanel, type PanelOpen } from './panel.ts';

describe('panels of Spy', () => {
  const settings = { language: 'en', display: 'plain' } as const;
  const labelsOf = ({ components }: Drawn) => JSON.stringify(components);

  /** Positions of a match whose players end every turn, after the press of each. */
  const presses: { readonly seat: Seat; readonly line: string; readonly after: LoadedTable }[] = [];
  beforeAll(async () => {
    const context = await testContext([spy]);
    let at = await open(context, { game: spy, seed: 3 });
    const press = async (seat: Seat, line: string) => {
      const { id } = at.table.seats[seat] as { readonly id: string };
      at = await playLine(context, at.table.id, { person: id }, line);
      presses.push({ seat, line, after: at });
    };
    while (presses.length < 30) {
      const [seat = 0] = onTurn(at);
      const { phase } = at.table.state as { readonly phase: string };
      if (phase === 'draft') await press(seat, 'choose');
      else if (phase === 'equipment') await press(seat, '>enter');
      else await press(seat, walkToLine(spy, at.table.state, seat, (choices) => choices[0]!) ?? 'retire');
    }
  });

  const panels = new Map<LoadedTable, Drawn[]>();

  /** Returns a seat's panel in English, which is drawn once. */
  function panelOf(after: LoadedTable, seat: Seat): Drawn {
    const drawn = panels.get(after) ?? [];
    panels.set(after, drawn);
    drawn[seat] ??= drawPanel(after, seat, settings);
    return drawn[seat];
  }

  const inRounds = () =>
    presses.filter(({ after }) => (after.table.state as { readonly phase: string }).phase === 'rounds');

  test('keeps board and controls of every text panel on the smallest phone', () => {
    for (const [index, { after }] of inRounds().entries()) {
      for (const seat of onTurn(after)) {
        const language = LANGUAGES[index % LANGUAGES.length]!;
        const [container] = drawPanel(after, seat, { ...settings, language }).components;
        const parts = container?.type === ComponentType.Container ? container.components : [];
        const words = parts.flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));
        const at = words.findIndex((text) => text.startsWith('```'));
        const rows = parts.filter((part) => part.type === ComponentType.ActionRow);
        const height = heightOf({ rows });
        expect(roomBelow({ board: words[at] ?? '', end: words.slice(at + 1) }) - height).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('tells the result of a press when the player’s next agent follows immediately', () => {
    const results = inRounds().filter(
      ({ seat, line, after }) => /^(spy|gamble|open)/.test(line) && onTurn(after).includes(seat),
    );
    expect(results.length).toBeGreaterThan(0);
    for (const { seat, after } of results)
      expect(textOf(panelOf(after, seat))).toMatch(/talk|without success|wins|loses|opens/);
  });

  test('says from when the public board and a waiting player’s view are', () => {
    const { after } = inRounds().at(-1)!;
    const board = textOf(drawBoard(after));
    expect(board).toContain('As of the start of the round');
    expect(board).toContain('Moves are secret');
    const waiting = onTurn(after).includes(0) ? 1 : 0;
    expect(textOf(panelOf(after, waiting))).toContain('As of your last turn');
  });

  test('has the button to the whole casino on every panel whose map is a part of it, in text and picture', () => {
    const panels = inRounds().flatMap(({ after }, index) => {
      const language = LANGUAGES[index % LANGUAGES.length]!;
      return [0, 1].flatMap((seat) => {
        const text = drawPanel(after, seat, { ...settings, language });
        const isPart = /─ (?:More|Mehr|Más|Le reste)/.test(textOf(text));
        return isPart ? [text, drawPanel(after, seat, { language, display: 'picture' })] : [];
      });
    });
    expect(panels.length).toBeGreaterThan(20);
    for (const panel of panels) expect(labelsOf(panel)).toMatch(/"label":"(?:Map|Karte|Mapa|Carte)"/);
  });
});

describe('buttons of a panel', () => {
  let context: Context;
  const pages = () => [{ title: 'Files', text: 'x', noteTargets: { things: [{ id: 'a', name: 'A' }], marks: [] } }];
  const game = { ...noughtsWithComputers, presentation: { ...noughts.presentation, pages } } as unknown as AnyGame;

  /** Noughts without computers and pages. */
  const bare = { ...noughts, id: 'bare' } as unknown as AnyGame;
  beforeEach(async () => {
    context = await testContext([game, bare]);
  });

  let channels = 0;
  const begin = (request: object = {}) => open(context, { game, location: locationIn(`c${++channels}`), ...request });
  const NEXT = plain('next|t', 'Next game');
  const SETTINGS = { language: 'en', display: 'plain' } as const;

  interface ShownButton {
    readonly type: number;
    readonly label?: string;
    readonly style?: number;
    readonly custom_id?: string;
  }

  /** Returns the buttons below the menu of a panel, and its text. */
  function panel(at: LoadedTable, seat = 0, more: PanelOpen = {}, settings: object = {}) {
    const drawn = drawPanel(at, seat, { ...SETTINGS, ...settings }, more);
    const [container] = drawn.components;
    const parts = container?.type === ComponentType.Container ? container.components : [];
    const buttons = parts.flatMap((part) =>
      part.type === ComponentType.ActionRow ? (part.components as unknown as ShownButton[]) : [],
    );
    const isMove = ({ custom_id = '' }: ShownButton) => parseId(custom_id)?.kind === 'choice';
    const others = buttons.filter((button) => !isMove(button));
    const idOf = (label: string) => parseId(others.find((one) => one.label === label)?.custom_id ?? '');
    return {
      labels: others.map(({ label }) => label),
      moves: buttons.filter(isMove).map(({ label }) => label),
      styleOf: (label: string) => others.find((one) => one.label === label)?.style,
      idOf,
      text: textOf(drawn),
    };
  }

  describe('a panel', () => {
    test('offers moves, and neither refresh nor the next game, to the player on turn', async () => {
      const shown = panel(await begin(), 0, { meanwhile: [NEXT] });
      expect(shown.moves).toHaveLength(9);
      expect(shown.labels).toEqual(['Notes', 'Files', 'Log', 'More']);
      expect(shown.idOf('Files')).toMatchObject({ kind: 'look', page: 0 });
      expect(shown.text).toContain('It’s your turn.');
    });

    test('offers a waiting player to refresh it, and the next game', async () => {
      const at = await begin();
      const shown = panel(at, 1, { meanwhile: [NEXT] });
      expect([shown.moves, shown.labels]).toEqual([[], ['Notes', 'Next game', 'Refresh', 'Log', 'More']]);
      expect([shown.styleOf('Refresh'), shown.styleOf('Next game')]).toEqual([
        ButtonStyle.Secondary,
        ButtonStyle.Secondary,
      ]);
      expect(shown.idOf('Next game')).toEqual({ kind: 'next', table: 't' });
      expect(panel(at, 1).labels).toEqual(['Notes', 'Files', 'Refresh', 'Log', 'More']);
    });

    test('shows a refusal and a confirmation above the title', async () => {
      const at = await begin();
      expect(panel(at, 0, { note: 'Not now.' }).text).toMatch(/^⚠ Not now\.\n/);
      expect(panel(at, 0, { done: 'Saved.' }).text).toMatch(/^✓ Saved\.\n/);
      expect(panel(at, 0, { note: 'Not now.', done: 'Saved.' }).text).toMatch(/^⚠ Not now\.\n✓ Saved\.\n/);
      expect(panel({ ...at, note: 'From the game.' }, 0).text).toMatch(/^⚠ From the game\.\n/);
    });
  });

  describe('a menu with several steps', () => {
    const stepped = {
      ...noughtsWithComputers,
      choices: (_: unknown, seat: number, partial: string) => {
        if (seat !== 0) return [];
        const steps: Record<string, string[]> = { '': ['go '], 'go ': ['go a ', 'go b'], 'go a ': ['go a 1'] };
        return (steps[partial] ?? []).map((line) => ({ line, label: line.trim(), final: !line.endsWith(' ') }));
      },
    } as unknown as AnyGame;

    test.each([
      ['go ', ''],
      ['go a ', 'go '],
    ])('goes one step back from “%s”', async (partial, before) => {
      const at = { ...(await begin()), game: stepped };
      const drawn = drawPanel(at, 0, SETTINGS, { opened: { partial, page: 0 } });
      const ids = [...JSON.stringify(drawn).matchAll(/"custom_id":"([^"]+)"/g)].map(([, id]) => parseId(id ?? ''));
      expect(ids.at(-1)).toMatchObject({ kind: 'choice', act: 'step', line: before });
      expect(ids.map((id) => id?.kind)).not.toContain('more');
    });
  });
});

test('offers undo on a full text panel to a player who can take back the last move alone', async () => {
  const context = await testContext([farmland]);
  let at = await open(context, { game: farmland, seed: 3 });
  const random = RNG.seeded(5);
  let offered = 0;
  for (let move = 0; move < 30; move++) {
    const [seat] = onTurn(at);
    if (seat === undefined) break;
    const { id } = at.table.seats[seat] as { readonly id: string };
    let line = '';
    while (line === '' || line === 'auto') line = randomLine(farmland, at.table.state, seat, random) ?? '';
    at = await playLine(context, at.table.id, { person: id }, line);
    const canUndo = canUndoAlone(at, seat);
    if (canUndo) offered++;
    const language = (['de', 'es', 'fr'] as const)[move % 3]!;
    const panel = JSON.stringify(drawPanel(at, seat, { language, display: 'plain' }));
    expect(panel.includes('"undo|'), `${line} ${language}`).toBe(canUndo);
  }
  expect(offered).toBeGreaterThan(2);
});

const MOVES = 30;

/** Returns the names of all lists in random games, including those of the first submenu in each position. */
async function namesIn(game: AnyGame): Promise<Set<string>> {
  const random = RNG.seeded(7);
  const context = { ...(await testContext([game])), newSeed: () => random.below(2 ** 31) };
  const occupants = ['Ada', 'Bo'].slice(0, game.seats.max).map((id) => ({ kind: 'person' as const, id, name: id }));
  const begin = () => open(context, { game, occupants, location: locationIn(`${random.below(2 ** 31)}`) });
  const names = new Set<string>();
  let loaded = await begin();
  for (let move = 0; move < MOVES; move++) {
    const [seat] = onTurn(loaded);
    if (seat === undefined) {
      loaded = await begin();
      continue;
    }
    const { state } = loaded.table;
    const step = game.choices(state, seat, '').find(({ final, input }) => !final && !input);
    for (const partial of ['', ...(step ? [step.line] : [])]) {
      const opened = { partial, page: 0 };
      const drawn = isPrivate(loaded)
        ? drawPanel(loaded, seat, { language: 'en', display: 'plain' }, { opened })
        : drawBoard(loaded, opened);
      for (const [, name = ''] of JSON.stringify(drawn).matchAll(/"placeholder":"([^"]*)"/g)) names.add(name);
    }
    loaded = follow(loaded, seat, randomLine(game, state, seat, random) ?? '', true);
  }
  return names;
}

test.each(builtInGames.map((game) => [game.id, game] as const))('names every list of %s', async (_, game) => {
  const names = await namesIn(game);
  expect(names.size).toBeGreaterThan(0);
  expect([...names].filter((name) => name.startsWith('Choose…'))).toEqual([]);
});
