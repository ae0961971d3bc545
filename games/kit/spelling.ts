import type { AnyGame, Choice, Seat } from './game.ts';

/** Corrects case and spaces of a typed line to the game's spelling. For an unknown line, corrects only the spaces. */
export function correctSpelling(game: AnyGame, state: unknown, seat: Seat, typed: string): string {
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
  const isMeant = new RegExp(`^(?:${input.pattern.source})$`);
  const meant = rest === undefined ? [] : [rest, rest.toLowerCase(), rest.toUpperCase(), normalize(rest)];
  const answer = meant.find((text) => isMeant.test(text));
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
