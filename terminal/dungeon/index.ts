import { inColour, type Paint, plain } from '../../games/dungeon/drawing/colours.ts';
import { play as playLine, playWith } from '../../games/dungeon/play.ts';
import { scripted } from '../../games/dungeon/rules/chance.ts';
import { parseLine } from '../../games/dungeon/rules/lines.ts';
import { newRun } from '../../games/dungeon/setup.ts';
import { phase, type State } from '../../games/dungeon/state.ts';
import { print, type Terminal, type TextGame } from '../io.ts';
import { display, heroMenu } from './display.ts';
import { readLevelFolder } from './level-folder.ts';
import { readSettings, USAGE } from './settings.ts';

const HERO_HINT = 'Choose a hero: type a number from 1 to 7.';
const KEYS_HINT = 'Type w (up), s (down), a (left), d (right), e (cast) or q (wait).';

/** The dungeon at the terminal: a folder of levels, a menu of heroes, then one key a line until the end. */
export const play: TextGame = async (args, terminal) => {
  const settings = readSettings(args);
  if (!settings) {
    terminal.write(USAGE);
    return 2;
  }
  const levels = await readLevelFolder(settings.folder);
  if (typeof levels === 'string') {
    terminal.write(`${levels}\n`);
    return 1;
  }
  const run = newRun(levels, settings.seed);
  const paint = settings.colour ? inColour : plain;
  return settings.draws
    ? playScript(run, terminal, paint, settings.draws)
    : playRun(run, terminal, paint, (state, line) => playLine(state, 0, line));
};

type PlayOn = (state: State, line: string) => ReturnType<typeof playLine>;

/** A run whose every draw was written down; it stops with a sentence where the script does not fit the rules. */
async function playScript(run: State, terminal: Terminal, paint: Paint, draws: readonly number[]): Promise<number> {
  const draw = scripted(draws);
  try {
    return await playRun(run, terminal, paint, (state, line) => playWith(state, line, draw));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    terminal.write(`${error.message}\n`);
    return 1;
  }
}

async function playRun(start: State, terminal: Terminal, paint: Paint, playOn: PlayOn): Promise<number> {
  print(terminal, [...heroMenu(), HERO_HINT]);
  let state = start;
  while (!['won', 'dead'].includes(phase(state))) {
    const line = await terminal.read();
    if (line === undefined) return 0;
    // The table's longer lines (walk w, rest) are not among the document's keys.
    const outcome = state.room && parseLine(line)?.verb !== 'act' ? undefined : playOn(state, line);
    if (!outcome || outcome.refused) {
      print(terminal, [state.room ? KEYS_HINT : HERO_HINT]);
    } else {
      if (!state.room) print(terminal, [KEYS_HINT]);
      print(terminal, display(state.room, outcome.state.room!, outcome.events, paint));
      state = outcome.state;
    }
  }
  return 0;
}
