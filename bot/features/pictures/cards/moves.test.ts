import type { AnyGame, StoryLine } from '@longtable/kit';
import { bar, box, compose, group, type Picture, place, rect, SIGNS } from '@longtable/kit/picture';
import { expect, test } from 'vitest';
import { withEffects } from './effects.ts';
import { captionOf, MoveFrames } from './moves.ts';

/** Returns a board with two fighters and a rectangle at a horizontal position. */
const board = (x: number, height = 100) => {
  const frog = group([place(box(0, 0, 40, 40), 'frog')], { x: 100, y: 50 });
  const hero = place(box(0, 60, 40, 40), 'hero');
  return compose(height, ['#000000'], [rect(box(x % 500, 0, 20, 20), { fill: '#ffffff' }), frog, hero]);
};
const hit = (text: string, number: number): StoryLine => ({
  ...{ text, weight: 'others', effects: [{ actor: 'hero', target: 'frog', number }] },
});
const PACE = { frames: 60, frameMs: 400, totalMs: 60_000, lastMs: 5000 };

test('shows an effect on the board before the move with actor, target and number, then the board after it', () => {
  const collected = new MoveFrames();
  collected.addBoard(board(1));
  collected.addMove(board(2), [hit('Ada hits the frog.', -4)]);
  const { frames } = collected.build(PACE, true);
  expect(frames.map(({ drawing, effects }) => [JSON.parse(drawing).items[0].x, effects])).toEqual([
    [1, undefined],
    [1, [{ actor: box(0, 60, 40, 40), target: box(100, 50, 40, 40), number: -4 }]],
    [2, undefined],
  ]);
  expect(frames.map(({ caption }) => caption?.lines)).toEqual([[], ['Ada hits the frog.'], ['Ada hits the frog.']]);
});

test('lowers the life of a target from effect to effect of a move, and not that of the actor', () => {
  const lifeAt = (x: number, value: number) => bar(box(x, 5, 80, 20), value, 20, { words: `${value}/20` });
  const both = [place(box(0, 0, 90, 90), 'frog'), place(box(300, 0, 9, 9), 'hero'), place(box(100, 0, 90, 90), 'hero')];
  const withLife = (life: number) => compose(100, ['#000000'], [...both, lifeAt(5, life), lifeAt(105, 15)]);
  const collected = new MoveFrames();
  collected.addMove(withLife(8), [hit('First.', -7), hit('Second.', -5)], withLife(20));
  const bars = collected.build(PACE, false).frames.flatMap(({ drawing, effects }) => {
    const board = JSON.parse(drawing) as Picture;
    const { items } = effects ? withEffects(board, effects) : board;
    return items.flatMap((item) => (item.kind === 'bar' ? [[item.words, item.loss]] : []));
  });
  expect(bars).toEqual([
    ['20/20', 7],
    ['15/20', undefined],
    ['13/20', 5],
    ['15/20', undefined],
    ['8/20', undefined],
    ['15/20', undefined],
  ]);
});

test('holds a miss no longer than a board, and a deadly effect without a number as long as a hit', () => {
  const collected = new MoveFrames();
  const signs = [SIGNS.cancel, SIGNS.deadly];
  for (const [at, icon] of signs.entries()) {
    const effects = [{ actor: 'hero', target: 'frog', icon }];
    collected.addMove(board(at + 2), [{ text: icon, effects }], board(at + 1));
  }
  expect(collected.build(PACE, false).frames.map(({ ms }) => ms)).toEqual([400, 1000, 5000]);
  expect(collected.hasHits).toBe(true);
});

test('shows each step of a move on its own board, without routine', () => {
  const step = (state: number, text: string, weight: StoryLine['weight'] = 'board') => ({
    state,
    events: [{ kind: 'told', text, weight, effects: [{ actor: 'hero', target: 'frog' }] }],
  });
  const steps = () => [step(2, 'Ada walks.'), step(3, 'Ada turns.'), step(4, 'Ada ends the turn.', 'routine')];
  const game = {
    presentation: { steps, story: (events: StoryLine[]) => events, picture: (state: number) => board(state) },
  };
  const collected = new MoveFrames();
  const reader = { viewer: 'spectator', language: 'en', names: [] } as const;
  collected.addSteps(game as unknown as AnyGame, { start: 1, line: 'auto', events: [] }, reader, board(5), board(1));
  const { frames } = collected.build(PACE, true);
  expect(frames.map(({ drawing, caption }) => [JSON.parse(drawing).items[0].x, caption?.lines])).toEqual([
    [2, ['Ada walks.']],
    [5, ['Ada turns.']],
    [5, ['Ada turns.']],
  ]);
});

test('merges moves with the same picture into one frame with the last caption', () => {
  const collected = new MoveFrames();
  collected.addBoard(board(1), ['Ada waits.']);
  collected.addBoard(board(1, 120), ['Ada grows.']);
  collected.addBoard(board(1, 120), ['Ada wins.']);
  collected.addBoard(board(1, 120));
  const { frames, high } = collected.build(PACE, true);
  expect(frames.map(({ caption }) => caption)).toEqual([
    { lines: ['Ada waits.'], at: 1, of: 2 },
    { lines: ['Ada wins.'], at: 2, of: 2 },
  ]);
  expect(high).toBe(120);
});

test('captions a board with its heaviest line first and without routine', () => {
  const story: StoryLine[] = [
    { text: 'Bo sets a wall.' },
    { text: 'Ada loses 3.', weight: 'own' },
    { text: 'Bo ends the turn.', weight: 'routine' },
  ];
  expect(captionOf(story)).toEqual(['Ada loses 3.', 'Bo sets a wall.']);
});

test('keeps the last effect of games of any length, even if an earlier one is larger', () => {
  for (let moves = 60; moves < 180; moves++) {
    const collected = new MoveFrames();
    for (let move = 1; move <= moves; move++)
      collected.addMove(board(move + 1), [hit(`Hit ${move}.`, move < moves ? -9 : -1)], board(move));
    const { frames } = collected.build(PACE, true);
    expect(frames).toHaveLength(60);
    expect(frames.findLast(({ effects }) => effects)?.caption?.lines).toEqual([`Hit ${moves}.`]);
  }
});

test('shortens a long game by keeping the largest effects', () => {
  const collected = new MoveFrames();
  for (let move = 0; move < 450; move++) {
    const story = move === 237 ? hit('The effect.', -9) : { text: `Move ${move}.` };
    collected.addMove(board(move + 1), [story], board(move));
  }
  const { frames } = collected.build(PACE, true);
  expect(frames).toHaveLength(60);
  expect(frames.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(65_000);
  expect(frames[0]?.caption?.lines).toEqual(['Move 0.']);
  expect(frames.at(-1)?.caption?.lines).toEqual(['Move 449.']);
  expect(frames.flatMap(({ effects, caption }) => (effects ? caption?.lines : []))).toEqual(['The effect.']);
});
