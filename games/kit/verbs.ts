import { type Choice, type Outcome, refuse, type Seat } from './game/required.ts';
import type { Text } from './text.ts';
import { texts } from './words/texts.ts';

/** Names of the numbers in a notation. */
export type NamesIn<N extends string> = N extends `${string}{${infer Name} ${string}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Numbers of a notation, by name. */
export type NumbersOf<N extends string> = { readonly [Name in NamesIn<N>]: number };

/** What a verb's rules say about its numbers. The states that `play` receives are drafts, which it changes. */
export interface VerbRules<State, Event, Fault, Numbers> {
  /** Returns the numbers that choices offer for a name (default: the range of the notation). */
  readonly over?: { readonly [Name in keyof Numbers]?: (state: State) => readonly number[] };
  /** Returns why it is refused, or undefined if it is legal (default: it is always legal). */
  readonly fault?: (state: State, numbers: Numbers) => Fault | undefined;
  /** Whether menus omit it, because it has no effect or is equal to another. Called only if it is legal. */
  readonly isIdle?: (state: State, numbers: Numbers) => boolean;
  /** Changes the draft and returns the events. Games in which several seats are in turn need the seat. */
  readonly play: (draft: State, numbers: Numbers, seat: Seat) => readonly Event[];
}

/** A verb: how it is written, what it may be applied to, why it is refused, and what it does. */
export interface Verb<State, Event, Fault, N extends string> extends VerbRules<State, Event, Fault, NumbersOf<N>> {
  /** Names and ranges of numbers in braces: `'attack {target 0-7} with {by 1-7}'`. */
  readonly notation: N;
}

/** Table of a game's verbs. */
// biome-ignore lint/suspicious/noExplicitAny: verbs with different numbers meet in one table
export type Verbs = Readonly<Record<string, Verb<any, any, any, any>>>;

/** Command of one of the verbs: `{ verb: 'attack', target: 0, by: 3 }`. */
export type CommandOf<V> = {
  [K in keyof V & string]: V[K] extends { readonly notation: infer N extends string }
    ? { readonly verb: K } & NumbersOf<N>
    : never;
}[keyof V & string];

/**
 * Returns a function that makes verbs for a table, and infers the names of their numbers:
 *
 *     const verb = verbsFor<Duel, DuelEvent, Fault>();
 *     const VERBS = { set: verb('set {card 1-7} to {slot 1-7}', { fault: (duel, { card }) => …, play: … }) };
 */
export function verbsFor<State, Event, Fault extends string>() {
  return <N extends string>(
    notation: N,
    rules: VerbRules<State, Event, Fault, NumbersOf<N>>,
  ): Verb<State, Event, Fault, N> => ({
    notation,
    ...rules,
  });
}

const NUMBER = /\{(\w+) (\d+)-(\d+)\}/g;

/** What a table of verbs can do. */
export interface Commands<State, Event, Fault, Command> {
  /** Returns the command of a line, or undefined if it is malformed. */
  parse(line: string): Command | undefined;
  /** Returns the line of a command, in the only spelling that `parse` accepts. */
  line(command: Command): string;
  fault(state: State, command: Command): Fault | undefined;
  isIdle(state: State, command: Command): boolean;
  /** Performs a legal command of a seat on a draft and returns the events. */
  perform(draft: State, command: Command, seat: Seat): readonly Event[];
  /** Returns the legal commands of a verb among the numbers that choices offer, in the order of its notation. */
  legal<K extends string>(state: State, verb: K): readonly Extract<Command, { readonly verb: K }>[];
  /** Returns the legal commands that menus offer. */
  all(state: State): readonly Command[];
  /** Returns those of a verb. */
  useful<K extends string>(state: State, verb: K): readonly Extract<Command, { readonly verb: K }>[];
}

/** Derives parsing, spelling, legality and lists from a table of verbs. */
export function commandsOf<State, Event, Fault extends string, V extends Verbs>(
  verbs: V,
): Commands<State, Event, Fault, CommandOf<V>> {
  type Command = CommandOf<V>;
  const forms = Object.entries(verbs).map(([verb, { notation, over = {} }]) => {
    const ranges = [...notation.matchAll(NUMBER)].map(([, name = '', from, to]) => {
      const all = Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at);
      return { name, all, list: over[name] };
    });
    return { verb, ranges, pattern: new RegExp(`^${notation.replace(NUMBER, '(0|[1-9]\\d{0,4})')}$`) };
  });
  const rulesOf = ({ verb }: Command) => verbs[verb]!;
  const isIdle = (state: State, command: Command) => rulesOf(command).isIdle?.(state, command) ?? false;
  const legal = (state: State, verb: string) => {
    const { ranges } = forms.find((form) => form.verb === verb)!;
    let commands = [{ verb } as Command];
    for (const { name, all, list } of ranges) {
      const numbers: readonly number[] = list?.(state) ?? all;
      commands = commands.flatMap((command) => numbers.map((number) => ({ ...command, [name]: number })));
    }
    const { fault } = verbs[verb]!;
    return fault ? commands.filter((command) => fault(state, command) === undefined) : commands;
  };
  const useful = (state: State, verb: string) => legal(state, verb).filter((command) => !isIdle(state, command));
  return {
    parse(line) {
      for (const { verb, ranges, pattern } of forms) {
        const numbers = pattern.exec(line)?.slice(1).map(Number);
        if (numbers && ranges.every(({ all }, at) => all.includes(numbers[at]!)))
          return { verb, ...Object.fromEntries(ranges.map(({ name }, at) => [name, numbers[at]])) } as Command;
      }
      return undefined;
    },
    line: (command) =>
      rulesOf(command).notation.replace(NUMBER, (_: string, name: string) => String(command[name as keyof Command])),
    fault: (state, command) => rulesOf(command).fault?.(state, command),
    isIdle,
    perform: (draft, command, seat) => rulesOf(command).play(draft, command, seat),
    legal: (state, verb) => legal(state, verb) as never,
    all: (state) => forms.flatMap(({ verb }) => useful(state, verb)),
    useful: (state, verb) => useful(state, verb) as never,
  };
}

/**
 * Returns the function `choices` of a game whose lines are one step each: the commands that menus offer, with their
 * labels and things.
 */
export function choicesBy<State, Command>(
  commands: Commands<State, unknown, string, Command>,
  turn: (state: State) => readonly Seat[],
  face: (command: Command, state: State) => Omit<Choice, 'line' | 'final'>,
): (state: State, seat: Seat, partial: string) => readonly Choice[] {
  return (state, seat, partial) => {
    if (partial !== '' || !turn(state).includes(seat)) return [];
    return commands
      .all(state)
      .map((command) => ({ line: commands.line(command), final: true, ...face(command, state) }));
  };
}

/** What else `playBy` needs to know of a game. */
export interface PlayRules<State, Event, Fault extends string> {
  turn(state: State): readonly Seat[];
  /** Returns a copy of the state that commands may change (default: a deep copy). */
  draft?(state: State): State;
  readonly faults: Readonly<Record<Fault | 'unknown', Text> & Partial<Record<'over' | 'not-your-turn', Text>>>;
  /** Returns whether a line can be undone, and how (`Outcome`). Default: it cannot. */
  undoable?(before: State, after: State, events: readonly Event[]): boolean | 'sealed' | 'shown';
}

/** Returns the functions `play` and `acceptsUnlisted` of a game with these commands. */
export function playBy<State, Event, Fault extends string, Command>(
  commands: Commands<State, Event, Fault, Command>,
  { turn, draft = structuredClone, faults, undoable }: PlayRules<State, Event, Fault>,
) {
  const read = (state: State, seat: Seat, line: string) => {
    const seats = turn(state);
    if (!seats.includes(seat)) return seats.length === 0 ? 'over' : 'not-your-turn';
    const command = commands.parse(line);
    return command === undefined ? 'unknown' : (commands.fault(state, command) ?? { command });
  };
  return {
    play(state: State, seat: Seat, line: string): Outcome<State, Event> {
      const reading = read(state, seat, line);
      if (typeof reading === 'string') return refuse(reading, { ...texts.faults, ...faults }[reading]);
      const after = draft(state);
      const events = commands.perform(after, reading.command, seat);
      const isUndoable = undoable?.(state, after, events) ?? false;
      return { state: after, events, ...(isUndoable && { undoable: isUndoable }) };
    },
    /** Whether a line is legal although menus omit it. */
    acceptsUnlisted(state: State, seat: Seat, line: string): boolean {
      const reading = read(state, seat, line);
      return typeof reading === 'object' && commands.isIdle(state, reading.command);
    },
  };
}
