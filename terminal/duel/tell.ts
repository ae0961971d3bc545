import type { DuelEvent } from '../../games/duel/events.ts';

/** The line that the original prints for an event; it passes over most of them in silence. */
export function tell(event: DuelEvent, names: readonly [string, string]): string | undefined {
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
