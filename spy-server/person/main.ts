import { type Choice, LANGUAGES, type Language, type Reader, read, say, type Text } from '@longtable/kit';
import { spy } from '@longtable/spy';
import { computer } from '@longtable/spy/computers';
import { hint } from '@longtable/spy/computers/hint';
import { play } from '@longtable/spy/play';
import type { Point } from '@longtable/spy/rules/grid';
import { knownTo } from '@longtable/spy/rules/knowledge/knowledge';
import {
  type CharacterCommand,
  type Command,
  faultOf,
  isCharacterCommand,
  misplaced,
  parseLine,
} from '@longtable/spy/rules/lines';
import { characterNamed, isOnBoard, personOf } from '@longtable/spy/rules/match/people';
import { routeTo } from '@longtable/spy/rules/match/routes';
import type { State } from '@longtable/spy/state';
import { faultText } from '@longtable/spy/words/descriptions';
import { statisticTitle } from '@longtable/spy/words/statistics';
import { texts as spyTexts } from '@longtable/spy/words/texts';
import { AiClient, configureAi } from '../ai/main.ts';
import {
  Console,
  FILE_OPTIONS,
  HELP_OPTION,
  LOBBY_NAME,
  listOptions,
  type Option,
  oneOf,
  playerSettings,
  readMatchFiles,
  run,
  SERVER_PORT,
  type Terminal,
} from '../cli.ts';
import { ClientEnd, type ClientOptions, type Decider, type ItemChoice, PlayerClient } from '../player/client.ts';
import { equipmentOf, type KnownMatch } from '../player/known-match.ts';
import { captionsOf } from '../replay/recording.ts';
import { makeOperation, type WireOperation } from '../wire/messages.ts';
import { idOrNull, type Loose, list, loose, type NormalStatus, text } from '../wire/normal.ts';
import { texts } from '../words/texts.ts';

const { client, ends: endTexts } = texts;

/** Time after which the user is notified that no server answers. */
const SILENCE_MS = 3_000;

/** Line that goes to another lobby. */
const JOIN = new RegExp(`^join (${LOBBY_NAME})$`);

/** Level that completes a draft for a user. */
const HELPER = 'casual';

/** Actions of a user apart from moves. */
interface PersonActions {
  pause(wanted: boolean): void;
  leave(): void;
  /** Asks for the lobbies of the server. */
  listLobbies(): void;
  /** Leaves this lobby for another one. */
  join(lobby: string): void;
  /** Configures a computer player and adds it to the lobby. Returns false if the user closed the dialog. */
  addComputer(): Promise<boolean>;
}

/** A user at a terminal who decides for a client. */
export class Person implements Decider {
  readonly #terminal: Terminal;
  readonly #language: Language;
  readonly #lobby: string;
  readonly #isPlayer: boolean;
  readonly #actions: PersonActions;
  #id: string | null = null;
  #ids: readonly (string | null)[] = [];
  #names: readonly string[] = [];
  #picksRest = false;
  #way: Point[] = [];
  #isPaused = false;
  /** Seconds per decision, or -1 without a limit. */
  #limit = -1;
  #hasBegun = false;
  /** Whether the teams are still chosen or equipped. The server ignores a pause then. */
  #isPreparing = false;
  /**
   * Sentences since the last output. `walker` is the character if the sentence is only about a step, otherwise null.
   */
  #story: { readonly text: string; readonly walker: string | null }[] = [];

  constructor(
    terminal: Terminal,
    { language, lobby, isPlayer }: { readonly language: Language; readonly lobby: string; readonly isPlayer: boolean },
    actions: PersonActions,
  ) {
    this.#terminal = terminal;
    this.#language = language;
    this.#lobby = lobby;
    this.#isPlayer = isPlayer;
    this.#actions = actions;
  }

