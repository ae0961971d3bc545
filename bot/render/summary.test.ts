import { duel } from '@longtable/duel';
import { say } from '@longtable/kit';
import { spy } from '@longtable/spy';
import { expect, test } from 'vitest';
import { open, person, testContext } from '../../tests/context.ts';
import { playLine } from '../host/actions/move.ts';
import { resign } from '../host/actions/resign.ts';
import { findTable } from '../host/table/find.ts';
import { textOf } from './message.ts';
import { newsFor, type Story, storyLinesFor, storySection } from './summary.ts';

const board = (lines: number) => ['```', ...Array(lines).fill('.'), '```'].join('\n');
const story: Story = {
  heading: 'Since your last turn',
  lines: Array.from({ length: 30 }, (_, index) => ({ text: `Bo moves unit ${index}.` })),
};
const linesOf = (lines: number) =>
  textOf(storySection({ title: 'Duel', board: board(lines) }, story, 'en'))
    .split('\n')
    .filter((line) => line.startsWith('>'));

test('tells a player nothing about their own turn after the opponent resigned, which the title says', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  await playLine(context, id, { person: 'ada' }, 'a1');
  expect(storyLinesFor(await findTable(context, id), 0, 'en').lines).not.toEqual([]);
  await resign(context, id, 'bo');
  const over = await findTable(context, id);
  expect(storyLinesFor(over, 0, 'en').lines).toEqual([]);
  expect(storyLinesFor(over, 1, 'en').lines).not.toEqual([]);
});

test.each([
  ['en', 'Your last turn', 'Since your last turn'],
  ['de', 'Dein letzter Zug', 'Seit deinem letzten Zug'],
  ['fr', 'Ton dernier tour', 'Depuis ton dernier tour'],
  ['es', 'Tu último turno', 'Desde tu último turno'],
] as const)('tells the own move of a waiting player from what happened since, in %s', async (language, own, since) => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  const heading = async () => {
    const { heading } = storyLinesFor(await findTable(context, id), 0, language);
    return heading && say(heading, language);
  };
  expect(await heading()).toBeUndefined();
  await playLine(context, id, { person: 'ada' }, 'a1');
  expect(await heading()).toBe(own);
  await playLine(context, id, { person: 'bo' }, 'b1');
  expect(await heading()).toBe(since);
});

test('tells everything in the order of events and marks harm to the reader', () => {
  const lines = [
    { text: 'Bo doubts.', weight: 'others' as const },
    { text: 'You lose a die.', weight: 'harm' as const },
    { text: 'You doubt.', weight: 'own' as const },
  ];
  const shown = (told: Story) => textOf(storySection({ title: 'Dice', board: board(2) }, told, 'en'));
  expect(shown({ heading: 'Since your last turn', lines })).toContain(
    '> Bo doubts.\n> **You lose a die.**\n> You doubt.',
  );
});

test('shows as many of the newest lines as fit with the board, in one form', () => {
  const [few, many] = [linesOf(40), linesOf(8)];
  expect(many.at(-1)).toBe('> Bo moves unit 29.');
  expect(few.length).toBeLessThan(many.length);
  expect([...few, ...many].filter((line) => line.split('Bo moves').length > 2)).toEqual([]);
});

test('tells a waiting player after the end what happened to them, and before it what they saw while waiting', async () => {
  const loaded = await open(await testContext([spy]), { game: spy, occupants: named });
  const own = ['Esra'];
  const fall = (person: string) => {
    const at = { x: 0, y: 0 };
    return { audience: 'all', kind: 'exfiltrated', person, from: at, to: at, moved: null, actor: 'Esra', own };
  };
  const pour = { audience: 'all', kind: 'poured', actor: 'Olga', victim: 'Esra', hit: true, own };
  const telling = (to: 0 | 'open', begins: boolean, ...events: object[]) => ({ kind: 'telling', to, begins, events });
  const list = [
    telling(0, true, fall('Hugo'), fall('Ines')),
    telling(0, false, fall('Vera'), pour),
    telling('open', true, { audience: 'nobody', kind: 'retired', actor: 'Olga' }),
  ];
  const turns = loaded.table.turns.map((turn) => ({ ...turn, count: 1 }));
  const events = { list, newestTurn: 3, newestPress: 3, sinceOwnTurn: [1, 0] };
  const news = [
    '> <:broken-heart:>Hugo and Ines collapse and wake up at the bar.',
    '> <:broken-heart:>Vera collapses and wakes up at the bar (A1) with 1\u00a0life.',
    '> <:pouring-chalice:>Olga pours a cocktail over your agent Esra (wet clothes, halved chances).',
  ];
  const table = { ...loaded.table, turns, events };
  for (const now of [table, { ...table, status: 'over' as const, ending: { by: 'game' as const } }])
    expect(newsFor({ ...loaded, table: now }, 0, 'en', 1)).toEqual(news);
});

test('always shows four lines, even above a tall board', () => {
  expect(linesOf(40)).toEqual([26, 27, 28, 29].map((unit) => `> Bo moves unit ${unit}.`));
});

test('shows what the reader lost rather than the newest line', () => {
  const lines = [{ text: 'Breaker hits you for 4.', weight: 'own' as const }, ...story.lines];
  const shown = textOf(storySection({ board: board(40) }, { lines }, 'en'));
  expect(shown).toMatch(/> Breaker hits you for 4\.\n[\s\S]*Bo moves unit 29\./);
});

test('tells a player what the start of the opponent’s turn cost, and while waiting the whole own turn', async () => {
  const context = await testContext([duel]);
  const { id } = (await open(context, { game: duel, seed: 1, occupants: named })).table;
  const storyOf = async (seat: 0 | 1) => {
    const { heading, lines } = storyLinesFor(await findTable(context, id), seat, 'en');
    return [...(heading ? [say(heading, 'en')] : []), ...lines.map(({ text }) => text)];
  };
  expect((await storyOf(1))[0]).toBe('Ada goes first.');
  // No card is played, so that hands are full in the fifth turn.
  for (let turn = 0; turn < 9; turn++) await playLine(context, id, { person: turn % 2 ? 'bo' : 'ada' }, 'finish');
  const loss = 'Bo loses 1 life because their hand is full: 30 → 29.';
  expect(await storyOf(0)).toEqual(['Your last turn', 'You end your turn.', loss]);
  await playLine(context, id, { person: 'bo' }, 'finish');
  expect(await storyOf(0)).toEqual([
    'Since your last turn',
    loss,
    'Bo ends the turn.',
    'You lose 1 life because your hand is full: 29 → 28.',
  ]);
});

const named = ['Ada', 'Bo'].map((name) => ({ ...person(name.toLowerCase()), name }));
