import { DIRECTIONS, type Direction } from './grid.ts';
import { HERO_NAMES } from './heroes.ts';
import type { Action } from './round.ts';

/** A parsed line: the choice of a hero, one action, or a walk or a rest that repeats one. */
export type Command =
  | { readonly verb: 'choose'; readonly hero: string }
  | { readonly verb: 'act'; readonly action: Action }
  | { readonly verb: 'walk'; readonly direction: Direction }
  | { readonly verb: 'rest' };

/** The six keys of the document. */
const KEYS: Readonly<Record<Action, string>> = { up: 'w', down: 's', left: 'a', right: 'd', cast: 'e', wait: 'q' };

export function makeLine(command: Command, heroes: readonly string[] = HERO_NAMES): string {
  switch (command.verb) {
    case 'choose':
      return `${heroes.indexOf(command.hero) + 1}`;
    case 'act':
      return KEYS[command.action];
    case 'walk':
      return `walk ${KEYS[command.direction]}`;
    case 'rest':
      return 'rest';
  }
}

/** Every command but the choice of a hero. */
const COMMANDS: readonly Command[] = [
  ...(Object.keys(KEYS) as Action[]).map((action): Command => ({ verb: 'act', action })),
  ...DIRECTIONS.map((direction): Command => ({ verb: 'walk', direction })),
  { verb: 'rest' },
];

const BY_LINE: ReadonlyMap<string, Command> = new Map(COMMANDS.map((command) => [makeLine(command), command]));

export function parseLine(line: string, heroes: readonly string[] = HERO_NAMES): Command | undefined {
  const hero = /^[1-9]\d?$/.test(line) ? heroes[Number(line) - 1] : undefined;
  return hero === undefined ? BY_LINE.get(line) : { verb: 'choose', hero };
}
