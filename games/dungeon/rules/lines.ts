import { DIRECTIONS, type Direction } from './grid.ts';
import { HERO_NAMES, type HeroName } from './heroes.ts';
import type { Action } from './round.ts';

/** A parsed line: the choice of a hero, one action, or a walk or a rest that repeats one. */
export type Command =
  | { readonly verb: 'choose'; readonly hero: HeroName }
  | { readonly verb: 'act'; readonly action: Action }
  | { readonly verb: 'walk'; readonly direction: Direction }
  | { readonly verb: 'rest' };

/** The six keys of the document. */
const KEYS: Readonly<Record<Action, string>> = { up: 'w', down: 's', left: 'a', right: 'd', cast: 'e', wait: 'q' };

/** The line of a command, in the one spelling that `play` reads. */
export function makeLine(command: Command): string {
  switch (command.verb) {
    case 'choose':
      return `${HERO_NAMES.indexOf(command.hero) + 1}`;
    case 'act':
      return KEYS[command.action];
    case 'walk':
      return `walk ${KEYS[command.direction]}`;
    case 'rest':
      return 'rest';
  }
}

/** Every command there is. */
const COMMANDS: readonly Command[] = [
  ...HERO_NAMES.map((hero): Command => ({ verb: 'choose', hero })),
  ...(Object.keys(KEYS) as Action[]).map((action): Command => ({ verb: 'act', action })),
  ...DIRECTIONS.map((direction): Command => ({ verb: 'walk', direction })),
  { verb: 'rest' },
];

const BY_LINE: ReadonlyMap<string, Command> = new Map(COMMANDS.map((command) => [makeLine(command), command]));

/** The command of a line; undefined if no command is spelled so. */
export function parseLine(line: string): Command | undefined {
  return BY_LINE.get(line);
}
