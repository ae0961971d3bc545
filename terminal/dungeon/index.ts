import { inColour, type Paint, plain } from '@longtable/dungeon/drawing/board';
import { play as playLine, playWith } from '@longtable/dungeon/play';
import { scripted } from '@longtable/dungeon/rules/chance';
import { parseLine } from '@longtable/dungeon/rules/lines';
import { heroNames, parseUnits, rosterOf } from '@longtable/dungeon/rules/roster';
import { newRun } from '@longtable/dungeon/setup';
import { phase, type State } from '@longtable/dungeon/state';
import { unitFaultText } from '@longtable/dungeon/words/faults';
import { say } from '@longtable/kit';
import { print, readText, type Terminal, type TextGame } from '../io.ts';
import { display, heroMenu } from './display.ts';
import { type DungeonSettings, readLevelFolder, readSettings, USAGE } from './settings.ts';

const heroHint = (state: State) => `Choose a hero: type a number from 1 to ${heroNames(state).length}.`;
const KEYS_HINT = 'Type w (up), s (down), a (left), d (right), e (cast) or q (wait).';

/** Plays Dungeon at the terminal: reads a folder of levels, shows a menu of heroes, then reads one key per line. */
export const play: TextGame = async (args, terminal) => {
  const settings = readSettings(args);
  if (!settings) {
    terminal.write(USAGE);
    return 2;
  }
  const run = await readRun(settings);
  if (typeof run === 'string') {
    terminal.write(`${run}\n`);
    return 1;
  }
  const paint = (settings.colour ?? terminal.hasColours) ? inColour : plain;
  return settings.draws
    ? playScript(run, terminal, paint, settings.draws)
    : playRun(run, terminal, paint, (state, line) => playLine(state, 0, line));
};

/** Returns the run before a hero is chosen, or an error message about its files. */
async function readRun({ folder, seed, units: path }: DungeonSettings): Promise<State | string> {
  const units = path === undefined ? undefined : await readText(path);
  if (path !== undefined && units === undefined) return `The file ${path} cannot be read.`;
  const parsed = units === undefined ? undefined : parseUnits(units);
  if (parsed && 'fault' in parsed) return `${parsed.fault.code}: ${say(unitFaultText(parsed.fault), 'en')}`;
  const levels = await readLevelFolder(folder, rosterOf({ units }).bestiary);
  return typeof levels === 'string' ? levels : { ...newRun(levels, seed), ...(units !== undefined && { units }) };
}

type PlayOn = (state: State, line: string) => ReturnType<typeof playLine>;

/** Plays a run with scripted draws. Stops with a message if they do not fit the rules. */
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
  let state = start;
  print(terminal, [...heroMenu(state), heroHint(state)]);
  while (!['won', 'dead'].includes(phase(state))) {
    const line = await terminal.read();
    if (line === undefined) return 0;
    // The table's longer lines (`walk w`, `rest`) are not keys of the document.
    const outcome = state.room && parseLine(line)?.verb !== 'act' ? undefined : playOn(state, line);
    if (!outcome || outcome.refused) {
      print(terminal, [state.room ? KEYS_HINT : heroHint(state)]);
    } else {
      if (!state.room) print(terminal, [KEYS_HINT]);
      print(terminal, display(state.room, outcome.state.room!, outcome.events, paint));
      state = outcome.state;
    }
  }
  return 0;
}
