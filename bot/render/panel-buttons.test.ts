import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { ButtonStyle, ComponentType } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open, person, testContext } from '../../tests/context.ts';
import { parseId } from '../../tests/ids.ts';
import { resign } from '../host/actions/resign.ts';
import type { Context } from '../host/context.ts';
import type { LoadedTable } from '../host/feature.ts';
import { textOf } from './message.ts';
import { plain } from './page.ts';
import { drawPanel, type PanelOpen } from './panel.ts';

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

  test('offers to go on with a paused game', async () => {
    const at = await begin();
    const paused = { ...at, table: { ...at.table, status: 'paused' as const } };
    const shown = panel(paused);
    expect([shown.labels, shown.styleOf('Keep playing')]).toEqual([
      ['Keep playing', 'Files', 'Log', 'More'],
      ButtonStyle.Success,
    ]);
    expect(shown.idOf('Keep playing')).toEqual({ kind: 'resume', table: at.table.id });
  });

  test('offers what follows after the game, and the next one', async () => {
    const { table } = await begin();
    const over = await resign(context, table.id, 'bo');
    expect(panel(over, 0, { meanwhile: [NEXT] }).labels).toEqual([
      ...['Rematch', 'Analyze', 'Replay', 'Share', 'Log', 'Next game'],
    ]);
    expect(panel(over).labels).not.toContain('Next game');
  });

  test('offers a hint only to the player on turn, if there are computers and no objection', async () => {
    const alone = { occupants: [person('ada'), { kind: 'computer', level: 'beginner' }] };
    const at = await begin(alone);
    const shown = panel(at);
    expect(shown.labels.slice(-3)).toEqual(['Hint', 'Log', 'More']);
    expect(shown.idOf('Hint')).toEqual({ kind: 'hint', table: at.table.id });
    expect(panel(at, 1).labels).not.toContain('Hint');
    expect(panel(await begin()).labels).not.toContain('Hint');
    expect(panel(await begin({ help: true })).labels).toContain('Hint');
    expect(panel(await open(context, { game: bare, help: true })).labels).not.toContain('Hint');
  });

  test('shows a refusal and a confirmation above the title', async () => {
    const at = await begin();
    expect(panel(at, 0, { note: 'Not now.' }).text).toMatch(/^⚠ Not now\.\n/);
    expect(panel(at, 0, { done: 'Saved.' }).text).toMatch(/^✓ Saved\.\n/);
    expect(panel(at, 0, { note: 'Not now.', done: 'Saved.' }).text).toMatch(/^⚠ Not now\.\n✓ Saved\.\n/);
    expect(panel({ ...at, note: 'From the game.' }, 0).text).toMatch(/^⚠ From the game\.\n/);
  });

  test('shows the answer to an offer only to the player who made it', async () => {
    const at = await begin();
    const answer = { what: 'draw' as const, seat: 0, by: 1, agrees: false };
    const answered = { ...at, table: { ...at.table, features: { agreement: { answer } } } };
    const [asker, other] = [panel(answered).text, panel(answered, 1).text];
    expect(asker.split('\n')[0]).toMatch(/declined|draw/i);
    expect(other.split('\n')[0]).not.toMatch(/declined|draw/i);
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
