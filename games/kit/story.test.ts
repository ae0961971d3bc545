import { expect, test } from 'vitest';
import { type StoryLine, type StoryWeight, summarize } from './story.ts';

const line = (text: string, weight?: StoryWeight): StoryLine => ({ text, ...(weight && { weight }) });
const upTo = (count: number) => (lines: readonly StoryLine[]) => lines.length <= count;
const summary = (count: number, ...lines: readonly StoryLine[]) =>
  summarize(lines, upTo(count)).map(({ text }) => text);

test('keeps the reader’s own losses before others, in the order of events', () => {
  const lines = [line('You lose 3', 'own'), line('Bo sets'), line('Bo loses 2', 'others'), line('Bo moves')];
  expect(summary(2, ...lines)).toEqual(['You lose 3', 'Bo loses 2']);
  expect(summary(3, ...lines)).toEqual(['You lose 3', 'Bo loses 2', 'Bo moves']);
});

test('drops routine unless there is nothing else', () => {
  const routine = [line('Bo ends the turn', 'routine'), line('You draw', 'routine')];
  expect(summary(5, line('Bo sets'), ...routine)).toEqual(['Bo sets']);
  expect(summary(5, ...routine)).toEqual(['Bo ends the turn', 'You draw']);
});

test('joins repeats with their number', () => {
  expect(summary(5, line('Miss'), line('Hit', 'own'), line('Miss'))).toEqual(['Hit', 'Miss (×2)']);
});

test('shows at least one line', () => {
  expect(summary(0, line('Bo sets'), line('You lose 3', 'own'))).toEqual(['You lose 3']);
});

test('joins lines about one thing, at the place of the last one', () => {
  const lines = [
    { text: 'Breaker hits you: 30 → 26', topic: 'life' },
    line('Bo sets'),
    { text: 'Netter hits you: 26 → 24', topic: 'life', joined: 'You lose 6: 30 → 24' },
  ];
  expect(summary(5, ...lines)).toEqual(['Bo sets', 'You lose 6: 30 → 24']);
  expect(summary(5, lines[0]!)).toEqual(['Breaker hits you: 30 → 26']);
});

test('keeps harm before everything else, in the order of events', () => {
  const lines = [line('You win.', 'own'), line('Bo sets.', 'board'), line('You are hit.', 'harm')];
  expect(summarize(lines, (some) => some.length <= 2).map(({ text }) => text)).toEqual(['You win.', 'You are hit.']);
});

test('keeps four lines about harm, three others about the reader and one about the others although they do not fit', () => {
  const hits = Array.from({ length: 8 }, (_, index) => line(`Hit ${index}.`, 'harm'));
  const lines = [
    ...hits,
    line('You win.', 'own'),
    line('You rest.', 'own'),
    line('You eat.', 'own'),
    line('Bo wins.', 'others'),
  ];
  expect(summarize(lines, () => false).map(({ text }) => text)).toEqual([
    ...['Hit 4.', 'Hit 5.', 'Hit 6.', 'Hit 7.'],
    ...['You win.', 'You rest.', 'You eat.', 'Bo wins.'],
  ]);
});

test('keeps marked lines although they do not fit', () => {
  const lines = [{ text: 'Bo wins 5', isKept: true }, line('Bo sets'), line('You are hit.', 'harm')];
  expect(summary(1, ...lines)).toEqual(['Bo wins 5', 'You are hit.']);
});
