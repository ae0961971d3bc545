import {
  type AnyGame,
  type Choice,
  type GameEvent,
  type Reader,
  RNG,
  read,
  type Seat,
  say,
  storyTexts,
  type Viewer,
} from '@longtable/kit';

import type { Terminal } from '@longtable/kit/terminal';
import type { PlainSettings } from './settings.ts';
import { texts } from './words/texts.ts';

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
      ...this.#game.face.view(this.#state, { ...reader, open: true }).board,
      this.#game.face.ending(this.#state, reader),
    );
  }

  /** Returns the line that a player chooses or types, or undefined if they quit. */
  async #ask(seat: Seat): Promise<string | undefined> {
    const reader = this.#reader(seat);
    if (!(await this.#handOver(seat))) return undefined;
    let partial = '';
    for (;;) {
      const choices = this.#game.choices(this.#state, seat, partial);
      const question = this.#game.face.ask?.(this.#state, seat, partial, reader);
      this.#print(
        '',
        ...this.#game.face.view(this.#state, reader).board,
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
    const pages = this.#game.face.pages?.(this.#state, reader) ?? [];
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
