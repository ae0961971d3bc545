import type { Viewer } from '../../kit/game.ts';
import type { DuelEvent, Standing } from '../events.ts';
import { across, type DuelSeat } from '../state.ts';

/** The line that the original prints for an event; it passes over most of them in silence. */
export function printed(event: DuelEvent, names: readonly [string, string]): string | undefined {
  switch (event.kind) {
    case 'round':
      return `[INFO] Round: ${event.round}`;
    case 'turn':
      return `[INFO] Current player is ${names[event.seat]}`;
    case 'rebirth-failed':
      return '[INFO] Rebirth unsuccessful!';
    case 'end':
      return `[INFO] Game ended. Player ${names[event.winner]} won!`;
    default:
      return undefined;
  }
}

/** What a viewer at the table hears: the original's line, or a short sentence where the original is silent. That somebody draws is plain from the board. */
export function tell(event: DuelEvent, viewer: Viewer): readonly string[] {
  const names = event.kind === 'end' ? (['1', '2'] as const) : (['Player 1', 'Player 2'] as const);
  const line = printed(event, names) ?? sentence(event, viewer);
  return line === undefined ? [] : [line];
}

function sentence(event: DuelEvent, viewer: Viewer): string | undefined {
  switch (event.kind) {
    case 'drawn':
      return viewer === event.seat ? `You draw ${event.card.name}.` : undefined;
    case 'missed-draw':
      return `${player(event.seat)} cannot draw and loses 1 life: ${event.life} left.`;
    case 'set':
      return `${player(event.seat)} sets ${event.card.name} ${event.card.damage}/${event.card.life} to slot ${event.slot}.`;
    case 'hit-creature':
      return `${event.by.name} hits ${figures(event.target)}: ${hurt(event.target, event.by.damage)}.`;
    case 'hit-player': {
      const drain = event.drained ? ' and drains all mana' : '';
      const victim = player(across(event.seat));
      return `${event.by.name} hits ${victim} for ${event.by.damage}${drain}: ${event.life} life left.`;
    }
    case 'cast':
      return `${player(event.seat)} casts ${event.spell}.`;
    case 'healed':
      return `${event.creatures} ${event.creatures === 1 ? 'creature gains' : 'creatures gain'} 1 life.`;
    case 'bitten':
      return `${player(event.seat)} rises to ${event.life} life, ${player(across(event.seat))} falls to ${event.prey}.`;
    case 'reborn':
      return `${event.card.name} returns to slot ${event.slot}.`;
    case 'betrayed':
      return `${figures(event.creature)} changes sides, to slot ${event.slot}.`;
    case 'sacrificed': {
      const card = viewer === event.seat ? event.card.name : 'a card';
      return `${player(event.seat)} sacrifices ${card}: ${event.life} life.`;
    }
    default:
      return undefined;
  }
}

function player(seat: DuelSeat): string {
  return `Player ${seat + 1}`;
}

function figures({ name, damage, life }: Standing): string {
  return `${name} ${damage}/${life}`;
}

function hurt({ damage, life }: Standing, blow: number): string {
  return blow < life ? `${damage}/${life - blow} left` : 'destroyed';
}
