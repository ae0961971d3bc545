/** Parsed line. Cards are numbered in the hand and creatures by slot, both from 1; target 0 is the opponent. */
export type Command =
  | { readonly verb: 'attack'; readonly target: number; readonly by: number }
  | { readonly verb: 'set'; readonly card: number; readonly slot: number }
  | { readonly verb: 'cast'; readonly card: number }
  | { readonly verb: 'betray'; readonly card: number; readonly target: number; readonly slot: number }
  | { readonly verb: 'sacrifice'; readonly card: number }
  | { readonly verb: 'finish' };

/** Returns the line of a command, in the only spelling that `parseLine` accepts. */
export function makeLine(command: Command): string {
  switch (command.verb) {
    case 'attack':
      return `attack ${command.target} with ${command.by}`;
    case 'set':
      return `set ${command.card} to ${command.slot}`;
    case 'cast':
    case 'sacrifice':
      return `${command.verb} ${command.card}`;
    case 'betray':
      return `cast ${command.card} take ${command.target} to ${command.slot}`;
    case 'finish':
      return 'finish';
  }
}

const SPELLINGS: readonly (readonly [RegExp, (a: number, b: number, c: number) => Command])[] = [
  [/^attack ([0-7]) with ([1-7])$/, (target, by) => ({ verb: 'attack', target, by })],
  [/^set ([1-7]) to ([1-7])$/, (card, slot) => ({ verb: 'set', card, slot })],
  [/^cast ([1-7])$/, (card) => ({ verb: 'cast', card })],
  [/^cast ([1-7]) take ([1-7]) to ([1-7])$/, (card, target, slot) => ({ verb: 'betray', card, target, slot })],
  [/^sacrifice ([1-7])$/, (card) => ({ verb: 'sacrifice', card })],
  [/^finish$/, () => ({ verb: 'finish' })],
];

/** Returns the command of a line, or undefined if it is malformed. */
export function parseLine(line: string): Command | undefined {
  for (const [spelling, command] of SPELLINGS) {
    const match = spelling.exec(line);
    if (match) return command(Number(match[1]), Number(match[2]), Number(match[3]));
  }
  return undefined;
}
