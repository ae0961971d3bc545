import type { DuelEvent } from '../events.ts';
import type { Fault } from '../rules/verbs.ts';

/** The original's messages for commands without effect. */
export const MESSAGES = {
  unknown: '[INFO] Unknown command!',
  count: '[INFO] Wrong parameter count!',
  parameter: '[INFO] Invalid command parameter!',
  impossible: '[INFO] Execution not possible!',
  shields: '[INFO] Destroy all shields first!',
  mana: '[INFO] Not enough mana for this move!',
} as const;

export type Message = keyof typeof MESSAGES;

/** Returns the message of a fault. The original distinguishes only two of them. */
export function messageOf(fault: Fault): Message {
  if (fault === 'shielded') return 'shields';
  return fault === 'not-enough-mana' ? 'mana' : 'impossible';
}

export const HELP: readonly string[] = [
  '[INFO] These are the commands:',
  '[INFO] help',
  '[INFO]     Shows this list.',
  '[INFO] state',
  '[INFO]     Shows the board.',
  '[INFO] attack X with Y',
  '[INFO]     Your creature in slot Y attacks slot X of your opponent; X = 0 is your opponent.',
  '[INFO] set X to Y',
  '[INFO]     Puts creature card X of your hand on your free slot Y.',
  '[INFO] cast X',
  '[INFO]     Casts spell card X of your hand.',
  '[INFO] sacrifice X',
  '[INFO]     Gives up card X of your hand for 1 life point.',
  '[INFO] finish',
  '[INFO]     Ends your turn.',
  '[INFO] quit',
  '[INFO]     Gives up; your opponent wins.',
];

/** Returns the line that the original program prints for an event, or undefined if it prints none. */
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
