import { print, type TextGame } from '@longtable/kit/terminal';
import { farmland } from '../index.ts';
import { COMMANDS, run } from './commands.ts';
import type { Session } from './session.ts';
import { startUp } from './startup.ts';
import { errorLine } from './tell.ts';

/** Plays Crown of Farmland with the text interface of its document, one person against the computer. */
export const textGame: TextGame = {
  manual: (command, folder) => `Crown of Farmland with its original text interface: you against the computer.

  ${command} farmland seed=1 units=${folder}/terminal/samples/units.txt deck=${folder}/terminal/samples/deck.txt

  seed=N               a whole number; the same seed and commands give the same game
  units=FILE           one unit per line: qualifier;role;attack;defence
  deck=FILE            one number per line: how many of each unit; or deck1=FILE deck2=FILE
  board=FILE           the symbols the board is drawn with
  team1=NAME team2=NAME
  verbosity=all|compact
`,

  async play(args, terminal) {
    let session: Session;
    try {
      session = { ...(await startUp(args, terminal)), selected: null, locked: false };
    } catch (thrown) {
      print(terminal, [errorLine(thrown)]);
      return 0;
    }
    print(terminal, [`Use one of the following commands: ${[...COMMANDS.keys(), 'quit'].join(', ')}.`]);
    while (!farmland.result(session.state)) {
      const typed = await terminal.read();
      const words = typed?.trim().toLowerCase().split(/\s+/);
      if (!words || (words.length === 1 && words[0] === 'quit')) return 0;
      try {
        print(terminal, run(session, words));
      } catch (thrown) {
        print(terminal, [errorLine(thrown)]);
      }
    }
    return 0;
  },
};
