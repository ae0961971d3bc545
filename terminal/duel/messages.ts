import type { Fault } from '../../games/duel/rules/faults.ts';

/** The original's lines for commands that do nothing. */
export const MESSAGES = {
  unknown: '[INFO] Unknown command!',
  count: '[INFO] Wrong parameter count!',
  parameter: '[INFO] Invalid command parameter!',
  impossible: '[INFO] Execution not possible!',
  shields: '[INFO] Destroy all shields first!',
  mana: '[INFO] Not enough mana for this move!',
} as const;

export type Message = keyof typeof MESSAGES;

/** The original tells only two faults apart from the rest. */
export function messageOf(fault: Fault): Message {
  if (fault === 'shielded') return 'shields';
  return fault === 'not-enough-mana' ? 'mana' : 'impossible';
}

/** What `help` prints. */
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
