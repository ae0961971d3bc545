import { print, type TextGame } from '@longtable/kit/terminal';
import { runa } from '../index.ts';
import { makeLine } from '../rules/lines.ts';
import type { State } from '../state.ts';
import { menu, prompt, tell } from './menus.ts';

/**
 * Runa's Strive with the text interface of its document. It prints each menu once and repeats the prompt until the
 * input is valid.
 */
export const textGame: TextGame = {
  takesNoArguments: true,

  manual: (command) => `Runa’s Strive with its original text interface. It takes no arguments:

  ${command} runa
`,

  async play(args, terminal) {
    if (args.length > 0) {
      print(terminal, ['Error, the game takes no arguments']);
      return 0;
    }
    const table = runa.setup({ dice: 'own', seeds: 'own' }, 0, 1);
    if (table.refused) throw new Error(`Runa cannot set out: ${table.refused.code}`);
    let { state } = table;
    print(terminal, ["Welcome to Runa's Strive", ...menu(state), prompt(state)]);
    for (;;) {
      const typed = await terminal.read();
      if (typed === undefined || typed === 'quit') return 0;
      const outcome = runa.play(state, 0, canonicalLine(state, typed) ?? '');
      if (outcome.refused) {
        print(terminal, [prompt(state)]);
        continue;
      }
      state = outcome.state;
      const printed = outcome.events.flatMap(tell);
      if (runa.result(state)) {
        print(terminal, printed);
        return 0;
      }
      print(terminal, [...printed, ...menu(state), prompt(state)]);
    }
  },
};

/**
 * Returns the game's line for the input: digits and commas without leading zeros, or `keep` for an empty line if cards
 * may be kept. Returns undefined for other inputs.
 */
function canonicalLine({ phase }: State, typed: string): string | undefined {
  if (typed === '') return phase.kind === 'heal' ? makeLine({ verb: 'keep' }) : undefined;
  if (!/^[0-9]+(,[0-9]+)*$/.test(typed)) return undefined;
  return typed.replace(/\b0+(?=[0-9])/g, '');
}
