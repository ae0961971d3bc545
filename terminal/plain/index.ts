import { type AnyGame, say } from '@longtable/kit';
import { findGame, namesIn } from '@longtable/kit/load';
import type { Terminal, TextGame } from '../io.ts';
import { readSettings } from './settings.ts';
import { PlainTable } from './table.ts';

/**
 * Plays any game at the terminal: `plain GAME|FILE [--seed N] [--language en|de] [--computer LEVEL] [--people
 * NAME,NAME] [option=value …]`.
 */
export const play: TextGame = async ([name = '', ...args], terminal) => {
  const game = await findGame(name, namesIn(process.env.GAMES), process.cwd()).catch((error: Error) => error.message);
  return typeof game === 'string' ? stop(terminal, game) : playPlainly(game, args, terminal);
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
