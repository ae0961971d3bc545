import type { AnyGame, Choice, Seat } from './game.ts';

/** Whether `choices` lead to this line. Typed input counts if it matches its pattern. */
export function isOffered(game: AnyGame, state: unknown, seat: Seat, line: string, partial = ''): boolean {
  return game.choices(state, seat, partial).some((choice) => {
    if (!line.startsWith(choice.line)) return false;
    if (choice.input) return new RegExp(`^(?:${choice.input.pattern.source})$`).test(line.slice(choice.line.length));
    return choice.final ? choice.line === line : isOffered(game, state, seat, line, choice.line);
  });
}

/** Whether a line lets the computer choose the move. */
export function isHelp(game: AnyGame, state: unknown, seat: Seat, line: string): boolean {
  return game.choices(state, seat, '').some((choice) => choice.help === true && choice.line === line);
}

/**
 * Walks from the empty partial to a complete line, calling `pick` at every step. Returns undefined if there are no
 * choices.
 */
export function walkToLine(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  pick: (choices: readonly Choice[]) => Choice,
): string | undefined {
  let partial = '';
  for (;;) {
    const choices = game.choices(state, seat, partial);
    if (choices.length === 0) return undefined;
    const choice = pick(choices);
    if (choice.input) return choice.line + choice.input.example;
    if (choice.final) return choice.line;
    partial = choice.line;
  }
}

/** Returns the first complete line of the choices, or undefined if there is none. For typed input, uses its example. */
export function firstLine(game: AnyGame, state: unknown, seat: Seat): string | undefined {
  return walkToLine(game, state, seat, ([first]) => first as Choice);
}
