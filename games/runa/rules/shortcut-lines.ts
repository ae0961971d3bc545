/** Attack on a monster, once or until a monster dies. */
interface Attack {
  readonly card: number;
  readonly target: number;
  readonly repeats: boolean;
}

/** Returns the line of an attack: `>2 1` for the second card at the first monster, `>2 1 on` to repeat it. */
export function makeAttack({ card, target, repeats }: Attack): string {
  return `>${card + 1} ${target + 1}${repeats ? ' on' : ''}`;
}

/** Returns the attack of a line, or undefined if it is malformed. */
export function parseAttack(line: string): Attack | undefined {
  const [, card, target, repeats] = /^>([1-9]\d?) ([1-9])( on)?$/.exec(line) ?? [];
  return card ? { card: Number(card) - 1, target: Number(target) - 1, repeats: repeats !== undefined } : undefined;
}
