import { describe, expect, test } from 'vitest';
import type { DuelEvent } from '../events.ts';
import { cards } from '../testing/stage.ts';
import { tell } from './tell.ts';

describe('tell', () => {
  const [limpet] = cards('Limpet');
  const by = { name: 'Torchman', damage: 5, life: 4 };
  test.each<[DuelEvent, string]>([
    [{ kind: 'round', round: 3 }, '[INFO] Round: 3'],
    [{ kind: 'turn', seat: 1 }, '[INFO] Current player is Player 2'],
    [{ kind: 'rebirth-failed' }, '[INFO] Rebirth unsuccessful!'],
    [{ kind: 'end', winner: 0 }, '[INFO] Game ended. Player 1 won!'],
    [{ kind: 'sacrificed', seat: 0, card: limpet!, life: 31 }, 'Player 1 sacrifices a card: 31 life.'],
    [{ kind: 'hit-player', seat: 0, by, life: 25, drained: false }, 'Torchman hits Player 2 for 5: 25 life left.'],
    [
      { kind: 'hit-creature', seat: 0, by, target: { name: 'Troll', damage: 3, life: 7 } },
      'Torchman hits Troll 3/7: 3/2 left.',
    ],
    [
      { kind: 'hit-creature', seat: 0, by, target: { name: 'Troll', damage: 3, life: 5 } },
      'Torchman hits Troll 3/5: destroyed.',
    ],
  ])('%j', (event, line) => {
    expect(tell(event, 'spectator')).toEqual([line]);
    expect(tell(event, 1)).toEqual([line]);
  });

  test('only the owner hears which card was drawn or sacrificed', () => {
    expect(tell({ kind: 'drawn', seat: 0, card: limpet! }, 1)).toEqual([]);
    expect(tell({ kind: 'drawn', seat: 0, card: limpet! }, 0)).toEqual(['You draw Limpet.']);
    expect(tell({ kind: 'sacrificed', seat: 1, card: limpet!, life: 9 }, 1)).toEqual([
      'Player 2 sacrifices Limpet: 9 life.',
    ]);
  });
});
