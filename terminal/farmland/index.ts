import { farmland } from '@longtable/farmland';
import { print, type TextGame } from '../io.ts';
import { COMMANDS, run } from './commands.ts';
import type { Session } from './session.ts';
import { startUp } from './startup.ts';
import { errorLine } from './tell.ts';

/** Plays Crown of Farmland with the text interface of its document, one person against the computer. */
export const play: TextGame = async (args, terminal) => {
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
};
