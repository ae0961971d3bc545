import {
  type Refusal as GameRefusal,
  LANGUAGES,
  type Language,
  type Reader,
  read,
  type Seat,
  say,
  storyTexts,
} from '@longtable/kit';
import {
  type Credentials,
  type Protocol,
  REFUSES_ANY_LINE,
  type SeatConnection,
  type Speaker,
} from '@longtable/kit/protocol';
import { z } from 'zod';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal, settled } from '../../host/refusal.ts';
import { newestTurn } from '../../host/table/events.ts';
import { choicesFor } from '../../host/table/menu.ts';
import { readerAt } from '../../host/table/names.ts';
import { hasBegun, onTurn, resultOf } from '../../host/table/table.ts';

const PROTOCOL = 1;

const pass = z.string().max(100);
const text = z.string().max(400);

/** Schema of the messages from programs. */
export const messages = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    secret: pass.optional(),
    token: pass.optional(),
    name: z.string().max(100).optional(),
    language: z.enum(LANGUAGES).default('en'),
  }),
  z.object({ type: z.literal('line'), turn: z.int().min(0).max(1_000_000_000), line: text }),
  z.object({ type: z.literal('choices'), partial: text.default('') }),
  z.object({ type: z.literal('view') }),
  z.object({ type: z.literal('resign') }),
]);

type ClientMessage = z.infer<typeof messages>;

/** A continuation of a line: final, with typed text, or a longer partial. */
interface Option {
  readonly line: string;
  readonly label: string;
  readonly detail?: string;
  readonly final: boolean;
  readonly input?: { readonly label: string; readonly pattern: string; readonly example: string };
}

type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly token: string;
      readonly table: string;
      readonly game: string;
      readonly title: string;
      readonly language: Language;
    }
  | {
      readonly type: 'view';
      readonly status: 'open' | 'playing' | 'paused' | 'over';
      readonly seat: Seat;
      readonly names: readonly string[];
      /** Number of the seat's turns. A line names the turn it is for. */
      readonly turn: number;
      /** Whether the seat can act. */
      readonly asked: boolean;
      /** End of its time in milliseconds since 1970. */
      readonly until?: number;
      readonly board: readonly string[];
      readonly sentences: readonly string[];
    }
  | { readonly type: 'events'; readonly lines: readonly string[] }
  | {
      readonly type: 'choices';
      readonly turn: number;
      readonly partial: string;
      readonly choices: readonly Option[];
    }
  | {
      readonly type: 'result';
      readonly winners: readonly Seat[];
      /** Ranking in games with more than two players. */
      readonly places?: readonly (readonly Seat[])[];
      readonly won: boolean;
      /** `game`, or the player's or clock's decision that ended the game. */
      readonly by: string;
      readonly sentence?: string;
    }
  | { readonly type: 'refusal' | 'error'; readonly code: string; readonly sentence: string };

/** Parses a frame, or returns the problem. */
export function readMessage(frame: string): ClientMessage | { readonly problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(frame);
  } catch {
    return { problem: 'This is not JSON.' };
  }
  const read = messages.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return { problem: `${issue?.path.join('.') || 'message'}: ${issue?.message}` };
}

/** Longtable's own protocol. It works with every game. */
export const ownProtocol: Protocol<LoadedTable> = {
  handshake(text) {
    const message = readMessage(text);
    if ('problem' in message || message.type !== 'hello') return undefined;
    const { language } = message;
    return {
      credentials: credentialsOf(message),
      begin: (seat) => new Conversation(seat, language),
      farewell: ({ code, sentence }) => JSON.stringify({ type: 'error', code, sentence: say(sentence, language) }),
    };
  },
};

/** Returns the error for a client that did not send a valid hello. */
export function protocolError(problem: string): string {
  return JSON.stringify({ type: 'error', code: 'message', sentence: problem } satisfies ServerMessage);
}

function credentialsOf({ secret, token = '', name }: Extract<ClientMessage, { type: 'hello' }>): Credentials {
  return secret === undefined ? { token, name } : { secret, name };
}

/** Sends a program only changes that it can see, so that it cannot infer when others make secret moves. */
class Conversation implements Speaker<LoadedTable> {
  readonly #connection: SeatConnection<LoadedTable>;
  readonly #language: Language;
  #isWelcome = false;
  #story: readonly string[] = [];
  #view = '';
  #asked: number | undefined;
  #isOver = false;

  constructor(connection: SeatConnection<LoadedTable>, language: Language) {
    this.#connection = connection;
    this.#language = language;
  }

