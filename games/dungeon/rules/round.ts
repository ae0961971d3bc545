import type { RoundEvent } from '../events.ts';
import type { Room } from '../state.ts';
import { castAbility } from './abilities.ts';
import type { Draw } from './chance.ts';
import { melee } from './combat.ts';
import { takeTurn } from './enemy-turn.ts';
import { type Direction, step } from './grid.ts';
import { type Draft, draftOf, enemyAt, isWall } from './room.ts';
import { tick } from './tick.ts';

export type Action = Direction | 'cast' | 'wait';

/** Plays one round: the hero's action and tick, then every living enemy's turn. Stops when the hero dies. */
export function playRound(room: Room, action: Action, draw: Draw): { room: Room; events: readonly RoundEvent[] } {
  const draft = draftOf(room, draw);
  act(draft, action);
  draft.hero = tick(draft.hero);
  for (const enemy of draft.enemies) {
    if (draft.hero.health === 0) break;
    takeTurn(draft, enemy);
  }
  const { walls, hero, enemies, events } = draft;
  return { room: { walls, hero, enemies }, events };
}

function act(draft: Draft, action: Action): void {
  if (action === 'cast') castAbility(draft, draft.hero);
  else if (action !== 'wait') stepHero(draft, action);
}

function stepHero(draft: Draft, direction: Direction): void {
  const cell = step(draft.hero, direction);
  const enemy = enemyAt(draft, cell);
  if (isWall(draft, cell)) draft.events.push({ kind: 'blocked', name: draft.hero.name });
  else if (!enemy) Object.assign(draft.hero, cell);
  else {
    melee(draft, draft.hero, enemy);
    if (enemy.health === 0) Object.assign(draft.hero, cell);
  }
}
