import { type AnyGame, say } from '@longtable/kit';
import { findGame, namesIn } from '@longtable/kit/load';
import type { Terminal, TextGame } from '@longtable/kit/terminal';
import { readSettings } from './settings.ts';
import { PlainTable } from './table.ts';

/**
 * Plays any game at the terminal: `plain GAME|FILE [--seed N] [--language en|de] [--computer LEVEL] [--people
 * NAME,NAME] [option=value …]`.
 */
export const plain: TextGame = {
  manual: (
    command,
  ) => `Any game, with its choices numbered. Games without their own text interface also start by their name alone.

  ${command} plain spy
  ${command} plain farmland --language de
  ${command} plain duel --people Ada,Bo

  --seed N             a whole number; the same seed and moves give the same game
  --language en|de
  --computer LEVEL     the computer level for the other seats
  --people NAME,NAME   everyone plays at this keyboard
  --players N          the number of seats; computers take the others
  option=value         an option of /play; for a file, its path
`,

  async play([name = '', ...args], terminal) {
    const game = await findGame(name, namesIn(process.env.GAMES), process.cwd()).catch((error: Error) => error.message);
    return typeof game === 'string' ? stop(terminal, game) : playPlainly(game, args, terminal);
  },
};

async function playPlainly(game: AnyGame, args: readonly string[], terminal: Terminal): Promise<number> {
  const settings = await readSettings(game, args).catch((error: Error) => error.message);
  if (typeof settings === 'string') return stop(terminal, settings);
  const begun = game.setup(settings.options, settings.seed, settings.players.length);
  if (begun.refused) return stop(terminal, say(begun.refused.sentence, settings.language));
  await new PlainTable(game, settings, terminal, begun.state).play(begun.events);
  return 0;
}

function stop(terminal: Terminal, sentence: string): number {
  terminal.write(`${sentence}\n`);
  return 2;
}