  show(loaded: LoadedTable, seat: Seat): void {
    const { table, game } = loaded;
    const reader = readerAt(loaded, seat, this.#language);
    const isAsked = onTurn(loaded).includes(seat);
    const turn = table.turns[seat]?.count ?? 0;
    // All calls of the game come first: one without an answer yet repeats this function.
    const story = hasBegun(table) ? storyTexts(game, newestTurn(table.events), reader) : [];
    const view = viewOf(loaded, seat, reader, isAsked);
    const choices = isAsked && this.#asked !== turn ? this.#choicesAt(loaded, seat, '') : undefined;
    const { ending } = table;
    const result = ending && !this.#isOver ? resultOf(loaded) : undefined;
    const sentence = result && ending?.by === 'game' ? { sentence: game.presentation.ending(table.state, reader) } : {};
    if (!this.#isWelcome) {
      this.#isWelcome = true;
      const { token } = this.#connection;
      const about = {
        table: table.id,
        game: game.id,
        title: say(game.title, this.#language),
        language: this.#language,
      };
      this.#send({ type: 'welcome', protocol: PROTOCOL, token, ...about });
    }
    this.#sendEvents(story);
    if (this.#view !== JSON.stringify(view)) this.#send(view);
    this.#view = JSON.stringify(view);
    if (choices) this.#send(choices);
    this.#asked = isAsked ? turn : undefined;
    if (!ending || !result) return;
    this.#isOver = true;
    this.#send({ type: 'result', ...result, won: result.winners.includes(seat), by: ending.by, ...sentence });
  }

  async hear(text: string, loaded: LoadedTable, seat: Seat): Promise<void> {
    const message = readMessage(text);
    if ('problem' in message) this.#refuse({ code: 'message', sentence: message.problem });
    else if (message.type === 'line') await this.#play(message, loaded, seat);
    else if (message.type === 'choices') this.#sendChoices(loaded, seat, message.partial);
    else if (message.type === 'resign') {
      const resigned = await this.#connection.resign();
      if ('refused' in resigned) this.#refuse(resigned.refused);
    } else if (message.type === 'view') {
      const reader = readerAt(loaded, seat, this.#language);
      this.#send(viewOf(loaded, seat, reader, onTurn(loaded).includes(seat)));
    }
  }

  /**
   * Plays a line. Sends a refusal, with the choices if another line could be accepted. The result of an accepted line
   * is sent with the next `show`.
   */
  async #play(
    { line, turn }: Extract<ClientMessage, { type: 'line' }>,
    loaded: LoadedTable,
    seat: Seat,
  ): Promise<void> {
    const played = await this.#connection.play(line, turn);
    if ('table' in played) return;
    this.#refuse(played.refused);
    if (!REFUSES_ANY_LINE.has(played.refused.code)) await settled(() => this.#sendChoices(loaded, seat, ''));
  }

  #refuse({ code, sentence }: GameRefusal): void {
    this.#send({ type: 'refusal', code, sentence: say(sentence, this.#language) });
  }

  #sendEvents(story: readonly string[]): void {
    const goesOn = this.#story.every((line, index) => story[index] === line);
    const lines = goesOn ? story.slice(this.#story.length) : story;
    this.#story = story;
    if (lines.length > 0) this.#send({ type: 'events', lines });
  }

  #sendChoices(loaded: LoadedTable, seat: Seat, partial: string): void {
    if (!onTurn(loaded).includes(seat)) {
      this.#refuse(new Refusal('notYourTurn'));
      return;
    }
    this.#send(this.#choicesAt(loaded, seat, partial));
  }

  #choicesAt(loaded: LoadedTable, seat: Seat, partial: string): ServerMessage {
    const reader = readerAt(loaded, seat, this.#language);
    const choices = choicesFor(loaded, seat, partial).map(({ line, label, detail, final, input }) => ({
      line,
      label: read(label, reader),
      ...(detail && { detail: read(detail, reader) }),
      final,
      ...(input && {
        input: { label: say(input.label, this.#language), pattern: input.pattern.source, example: input.example },
      }),
    }));
    return { type: 'choices', turn: loaded.table.turns[seat]?.count ?? 0, partial, choices };
  }

  #send(message: ServerMessage): void {
    this.#connection.send(JSON.stringify(message));
  }
}

function viewOf(
  { table, game }: LoadedTable,
  seat: Seat,
  reader: Reader,
  asked: boolean,
): Extract<ServerMessage, { type: 'view' }> {
  const { board, sentences } = hasBegun(table)
    ? game.presentation.view(table.state, reader)
    : { board: [], sentences: [] };
  const until = asked ? (table.clock.expiresAt[seat] ?? undefined) : undefined;
  const { status } = table;
  const turn = table.turns[seat]?.count ?? 0;
  const shown = { board, sentences };
  return { type: 'view', status, seat, names: reader.names, turn, asked, ...(until && { until }), ...shown };
}
