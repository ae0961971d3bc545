import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  type AnyGame,
  type Choice,
  describeOptions,
  type GameEvent,
  inEachLanguage,
  LANGUAGES,
  type Language,
  type OptionSpec,
  type Reader,
  RNG,
  read,
  type Seat,
  say,
  storyTexts,
  type Viewer,
} from '../index.ts';
import { findGame, namesIn } from '../load.ts';
import type { Terminal, TextGame } from './index.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const texts = inEachLanguage({ en, de, fr, es });

/** The text interface for any game: its views, with numbered choices. */
export const plain: TextGame = {
  manual: (
    command,
  ) => `Any game, with its choices numbered. Games without their own text interface also start by their name alone.

  ${command} plain spy
  ${command} plain farmland --language de
  ${command} plain duel --people Ada,Bo

  --seed N             a whole number; the same seed and moves give the same game
  --language LANGUAGE  en, de, fr or es (default: en)
  --computer LEVEL     the computer level for the other seats
  --people NAME,NAME   everyone plays at this keyboard
  --players N          the number of seats; computers take the others
  option=value         an option of /play; for a file, its path
`,

  async play([name = '', ...args], terminal) {
    const game = await findGame(name, namesIn(process.env.GAMES), process.cwd()).catch((error: Error) => error.message);
    return typeof game === 'string' ? stop(terminal, game) : playPlainly(game, args, terminal);
  },
};

async function playPlainly(game: AnyGame, args: readonly string[], terminal: Terminal): Promise<number> {
  const settings = await readSettings(game, args).catch((error: Error) => error.message);
  if (typeof settings === 'string') return stop(terminal, settings);
  const begun = game.setup(settings.options, settings.seed, settings.players.length);
  if (begun.refused) return stop(terminal, say(begun.refused.sentence, settings.language));
  await new PlainTable(game, settings, terminal, begun.state).play(begun.events);
  return 0;
}

function stop(terminal: Terminal, sentence: string): number {
  terminal.write(`${sentence}\n`);
  return 2;
}

export interface PlainSettings {
  readonly options: unknown;
  readonly seed: number;
  readonly language: Language;
  /** The name of each seat, and the level of a computer. */
  readonly players: readonly { readonly name: string; readonly level?: string }[];
}

const FLAGS = {
  seed: { type: 'string' },
  language: { type: 'string', default: 'en' },
  computer: { type: 'string' },
  people: { type: 'string' },
  players: { type: 'string' },
} as const;

const SEED_BOUND = 2 ** 31;

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dev', 'Eve', 'Finn', 'Gus', 'Hana'];
const rangeOf = ({ min, max }: AnyGame['seats']) => (min === max ? `${min}` : `${min} to ${max}`);

/**
 * Parses the arguments `[--seed N] [--language LANGUAGE] [--computer LEVEL] [--people NAME,NAME] [--players N]
 * [option=value …]`. Throws if one is invalid.
 */