  async item(knownMatch: KnownMatch): Promise<ItemChoice> {
    const { state, player, briefing } = knownMatch;
    const line = this.#picksRest ? '' : await this.#choose(knownMatch, () => state);
    this.#picksRest ||= line === 'choose';
    const command = parseLine(this.#picksRest ? computer(state, player, HELPER) : line);
    const agent = command?.kind === 'pick-agent' ? characterNamed(state, command.agent) : undefined;
    const id = agent === undefined ? null : (briefing.ids[agent] ?? null);
    const chosenGadget = command?.kind === 'pick-gadget' ? command.gadget : null;
    return { chosenCharacter: id, chosenCharacterId: id, chosenGadget };
  }

  async equipment(knownMatch: KnownMatch): Promise<Record<string, string[]>> {
    const { player, side } = knownMatch;
    let { state } = knownMatch;
    for (;;) {
      const line = await this.#choose(knownMatch, () => state);
      if (line === 'ready') return equipmentOf(knownMatch);
      const outcome = play(state, player, line);
      if (outcome.refused) continue;
      state = outcome.state;
      side.given = [...state.sides[player].given];
    }
  }

  async operation(knownMatch: KnownMatch, characterId: string): Promise<WireOperation> {
    const { state, player } = knownMatch;
    const actor = personOf(state, knownMatch.numberOf(characterId));
    if (!isOnBoard(actor)) return makeOperation({ kind: 'retire' }, characterId, { x: 0, y: 0 });
    const next = this.#way.shift();
    const step: CharacterCommand | undefined = next && { kind: 'action', verb: 'step', at: next, stake: 0 };
    if (step && !faultOf(state, player, step)) return makeOperation(step, characterId, actor.at);
    const command = parseLine(await this.#choose(knownMatch, () => state));
    if (command?.kind === 'walk') {
      this.#way = routeTo(knownTo(state, player), actor, command.to).slice(0, actor.bp);
      return this.operation(knownMatch, characterId);
    }
    const done: CharacterCommand = command && isCharacterCommand(command) ? command : { kind: 'retire' };
    return makeOperation(done, characterId, actor.at);
  }

  status(knownMatch: KnownMatch, status: NormalStatus, before: NormalStatus | undefined): void {
    const walker = (index: number) =>
      status.operations[index]?.type === 'MOVEMENT' ? (status.operations[index]?.characterId ?? null) : null;
    captionsOf(status, before, this.#language).forEach((sentence, index) => {
      const last = this.#story.at(-1);
      if (last?.walker && last.walker === walker(index)) this.#story.pop();
      this.#story.push({ text: sentence, walker: walker(index) });
    });
    if (this.#isPlayer && !status.over) return;
    this.#tellStory();
    if (!status.over && status.active === null) this.#draw(knownMatch, knownMatch.state);
  }

  onMessage(type: string, message: Loose): void {
    if (type === 'HELLO_REPLY') this.#id = idOrNull(message.clientId);
    if (type === 'GAME_STATUS') this.#isPreparing = false;
    if (type === 'REQUEST_ITEM_CHOICE' || type === 'REQUEST_EQUIPMENT_CHOICE') this.#isPreparing = true;
    if (type === 'GAME_STARTED') {
      this.#hasBegun = true;
      this.#names = [text(message.playerOneName), text(message.playerTwoName)];
      this.#ids = [idOrNull(message.playerOneId), idOrNull(message.playerTwoId)];
    }
    const sentences = this.#sentences(type, message);
    if (sentences.length > 0) this.#terminal.write(...sentences);
    if (type === 'HELLO_REPLY' && this.#isPlayer) void this.#waitInLobby();
    // Further input answers the next menu.
    if (type === 'GAME_STARTED' || type === 'STRIKE') this.#terminal.abandon();
  }

  async #waitInLobby(): Promise<void> {
    while (!this.#hasBegun) {
      const line = await this.#terminal.read();
      if (line === undefined) return this.#actions.leave();
      if (line === 'ai' && (await this.#actions.addComputer())) return;
      if (line !== 'ai') this.interrupt(line);
      if (JOIN.test(line)) return;
      if (!this.#hasBegun && line !== 'lobbies') this.#terminal.write(say(client.waiting, this.#language));
    }
  }

  /** Handles a line that does not answer a menu. Returns whether it was handled. */
  interrupt(line: string): boolean {
    const [, other] = JOIN.exec(line) ?? [];
    if (line === 'quit') this.#actions.leave();
    else if (line === 'lobbies') this.#actions.listLobbies();
    else if (other !== undefined && !(this.#hasBegun && this.#isPlayer)) this.#actions.join(other);
    else if (line === 'p' && this.#hasBegun && !this.#isPreparing) this.#actions.pause(!this.#isPaused);
    else if (line === 'p' && this.#hasBegun) this.#terminal.write(say(client.pauseLater, this.#language));
    return ['quit', 'p', 'lobbies'].includes(line) || other !== undefined;
  }

  #sentences(type: string, message: Loose): string[] {
    const of = (...said: Text[]) => said.map((text) => say(text, this.#language));
    if (type === 'GAME_STARTED') {
      const [one = '', two = ''] = this.#names;
      const names = { one, two };
      const text =
        this.#limit < 0 ? client.started(names) : client.startedWithClock({ ...names, seconds: this.#limit });
      return of(text, ...(this.#isPlayer ? [] : [client.watching]));
    }
    if (type === 'STRIKE')
      return of(client.strike({ strikes: Number(message.strikeNr), most: Number(message.strikeMax) }));
    if (type === 'GAME_PAUSE') {
      this.#isPaused = (message.gamePause ?? message.gamePaused) === true;
      if (!this.#isPaused) return of(client.resumed);
      return of(message.serverEnforced === true ? client.waitingForPlayer : client.paused);
    }
    if (type === 'STATISTICS') return this.#ending(message);
    if (type === 'META_INFORMATION') return this.#lobbies(message);
    if (type === 'ERROR' && message.reason === 'NAME_NOT_AVAILABLE') return of(client.nameTaken);
    if (type !== 'HELLO_REPLY') return [];
    this.#limit = Number(loose(message.settings)?.turnPhaseLimit ?? -1);
    const joined = this.#lobby === '' ? client.connected : client.inLobby({ lobby: this.#lobby });
    return of(joined, this.#isPlayer ? client.waiting : client.watching);
  }

  #lobbies({ information }: Loose): string[] {
    const lobbies = loose(information)?.['Lobby.List'];
    if (!Array.isArray(lobbies)) return [say(client.noList, this.#language)];
    return list(lobbies).map((entry) => {
      const { name, players, spectators, isPlaying } = loose(entry) ?? {};
      const facts = { players: Number(players), spectators: Number(spectators), isPlaying: isPlaying === true };
      return say(client.lobby({ name: text(name) || say(client.noName, this.#language), ...facts }), this.#language);
    });
  }

  #ending(message: Loose): string[] {
    const winner = idOrNull(message.winner);
    const name = this.#names[this.#ids.indexOf(winner)] ?? '?';
    const entries = list(loose(message.statistics)?.entries).map((entry) => {
      const { title, valuePlayerOne, valuePlayer1, valuePlayerTwo, valuePlayer2 } = loose(entry) ?? {};
      const values = `${valuePlayerOne ?? valuePlayer1} : ${valuePlayerTwo ?? valuePlayer2}`;
      return `${statisticTitle(text(title), this.#language).padEnd(24)} ${values}`;
    });
    const { reasons, youWin, wins } = spyTexts.ending;
    const reason = reasons[text(message.reason) as keyof typeof reasons] ?? text(message.reason);
    const sentence = winner === this.#id ? youWin({ reason }) : wins({ name, reason });
    return ['', `${this.#names.join(' : ')}`, ...entries, say(sentence, this.#language)];
  }

  /** Returns the legal line that the user chooses or types. Never resolves if they leave. */
  async #choose(knownMatch: KnownMatch, current: () => State): Promise<string> {
    const { player } = knownMatch;
    const state = current();
    const reader = this.#reader(player);
    let partial = '';
    for (;;) {
      this.#tellStory();
      this.#draw(knownMatch, state);
      const choices = spy.choices(state, player, partial);
      this.#terminal.write(
        spy.presentation.ask?.(state, player, partial, reader) ?? '',
        ...choices.map((choice, index) => numbered(choice, index, reader)),
        say(client.choose, this.#language),
      );
      const typed = await this.#terminal.read(keysFor(choices.length));
      if (typed === undefined) this.#actions.leave();
      if (typed === undefined || this.interrupt(typed)) {
        if (typed !== 'p') return new Promise(() => {});
        continue;
      }
      const chosen = choices[Number(typed) - 1];
      let line = chosen?.line ?? typed;
      if (typed === 'h') this.#hint(knownMatch, state);
      else if (typed === '?') this.#lookUp(state, reader);
      else if (typed === 'b' || typed === '') partial = '';
      else if (chosen && !chosen.final && !chosen.input) partial = chosen.line;
      else {
        if (chosen?.input) line += await this.#fill(chosen);
        const problem = this.#problem(state, player, parseLine(line));
        if (problem === undefined) return line;
        this.#terminal.write(problem);
        partial = '';
      }
    }
  }

  #problem(state: State, player: KnownMatch['player'], command: Command | undefined): string | undefined {
    if (!command) return say(spyTexts.faults[misplaced(state)], this.#language);
    const fault = faultOf(state, player, command);
    return fault && say(faultText(fault, state.sides[player], command), this.#language);
  }

  async #fill({ input }: Choice): Promise<string> {
    this.#terminal.write(`${say(input?.label ?? '', this.#language)} (${input?.example}):`);
    return (await this.#terminal.read()) ?? '';
  }

  #hint({ player }: KnownMatch, state: State): void {
    const advice = hint(state, player);
    this.#terminal.write('', `${advice.line}: ${say(advice.why ?? '', this.#language)}`);
  }

  #lookUp(state: State, reader: Reader): void {
    for (const { title, lines, text: more } of spy.presentation.pages?.(state, reader) ?? [])
      this.#terminal.write('', `== ${title} ==`, ...lines, ...(more ? [more] : []));
  }

  #draw({ player }: KnownMatch, state: State): void {
    this.#terminal.write('', ...spy.presentation.view(state, this.#reader(player)).board, '');
  }

  #tellStory(): void {
    this.#terminal.write(...this.#story.splice(0).map((entry) => entry.text));
  }

  #reader(player: KnownMatch['player']): Reader {
    return { viewer: this.#isPlayer ? player : 'spectator', language: this.#language, names: this.#names };
  }
}

/** Returns the keys that need no Enter: numbers if all have one digit, a hint, and the lookup. */
function keysFor(choices: number): string[] {
  const numbers = choices < 10 ? Array.from({ length: choices }, (_, index) => String(index + 1)) : [];
  return [...numbers, 'h', '?'];
}

function numbered({ label, detail, final, input }: Choice, index: number, reader: Reader): string {
  const words = read(label, reader);
  const more = final || input || words.endsWith('…') ? '' : ' …';
  return `${String(index + 1).padStart(3)}  ${words}${more}${detail ? `  (${read(detail, reader)})` : ''}`;
}

const OPTIONS = {
  address: { letter: 'a', value: 'ADDRESS', about: 'the server’s address (default: 127.0.0.1)' },
  port: SERVER_PORT,
  name: { letter: 'n', value: 'NAME', about: 'your name, at least 2 letters' },
  lobby: {
    letter: 'l',
    value: 'NAME',
    about: 'the lobby to join, at least 6 letters (default: the one without a name)',
  },
  ...FILE_OPTIONS,
  role: { letter: 'r', value: 'ROLE', about: 'player or spectator (default: player)' },
  language: { value: 'LANGUAGE', about: 'en, en-US, de, fr or es (default: en)' },
  verbosity: { letter: 'v', value: 'N', about: 'how much to log, from 0 (most) to 5 (nothing) (default: 5)' },
  config: { value: 'FILE', about: 'the same settings as JSON' },
  help: HELP_OPTION,
} as const satisfies Record<string, Option>;

const TITLE = 'N O   T I M E   T O   S P Y';

const HELP = `Plays "No Time to Spy" at the terminal, on any server of the original protocol.

  npm run spy-client -- --name NAME [options]

${listOptions(OPTIONS)}

      --x log FILE                 also log to this file

The files are those of the lobby that you open, on a server of Longtable. The built-in ones are used for those you don’t
name. While you wait for another player, "ai" adds a computer player to your lobby, "lobbies" lists the lobbies of the
server and "join NAME" goes to another one, which opens if it doesn’t exist. At a keyboard, the numbers of short menus,
"h", "?" and Escape (back) need no Enter.
`;

/** Runs a client for a user with the command line of this process. */
export const main = () =>
  run(
    OPTIONS,
    HELP,
    async (given) => {
      const { values } = given;
      const { name, ...settings } = playerSettings(given, { verbosity: '5' });
      const server = { ...settings, address: values.address ?? '127.0.0.1' };
      const language = oneOf(values.language ?? 'en', 'language', LANGUAGES);
      const isPlayer = oneOf(values.role ?? 'player', 'role', ['player', 'spectator']) === 'player';
      const terminal = new Console();
      const [characters, match, scenario] = Object.keys(FILE_OPTIONS).map((option) => values[option]);
      const files = (characters ?? match ?? scenario) && readMatchFiles({ characters, match, scenario });
      await terminal.playFilm(['', TITLE, '', ...say(client.film, language).split('\n'), '']);
      const user = { ...server, name, role: isPlayer ? ('PLAYER' as const) : ('SPECTATOR' as const) };
      try {
        let lobby: string | undefined = server.lobby;
        while (lobby !== undefined)
          lobby = await visit(terminal, { ...user, lobby, ...(files && { files }) }, language);
      } catch (error) {
        throw error instanceof ClientEnd ? new Error(say(endTexts[error.code](error), language)) : error;
      } finally {
        terminal.close();
      }
    },
    ['lobby', 'log'],
  );

/** Plays or watches a match in a lobby. Returns the name of the lobby that the user goes to instead. */
async function visit(
  terminal: Console,
  options: ClientOptions & { readonly lobby: string },
  language: Language,
): Promise<string | undefined> {
  const { address, port, lobby, role } = options;
  const { promise: next, resolve: goTo } = Promise.withResolvers<string>();
  let computer: AiClient | undefined;
  let isOver = false;
  const person = new Person(
    terminal,
    { language, lobby, isPlayer: role === 'PLAYER' },
    {
      pause: (gamePause) => connection.say({ type: 'REQUEST_GAME_PAUSE', gamePause }),
      leave: () => connection.leave(),
      listLobbies: () => connection.say({ type: 'REQUEST_META_INFORMATION', keys: ['Lobby.List'] }),
      join: goTo,
      addComputer: async () => {
        const strength = await configureAi(terminal, 'data/spy-ai', language);
        if (!strength) return false;
        computer = new AiClient({ ...options, name: 'Computer', ...strength });
        computer.verdict.catch((error: Error) => isOver || terminal.write(error.message));
        return true;
      },
    },
  );
  terminal.interrupt = (line) => person.interrupt(line);
  const connection = new PlayerClient(options, person);
  const silence = setTimeout(() => {
    if (!connection.isKnown) terminal.write(say(endTexts.noServer({ address, port }), language));
  }, SILENCE_MS);
  try {
    return await Promise.race([next, connection.verdict.then(() => undefined)]);
  } finally {
    clearTimeout(silence);
    isOver = true;
    connection.verdict.catch(() => undefined);
    connection.leave();
    computer?.leave();
  }
}

if (import.meta.main) await main();
