import type { TextGame } from '../io.ts';

/** Plays a text game with lines typed in advance, for tests: all that it wrote, and its exit code. */
export async function playTyped(
  game: TextGame,
  args: readonly string[],
  lines: readonly string[],
): Promise<{ output: string; code: number }> {
  const waiting = [...lines];
  let output = '';
  const code = await game(args, {
    read: async () => waiting.shift(),
    write: (text) => {
      output += text;
    },
  });
  return { output, code };
}