export async function readSettings(game: AnyGame, args: readonly string[]): Promise<PlainSettings> {
  const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  const seed = values.seed === undefined ? randomInt(SEED_BOUND) : Number(values.seed);
  if (!Number.isInteger(seed) || seed < 0 || seed >= SEED_BOUND)
    throw new Error(`A seed is a whole number below ${SEED_BOUND}.`);
  const language = LANGUAGES.find((known) => known === values.language);
  if (!language) throw new Error(`The language is one of ${LANGUAGES.join(', ')}.`);
  const options = game.options.safeParse(await readOptions(game, positionals));
  if (!options.success)
    throw new Error(options.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  return { options: options.data, seed, language, players: playersOf(game, values, language) };
}

async function readOptions(game: AnyGame, given: readonly string[]): Promise<Record<string, unknown>> {
  const known = describeOptions(game.options);
  const read: Record<string, unknown> = {};
  for (const each of given) {
    const at = each.indexOf('=');
    const option = known.find(({ name }) => name === each.slice(0, at));
    if (!option)
      throw new Error(
        `“${each}” is not an option: ${known.map(({ name }) => `${name}=…`).join(' ') || 'this game has none'}.`,
      );
    read[option.name] = await readValue(option, each.slice(at + 1));
  }
  return read;
}

async function readValue({ kind }: OptionSpec, text: string): Promise<unknown> {
  switch (kind) {
    case 'number':
    case 'week':
      return Number(text);
    case 'flag':
      return text === 'true' || text === 'yes';
    case 'file':
      return readFile(text, 'utf8').catch(() => {
        throw new Error(`Couldn’t read the file ${text}.`);
      });
    default:
      return text;
  }
}

/** Returns the named people at this keyboard, or one person and computers. */
function playersOf(
  { seats, computers }: AnyGame,
  { computer: level, people, players }: { computer?: string; people?: string; players?: string },
  language: Language,
): PlainSettings['players'] {
  const size = Number(players ?? seats.min);
  if (!Number.isInteger(size) || size < seats.min || size > seats.max)
    throw new Error(`--players is ${rangeOf(seats)} for this game.`);
  if (people !== undefined || (seats.min > 1 && !computers)) {
    const names = people?.split(',').map((name) => name.trim()) ?? NAMES.slice(0, size);
    if (names.length < seats.min || names.length > seats.max || names.includes(''))
      throw new Error(`Name ${rangeOf(seats)} people, for example ${NAMES.slice(0, seats.min).join(',')}.`);
    return names.map((name) => ({ name }));
  }
  const levels = computers?.levels.map(({ id }) => id) ?? [];
  if (level !== undefined && !levels.includes(level))
    throw new Error(`The computer’s level is one of ${levels.join(', ') || 'none'}.`);
  const chosen = level ?? levels[0] ?? '';
  return [
    { name: say(texts.table.you, language) },
    ...Array.from({ length: size - 1 }, (_, at) => ({
      name: size > 2 ? `Computer ${at + 1}` : 'Computer',
      level: chosen,
    })),
  ];
}

/** A game at one keyboard: the view, numbered choices, and typed lines. */
export class PlainTable {
  readonly #game: AnyGame;
  readonly #settings: PlainSettings;
  readonly #terminal: Terminal;
  /** The computers' RNG, separate from the game's. */
  readonly #rng: RNG;
  #state: unknown;
  #last: Seat | undefined;

  constructor(game: AnyGame, settings: PlainSettings, terminal: Terminal, state: unknown) {
    this.#game = game;
    this.#settings = settings;
    this.#terminal = terminal;
    this.#state = state;
    this.#rng = RNG.seeded(-1 - settings.seed);
  }

  #computerLine(seat: Seat, level: string): string | undefined {
    return this.#game.computers?.line(this.#state, seat, level, this.#rng);
  }

  /** Plays until the game or the input ends, and prints the story. */
  async play(events: readonly GameEvent[]): Promise<void> {
    this.#printStory(events);
    for (let seats = this.#game.turn(this.#state); seats[0] !== undefined; seats = this.#game.turn(this.#state)) {
      const [seat] = seats;
      const level = this.#settings.players[seat]?.level;
      const line = level === undefined ? await this.#ask(seat) : this.#computerLine(seat, level);
      if (line === undefined) return;
      const outcome = this.#game.play(this.#state, seat, line);
      if (outcome.refused) this.#print(plainText(say(outcome.refused.sentence, this.#settings.language)));
      else {
        this.#state = outcome.state;
        this.#printStory(outcome.events);
      }
    }
    const reader = this.#reader(this.#audience());
    this.#print(
      ...this.#game.presentation.view(this.#state, { ...reader, open: true }).board,
      this.#game.presentation.ending(this.#state, reader),
    );
  }

  /** Returns the line that a player chooses or types, or undefined if they quit. */
  async #ask(seat: Seat): Promise<string | undefined> {
    const reader = this.#reader(seat);
    if (!(await this.#handOver(seat))) return undefined;
    let partial = '';
    for (;;) {
      const choices = this.#game.choices(this.#state, seat, partial);
      const question = this.#game.presentation.ask?.(this.#state, seat, partial, reader);
      this.#print(
        '',
        ...this.#game.presentation.view(this.#state, reader).board,
        '',
        ...(question ? [plainText(question)] : []),
      );
      this.#print(
        ...choices.map((choice, index) => numbered(choice, index, reader)),
        say(texts.table.choose, reader.language),
      );
      let typed = await this.#read();
      for (; typed === 'help'; typed = await this.#read())
        this.#print(...choices.map(({ line, final }) => (final ? line : `${line.trimEnd()} …`)));
      if (typed === undefined || typed === 'quit') return undefined;
      const chosen = choices[Number(typed) - 1] ?? this.#stepAt(seat, typed);
      if (typed === '?') this.#lookUp(reader);
      else if (typed === 'b' || typed === '') partial = '';
      else if (!chosen) return typed;
      else if (chosen.input) return this.#fill(chosen, reader);
      else if (chosen.final) return chosen.line;
      else partial = chosen.line;
    }
  }

  /** Returns the choice of a typed step that needs further ones. Undefined for a complete move and for other text. */
  #stepAt(seat: Seat, typed: string, partial = ''): Choice | undefined {
    for (const choice of this.#game.choices(this.#state, seat, partial)) {
      const line = choice.line.trimEnd();
      if (choice.final || !typed.startsWith(line)) continue;
      const step = line === typed ? choice : choice.input ? undefined : this.#stepAt(seat, typed, choice.line);
      if (step) return step;
    }
    return undefined;
  }

  async #fill({ line, input }: Choice, { language }: Reader): Promise<string | undefined> {
    this.#terminal.write(`${say(input?.label ?? '', language)} (${input?.example}): `);
    const typed = await this.#read();
    return typed === undefined ? undefined : line + typed;
  }

  /**
   * Waits until the next player confirms, if players share the keyboard and the game has secrets. Returns false if the
   * input ends.
   */
  async #handOver(seat: Seat): Promise<boolean> {
    const people = this.#settings.players.filter(({ level }) => level === undefined).length;
    const isNext = this.#last !== seat && people > 1 && this.#game.secrets;
    this.#last = seat;
    if (!isNext) return true;
    this.#terminal.write(
      `\n${this.#settings.players[seat]?.name}: ${say(texts.table.handOver, this.#settings.language)} `,
    );
    return (await this.#terminal.read()) !== undefined;
  }

  #lookUp(reader: Reader): void {
    const pages = this.#game.presentation.pages?.(this.#state, reader) ?? [];
    if (pages.length === 0) this.#print(say(texts.table.nothingToLookUp, reader.language));
    for (const { title, lines, text } of pages)
      this.#print('', `== ${title} ==`, ...lines, ...(text ? [plainText(text)] : []));
  }

  #printStory(events: readonly GameEvent[]): void {
    this.#print(...storyTexts(this.#game, events, this.#reader(this.#audience())));
  }

  /** Returns the viewer of stories: the only person at the keyboard, else a spectator. */
  #audience(): Viewer {
    const people = this.#settings.players.flatMap(({ level }, seat) => (level === undefined ? [seat] : []));
    return people.length === 1 ? (people[0] as Seat) : 'spectator';
  }

  #reader(viewer: Viewer): Reader {
    const { players, language } = this.#settings;
    return { viewer, language, names: players.map(({ name }) => name) };
  }

  async #read(): Promise<string | undefined> {
    return (await this.#terminal.read())?.trim();
  }

  #print(...lines: readonly string[]): void {
    this.#terminal.write(lines.map((line) => `${line}\n`).join(''));
  }
}

export function numbered({ label, detail, final, input }: Choice, index: number, reader: Reader): string {
  const words = read(label, reader);
  const more = final || input || words.endsWith('…') ? '' : ' …';
  return `${String(index + 1).padStart(3)}  ${words}${more}${detail ? `  (${read(detail, reader)})` : ''}`;
}

/** Removes Discord's markdown. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^```\w*\n?/gm, '')
    .replace(/^(?:#{1,3}|-#|>) /gm, '')
    .replace(/\[([^\]]+)\]\((\S+?)\)/g, '$1 ($2)')
    .replace(/(`+|\*\*|__|~~|\|\|)(\S|\S.*?\S)\1/g, '$2');
}
