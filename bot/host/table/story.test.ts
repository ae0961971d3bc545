import { expect, test } from 'vitest';
import type { ViewerEvents } from '../../../games/kit/viewer-events.ts';
import type { Sitter } from '../../../storage/records/table.ts';
import { tellOn } from './story.ts';

const ada: Sitter = { kind: 'person', id: 'ada' };
const ben: Sitter = { kind: 'person', id: 'ben' };
const computer: Sitter = { kind: 'computer', level: 'easy' };
const OLD = { kind: 'old' };
const NEW = { kind: 'new' };

test.each([
  ['a person begins a turn', [ada, ben], 1, 0, [NEW]],
  ['a person goes on, and another one waits', [ada, ben], 1, 1, [OLD, NEW]],
  ['a person goes on, and nobody waits', [ada], 0, 0, [NEW]],
  ['a person goes on against a computer', [ada, computer], 0, 0, [NEW]],
  ['a computer answers', [ada, computer], 1, 0, [OLD, NEW]],
  ['computers play each other', [computer, computer], 1, 0, [NEW]],
  ['a computer goes on, and everybody watches', [computer, computer], 1, 1, [OLD, NEW]],
])('%s', (_, seats, seat, before, told) => {
  const teller = { seats, seat, before, inPieces: false };
  expect(tellOn([OLD], [NEW], teller)).toEqual(told);
  expect(tellOn([OLD], [], teller)).toEqual([OLD]);
});

test('where each hears at their own time, a new story takes the place of the old one for its reader alone', () => {
  const telling = (to: number, begins: boolean, kind: string): ViewerEvents => ({
    kind: 'telling',
    to,
    begins,
    events: [{ kind }],
  });
  const teller = { seats: [ada, ben], seat: 0, before: 1, inPieces: true };
  const [first, mine, more, anew] = [
    telling(0, true, 'a'),
    telling(1, true, 'b'),
    telling(0, false, 'c'),
    telling(0, true, 'd'),
  ];
  expect(tellOn([first, mine], [more], teller)).toEqual([first, mine, more]);
  expect(tellOn([first, mine, more], [anew], teller)).toEqual([mine, anew]);
  expect(tellOn([first], [], teller)).toEqual([first]);
});
