import { say } from '@longtable/kit';
import { print, readText, type Terminal, type TextGame } from '@longtable/kit/terminal';
import { inColour, type Paint, plain } from '../drawing/colours.ts';
import { play, playWith } from '../play.ts';
import { scripted } from '../rules/chance.ts';
import { parseLine } from '../rules/lines.ts';
import { heroNames, rosterOf } from '../rules/roster/roster.ts';
import { parseUnits } from '../rules/roster/unit-file.ts';
import { newRun } from '../setup.ts';
import { phase, type State } from '../state.ts';
import { unitFaultText } from '../words/faults.ts';
import { display, heroMenu } from './display.ts';
import { type DungeonSettings, readLevelFolder, readSettings, USAGE } from './settings.ts';

const heroHint = (state: State) => `Choose a hero: type a number from 1 to ${heroNames(state).length}.`;
const KEYS_HINT = 'Type w (up), s (down), a (left), d (right), e (cast) or q (wait).';

/** Plays Dungeon at the terminal: reads a folder of levels, shows a menu of heroes, then reads one key per line. */
export const textGame: TextGame = {
  manual: (command, folder) => `Dungeon with its original text interface: choose a hero, then type one key per line.

  ${command} dungeon ${folder}/files/levels

  LEVEL_DIR            a folder with level1.txt, level2.txt, …
  --seed N             a whole number; the same seed and keys give the same run
  --draws N,N,…        every random draw of the run, in order
  --units FILE         further heroes and enemies, one per line
  --colour             the hero in green, enemies in red: on in a terminal, off through a pipe; --no-colour
`,

  async play(args, terminal) {
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
      : playRun(run, terminal, paint, (state, line) => play(state, 0, line));
  },
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

type PlayOn = (state: State, line: string) => ReturnType<typeof play>;

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
