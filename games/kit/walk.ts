import type { AnyGame, Choice, Input, Seat } from './game.ts';

/**
 * For games that run in another thread: a function that runs these functions of the kit there. They match typed text with
 * patterns of the game, or call the game many times.
 */
export const remoteWalks = new WeakMap<
  AnyGame,
  (name: 'isOffered' | 'correctSpelling' | 'puzzleProblem', args: readonly unknown[]) => unknown
>();

/** Whether `choices` lead to this line. Typed input counts if it matches its pattern. */
export function isOffered(game: AnyGame, state: unknown, seat: Seat, line: string, partial = ''): boolean {
  const remote = remoteWalks.get(game);
  if (remote) return remote('isOffered', [state, seat, line, partial]) as boolean;
  return game.choices(state, seat, partial).some((choice) => {
    if (!line.startsWith(choice.line)) return false;
    if (choice.input) return isAnswer(choice.input, line.slice(choice.line.length));
    return choice.final ? choice.line === line : isOffered(game, state, seat, line, choice.line);
  });
}

/** Whether a text as a whole matches the pattern of an input. */
export function isAnswer({ pattern }: Input, text: string): boolean {
  return new RegExp(`^(?:${pattern.source})$`).test(text);
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

/** Corrects case and spaces of a typed line to the game's spelling. For an unknown line, corrects only the spaces. */
export function correctSpelling(game: AnyGame, state: unknown, seat: Seat, typed: string): string {
  const remote = remoteWalks.get(game);
  if (remote) return remote('correctSpelling', [state, seat, typed]) as string;
  const plain = typed.trim().replace(/\s+/g, ' ');
  const guesses = [typed, plain, plain.toLowerCase(), plain.toUpperCase()];
  return (
    guesses.find((line) => !game.play(state, seat, line).refused) ??
    findSimilarLine(game, state, seat, plain, '') ??
    plain
  );
}

/**
 * Returns the line of the choices that equals the typed text, ignoring case and spaces, or undefined if there is none.
 */
function findSimilarLine(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  typed: string,
  partial: string,
): string | undefined {
  for (const choice of game.choices(state, seat, partial)) {
    const line =
      completeLine(choice, typed) ?? (leadsTo(choice, typed) && findSimilarLine(game, state, seat, typed, choice.line));
    if (line) return line;
  }
  return undefined;
}

function completeLine({ line, final, input }: Choice, typed: string): string | undefined {
  if (!input) return final && normalize(line) === normalize(typed) ? line : undefined;
  const rest = restAfter(line, typed);
  const meant = rest === undefined ? [] : [rest, rest.toLowerCase(), rest.toUpperCase(), normalize(rest)];
  const answer = meant.find((text) => isAnswer(input, text));
  return answer === undefined ? undefined : line + answer;
}

function leadsTo({ line, final, input }: Choice, typed: string): boolean {
  return !final && !input && normalize(typed).startsWith(normalize(line));
}

/**
 * Returns the typed text after a line, ignoring case and spaces, or undefined if the text does not start with the line.
 */
function restAfter(line: string, typed: string): string | undefined {
  const length = Array.from({ length: typed.length + 1 }, (_, at) => at).find(
    (at) => normalize(typed.slice(0, at)) === normalize(line),
  );
  return length === undefined ? undefined : typed.slice(length).trim();
}

function normalize(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
