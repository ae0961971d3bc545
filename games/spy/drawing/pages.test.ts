import { LANGUAGES } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { ask } from '../menus/turn.ts';
import { readerFor } from '../testing/readers.ts';
import { enemyAt, ownAt, stage } from '../testing/stage.ts';
import { pages } from './pages.ts';

describe('pages and questions', () => {
  test('start with the objective, then the team, then other people', () => {
    const { state } = stage(['...', '.@.'], [ownAt('B1', { carries: ['JETPACK'] }), enemyAt('C1')]);
    const titles = (viewer: 0 | 1 | 'spectator') => pages(state, readerFor(viewer)).map(({ title }) => title);
    const all = ['What now?', 'Your agents', 'Everyone else', 'Who’s who'];
    const end = ['Configuration', 'Configuration (2)', 'Legend'];
    expect(titles(0)).toEqual([...all, 'Gadgets and talents', ...end]);
    expect(titles(1)).toEqual([...all, ...end]);
    expect(titles('spectator')).toEqual(['Everyone else', 'Who’s who', ...end]);
    expect(pages(state, readerFor(0))[0]?.text).toMatch(/^Spy on guests/);
    expect(pages(state, readerFor(1))[0]?.text).toMatch(/The others are acting/);
  });

  test('list every value that applies in lines that fit a phone', () => {
    const { state: still } = stage(['...', '.@.'], [{ at: 'B1' }], { config: { pauseLimit: -1, plagueMask: true } });
    const state = { ...still, clockFactor: 1 };
    for (const language of LANGUAGES) {
      const shown = pages(state, readerFor('spectator', language)).filter(({ title }) => /^[CK]onfigu/.test(title));
      const lines = shown.flatMap((page) => page.lines);
      expect(lines.filter((line) => !line.endsWith(':'))).toHaveLength(Object.keys(state.config).length - 1);
      expect(lines.filter((line) => line.length > 36)).toEqual([]);
    }
    const [times, gadgets] = pages(state, readerFor('spectator')).filter(({ title }) => title.startsWith('Conf'));
    expect(times?.lines).toEqual(expect.arrayContaining(['Time:', 'Seconds per pause           no limit']));
    expect(gadgets?.lines).toContain('Anti-plague mask                 Yes');
  });

  test.each([
    [{ combinations: [1] }, {}, 'You know the combination of safe 1 (C1), so open it. It holds the cat’s collar.'],
    [{}, { carries: ['DIAMOND_COLLAR'] }, 'Agent has the collar. Bring it to the cat at A2'],
  ])('derive the objective from what a side knows and has', (knows, role, aim) => {
    const { state } = stage(['..$', '...'], [{ at: 'B1', ...role }], { cat: { x: 0, y: 1 } });
    Object.assign(state.sides[0], knows);
    expect(pages(state, readerFor(0))[0]?.text).toContain(aim);
  });

  test('show talents, gender and a description in the reader’s language', () => {
    const { state } = stage(['..'], [{ at: 'A1', has: ['TRADECRAFT'] }]);
    Object.assign(state.cast?.[0] ?? {}, {
      gender: 'FEMALE',
      description: 'Sings in three casinos and is wanted in four countries.',
    });
    const who = (language: 'en' | 'de') =>
      pages(state, readerFor(0, language)).find(({ title }) => /Who’s|Wer ist/.test(title))?.text;
    expect(who('en')).toBe(
      '**Agent A**: Tradecraft (second try on failure)\n-# female · Sings in three casinos and is wanted in four countries.',
    );
    expect(who('de')).toBe(
      '**Agent A**: Agentenhandwerk (bei Pech 2. Versuch)\n-# weiblich · Singt in drei Casinos und wird in vier Ländern gesucht.',
    );
  });
});

test.each([
  ['', 'Agent: 2 steps, 1 action left.'],
  ['walk', 'Walk: choose a destination.'],
  ['walk ', 'Walk: choose a column.'],
  ['gamble', 'Play roulette: choose a target.'],
  ['gamble B2', 'Play roulette: how many chips?'],
  ['use JETPACK', 'Jetpack: choose a target.'],
  ['use JETPACK C', 'Jetpack: choose a field in this column.'],
])('asks after "%s": "%s"', (partial, question) => {
  const { state } = stage(['...', '.@.'], [{ at: 'B1', carries: ['JETPACK'] }]);
  expect(ask(state, 0, partial, readerFor(0))).toBe(question);
});

test.each([
  ['en', 'Agent: 2 steps left, no actions in fog.'],
  ['de', 'Agent: 2 Schritte, im Nebel keine Aktionen.'],
  ['fr', 'Agent\u00a0: encore 2 pas, aucune action dans le brouillard.'],
  ['es', 'Agent: 2 pasos, sin acciones en la niebla.'],
] as const)('says that an agent in fog has no actions, in %s', (language, question) => {
  const { state } = stage(['...', '.@.'], [{ at: 'B1' }]);
  state.board.fog = [{ at: { x: 1, y: 0 }, until: 9 }];
  expect(ask(state, 0, '', readerFor(0, language))).toBe(question);
});
