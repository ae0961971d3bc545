import type { TextGame } from '../terminal/index.ts';

/** Plays a text game with lines typed in advance. Returns its whole output and its exit code. */
export async function playTyped(
  game: TextGame,
  args: readonly string[],
  lines: readonly string[],
  hasColours = false,
): Promise<{ output: string; code: number }> {
  const waiting = [...lines];
  let output = '';
  const code = await game.play(args, {
    read: async () => waiting.shift(),
    write: (text) => {
      output += text;
    },
    hasColours,
  });
  return { output, code };
}
