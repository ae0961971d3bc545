import { print, type TextGame } from '@longtable/kit/terminal';
import { runa } from '../index.ts';
import { CLASS_NAMES, show } from '../rules/cards.ts';
import { monstersIn } from '../rules/journey.ts';
import { MAX_SEED, makeLine } from '../rules/lines.ts';
import { attemptOf } from '../rules/monsters.ts';
import { MAX_HEALTH, type RunaEvent, type State } from '../state.ts';

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

const RULER = '-'.repeat(40);

/** Returns the lines printed once before the prompt. */
function menu(state: State): string[] {
  const { phase, runa, monsters } = state;
  switch (phase.kind) {
    case 'class':
      return ["Select Runa's character class", ...numbered(CLASS_NAMES)];
    case 'seeds':
      return ['To shuffle ability cards and monsters, enter two seeds'];
    case 'card':
      return [...situation(state), 'Select card to play', ...numbered(runa.hand.map(show))];
    case 'target':
      return ["Select Runa's target.", ...numbered(monsters.map(({ name }) => name))];
    case 'reward':
      return ["Choose Runa's reward", ...numbered(['new ability cards', 'next player dice'])];
    case 'loot':
      return [`Pick ${monstersIn(state.stage)} card(s) as loot`, ...numbered(phase.offer.map(show))];
    case 'heal':
      return [
        `Runa (${runa.hp}/${MAX_HEALTH} HP) can discard ability cards for healing (or none)`,
        ...numbered(runa.hand.map(show)),
      ];
    default:
      return [];
  }
}

/** Returns the prompt, which is printed again after each invalid input. */
function prompt({ phase, runa, monsters, stage }: State): string {
  switch (phase.kind) {
    case 'class':
      return choose(1, CLASS_NAMES.length);
    case 'seeds':
      return `Enter seeds [1--${MAX_SEED}] separated by comma:`;
    case 'card':
      return choose(1, runa.hand.length);
    case 'target':
      return choose(1, monsters.length);
    case 'dice':
      return `Enter dice roll [1--${runa.die}]:`;
    case 'reward':
      return choose(1, 2);
    case 'loot':
      return choose(monstersIn(stage), phase.offer.length);
    case 'heal':
      return choose(runa.hand.length - 1, runa.hand.length);
    default:
      throw new Error('A run that is over asks nothing.');
  }
}

/** Returns the prompt for one number or several. */
function choose(most: number, options: number): string {
  return most === 1 ? `Enter number [1--${options}]:` : `Enter numbers [1--${options}] separated by comma:`;
}

function situation({ runa, monsters }: State): string[] {
  return [
    RULER,
    `Runa (${runa.hp}/${MAX_HEALTH} HP, ${runa.fp}/${runa.die} FP)`,
    'vs.',
    ...monsters.map((each) => `${each.name} (${each.hp} HP, ${each.fp} FP): attempts ${show(attemptOf(each))} next`),
    RULER,
  ];
}

function numbered(items: readonly string[]): string[] {
  return items.map((item, index) => `${index + 1}) ${item}`);
}

/** Returns the document's lines for an event. A typed roll is not repeated. */
export function tell(event: RunaEvent): string[] {
  switch (event.kind) {
    case 'enters':
      return [`Runa enters Stage ${event.stage} of Level ${event.level}`];
    case 'uses':
      return [`${event.who} uses ${show(event.ability)}`];
    case 'rolls':
      return event.own ? [] : [`Runa rolls ${event.roll}`];
    case 'takes':
      return [`${event.who} takes ${event.damage} ${event.sort}. damage`];
    case 'dies':
      return [`${event.who} dies`];
    case 'focuses':
      return [`${event.who} gains ${event.focus} focus`];
    case 'upgrades':
      return [`Runa upgrades her die to a d${event.die}`];
    case 'gets':
      return [`Runa gets ${show(event.card)}`];
    case 'heals':
      return [`Runa gains ${event.health} health`];
    case 'wins':
      return ['Runa won!'];
  }
}
