import { storyLines } from '@longtable/kit';
import { placeBlows, playerPlace } from '@longtable/kit/picture';
import { expect, test } from 'vitest';
import { slotPlace } from './blows.ts';
import { duel } from './index.ts';
import { midgame } from './testing/stage.ts';

const reader = { viewer: 'spectator', language: 'en', names: ['Ada', 'Bo'] } as const;

function played(line: string) {
  const outcome = duel.play(midgame, 0, line);
  if (outcome.refused) throw new Error(outcome.refused.code);
  return outcome;
}
const blowsAfter = (line: string) => storyLines(duel, played(line).events, reader).flatMap(({ blows }) => blows ?? []);

test.each([
  ['attack 4 with 1', [{ actor: slotPlace(0, 1), target: slotPlace(1, 4), number: -5 }]],
  [
    'cast 2',
    [
      { actor: playerPlace(0), target: playerPlace(1), number: -2 },
      { target: playerPlace(0), number: 2 },
    ],
  ],
  ['cast 4', [{ actor: playerPlace(0), target: slotPlace(0, 2) }]],
  ['sacrifice 1', [{ target: playerPlace(0), number: 1 }]],
  ['finish', []],
])('names the places of %s', (line, blows) => {
  expect(blowsAfter(line)).toEqual(blows);
});

test('shows an attack between the boxes of two cards, and a returning creature after the spell', () => {
  const draw = (state: typeof midgame) => duel.face.picture!(state, reader);
  const [before, after] = [draw(midgame), draw(played('attack 4 with 1').state)];
  const shown = placeBlows(blowsAfter('attack 4 with 1'), before, after);
  expect(shown?.picture).toBe(before);
  const cards = before.items.filter((item) => item.kind === 'card').map(({ name, x, y }) => [name, x, y]);
  const [{ actor, target } = {}] = shown?.blows ?? [];
  expect(cards).toContainEqual(['Torchman', actor?.x, actor?.y]);
  expect(cards).toContainEqual(['Dreadsub', target?.x, target?.y]);
  const reborn = draw(played('cast 4').state);
  expect(placeBlows(blowsAfter('cast 4'), before, reborn)?.picture).toBe(reborn);
});
