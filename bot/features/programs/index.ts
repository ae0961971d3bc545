import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eachLanguage, type Language, type Text } from '@longtable/kit';
import { Admission, maxConnections } from '@longtable/kit/admission';
import type { Protocol } from '@longtable/kit/protocol';
import { ApplicationCommandOptionType } from 'discord.js';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { idFormat, key, word } from '../../custom-ids/fields.ts';
import type { Context } from '../../host/context.ts';
import type { ButtonSpec, LoadedTable, Request } from '../../host/feature.ts';
import { changePerson, readPerson } from '../../host/settings.ts';
import { isInvited, programsOf, seatsOf } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { showOutcome } from '../../interactions/panel.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { localizedDescription } from '../../render/command-data.ts';
import { nameAt } from '../../render/names.ts';
import { danger, plain, primary } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { ownProtocol } from './own.ts';
import { addProgram, issueSecret, replaceProgram, resignProgram, takeOverProgram } from './seat.ts';
import { ProgramSession, type SessionParts } from './session.ts';
import { refusal, texts } from './words/texts.ts';

/** Actions on the seat of a user's program. */
const ACTS = ['show', 'seat', 'secret', 'self', 'computer', 'resign'] as const;

const programId = idFormat`program|${key('table')}|${word('act', ACTS)}`;

/** Issues a new secret for the user's program, and sends it in private with the address of the port. */
async function sendSecret(reply: Reply, table: string): Promise<void> {
  const { bot } = reply;
  const issued = await issueSecret(bot.context, table, reply.user.id);
  const { loaded, secret } = issued;
  const words: Text = texts.program.connect({
    title: loaded.game.title,
    address: bot.services.programs?.address,
    secret,
  });
  await Promise.all([replyPrivately(reply, loaded, words), bot.delivery.deliver(loaded)]);
  await saveHasPrograms(bot.context, reply.user.id);
}

/** Sends the secret if the user's program has a seat at the table, otherwise nothing. */
async function sendProgramSecret(reply: Reply, { table }: LoadedTable): Promise<void> {
  if (programsOf(table, reply.user.id).length > 0) await sendSecret(reply, table.id);
}

/** Shows the actions for the user's program at a table, or offers to seat it if the table waits for players or the user is invited. */
export async function showProgram(reply: Reply, found: LoadedTable): Promise<void> {
  const [seat] = programsOf(found.table, reply.user.id);
  const isGuest = isInvited(found.table, reply.user.id);
  const isWaiting = found.table.status === 'open' && seatsOf(found.table, reply.user.id).length > 0;
  if (found.table.status === 'over' || (seat === undefined && !isWaiting && !isGuest)) throw refusal('noProgram');
  const offer = isGuest ? texts.program.offerToGuest : texts.program.offer;
  await replyPrivately(reply, found, seat === undefined ? offer : seatedWords(found, seat));
}

function seatedWords(loaded: LoadedTable, seat: number): Text {
  const { title } = loaded.game;
  const occupant = loaded.table.seats[seat];
  const isKnown = occupant?.kind === 'program' && occupant.token !== undefined;
  const nameIn = (language: Language) => nameAt(loaded, seat, language);
  return isKnown ? texts.program.playing({ name: eachLanguage(nameIn), title }) : texts.program.notConnected({ title });
}

async function replyPrivately(reply: Reply, loaded: LoadedTable, words: Text): Promise<void> {
  await reply.private({ end: [words], rows: [possibleActions(loaded, reply.user.id)] });
}

function possibleActions({ table, game }: LoadedTable, person: string): ButtonSpec[] {
  const { id, status } = table;
  if (programsOf(table, person).length === 0)
    return [primary(programId.make({ table: id, act: 'seat' }), texts.buttons.addProgram)];
  const computer: ButtonSpec[] = game.computers
    ? [plain(programId.make({ table: id, act: 'computer' }), texts.buttons.letComputerPlay)]
    : [];
  const resign: ButtonSpec[] =
    status === 'open' ? [] : [danger(programId.make({ table: id, act: 'resign' }), common.buttons.resign)];
  return [
    plain(programId.make({ table: id, act: 'secret' }), texts.buttons.newSecret),
    plain(programId.make({ table: id, act: 'self' }), texts.buttons.takeProgramSeat),
    ...computer,
    ...resign,
  ];
}

/** Runs an action on the seat of the user's program. */
const programButton = button(programId, {
  access: 'member',
  async press({ reply, id: { table, act }, target }) {
    const { bot } = reply;
    const { person, name } = actorOf(reply.interaction);
    const done = async (changed: Promise<LoadedTable>, words: Text) => {
      const loaded = await changed;
      await showOutcome(reply, loaded, words);
    };
    if (!bot.services.programs && (act === 'seat' || act === 'secret')) throw refusal('programsClosed');
    switch (act) {
      case 'show':
        return showProgram(reply, target);
      case 'seat': {
        const loaded = await addProgram(bot.context, table, { id: person, name });
        await bot.delivery.deliver(loaded);
        return sendSecret(reply, table);
      }
      case 'secret':
        return sendSecret(reply, table);
      case 'self':
        return done(takeOverProgram(bot.context, table, person, name), texts.replies.programTaken);
      case 'computer':
        return done(replaceProgram(bot.context, table, person), texts.replies.programReplaced);
      case 'resign':
        return done(resignProgram(bot.context, table, person), texts.replies.programResigned);
    }
  },
});

/** Returns the request with the flag `programs` if the user's program takes part or has played before. */
async function withProgramFlag({ bot, user }: Reply, request: Request): Promise<Request> {
  if (!bot.services.programs) return request;
  const takesPart = request.occupants.some(({ kind }) => kind === 'program');
  const programs = takesPart || (await readPerson(bot.context, user.id)).programs === true;
  return programs ? { ...request, terms: { ...request.terms, programs } } : request;
}

/** Stores that a user has a program, so that waiting tables offer to seat it. */
async function saveHasPrograms(context: Context, id: string): Promise<void> {
  const { programs } = await readPerson(context, id);
  if (!programs) await changePerson(context, id, (person) => ({ ...person, programs: true as const }));
}

declare module '../../interactions/bot.ts' {
  interface Services {
    /** The port for programs, if it is open. */
    readonly programs?: Pick<Programs, 'address'> | undefined;
  }
}

/** Option of `/play` that seats the user's program. */
const PROGRAM = 'program';

/** Programs of users that play over a WebSocket. */
export const programs: Feature = {
  id: 'programs',
  async open({ settings: { PROGRAM_PORT: port, PROGRAM_HOST: host = '127.0.0.1', PROGRAM_URL: url }, ...parts }) {
    if (port === undefined) return undefined;
    return openPrograms({ port, host, url, protocols: await parts.loadProtocols() }, parts);
  },
  play: {
    rare: [PROGRAM],
    options: ({ seats }, { settings }) =>
      settings.PROGRAM_PORT === undefined
        ? []
        : [
            {
              type: ApplicationCommandOptionType.Boolean,
              name: PROGRAM,
              ...localizedDescription(seats.max === 1 ? texts.options.soloProgram : texts.options.program),
            },
          ],
    /** Seats the program for the user against a chosen opponent, otherwise as the opponent. */
    async open({ interaction }, request, next) {
      const { occupants } = request;
      const isComputersOnly = occupants.every(({ kind }) => kind === 'computer');
      if (!interaction.options.getBoolean(PROGRAM) || isComputersOnly) return next(request);
      const { person: id, name } = actorOf(interaction);
      const program: SeatOccupant = { kind: 'program', owner: { id, name } };
      return next({ ...request, occupants: occupants.with(occupants[1]?.kind === 'open' ? 1 : 0, program) });
    },
  },
  withRequest: withProgramFlag,
  openedBy: sendProgramSecret,
  boardButtons: {
    waiting: ({ table: { id, terms } }) =>
      terms.programs ? [plain(programId.make({ table: id, act: 'show' }), texts.buttons.yourProgram)] : [],
  },
  showMore: (reply, loaded) =>
    programsOf(loaded.table, reply.user.id).length > 0 ? showProgram(reply, loaded) : undefined,
  buttons: { program: programButton },
};

export interface ProgramPort {
  readonly host: string;
  readonly port: number;
  /** Public address, if it differs from host and port. */
  readonly url?: string | undefined;
  /** Additional protocols. */
  readonly protocols?: readonly Protocol<LoadedTable>[] | undefined;
}

export interface Programs {
  readonly address: string;
  close(): Promise<void>;
}

const MAX_FRAME_BYTES = 64 * 1024;
/** Limits for connections without an accepted hello. `maxConnections` of the server limits the others. */
const PENDING_LIMITS = {
  clients: Number.POSITIVE_INFINITY,
  clientsPerAddress: Number.POSITIVE_INFINITY,
  strangersPerAddress: 10,
  silentMs: 5_000,
};
/** Response to plain HTTP requests. The doctor recognises the port by it. */
const PLAIN_HTTP = 'Longtable’s port for programs. Connect with a WebSocket.\n';
/** Maximum number of unsent bytes before a connection is closed. */
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024;
const PING_INTERVAL_MS = 15_000;
/**
 * Interval of pings before the program has its seat. The WebSocket library of the original computer player sends its
 * first message only after it has received a frame.
 */
const FIRST_PING_MS = 500;
const MAX_SILENCE_MS = 90_000;
/** Interval for reading changes made by other processes. */
const REFRESH_MS = 1000;

/** Opens the WebSocket port for programs. */
export async function openPrograms(
  { host, port, url, protocols = [] }: ProgramPort,
  parts: Pick<SessionParts, 'context' | 'deliver'>,
): Promise<Programs> {
  const { log } = parts.context;
  const spoken = [ownProtocol, ...protocols];
  const server = createServer((_, response) => response.writeHead(426, { Connection: 'close' }).end(PLAIN_HTTP));
  server.maxConnections = maxConnections();
  const admission = new Admission({ ...PENDING_LIMITS, strangers: Math.ceil(server.maxConnections / 5) });
  server.on('connection', (socket) => admission.admit(socket));
  const sockets = new WebSocketServer({
    server,
    maxPayload: MAX_FRAME_BYTES,
    handleProtocols: ([first]) => first ?? false,
  });
  // A port in use rejects the wait for `listening` below.
  sockets.on('error', () => {});
  const sessions = new Map<WebSocket, { readonly session: ProgramSession; lastMessageAt: number }>();
  const closeOthers = (session: ProgramSession) => {
    for (const { session: other } of sessions.values())
      if (other !== session && other.seat === session.seat) other.yieldToNewConnection();
  };
  sockets.on('connection', (socket, request) => {
    socket.on('error', (error) => log.info({ error: error.message }, 'Program connection failed'));
    const firstPings = setInterval(() => socket.ping(), FIRST_PING_MS);
    const arrived = (session: ProgramSession) => {
      clearInterval(firstPings);
      admission.accept(request.socket);
      closeOthers(session);
    };
    const connection = { path: request.url ?? '/', ...connectionOn(socket) };
    const session = new ProgramSession(connection, { ...parts, onSeated: arrived, protocols: spoken });
    const known = { session, lastMessageAt: Date.now() };
    sessions.set(socket, known);
    socket.on('pong', () => {
      known.lastMessageAt = Date.now();
    });
    socket.on('message', (data, isBinary) => {
      known.lastMessageAt = Date.now();
      session.receive(isBinary ? undefined : data.toString());
    });
    socket.on('close', () => {
      clearInterval(firstPings);
      sessions.delete(socket);
      session.leave();
    });
  });
  await once(server.listen(port, host), 'listening');
  const refreshes = setInterval(() => {
    for (const { session } of sessions.values()) session.refresh();
  }, REFRESH_MS);
  const pings = setInterval(() => {
    for (const [socket, { lastMessageAt }] of sessions) {
      if (Date.now() - lastMessageAt > MAX_SILENCE_MS) socket.terminate();
      else socket.ping();
    }
  }, PING_INTERVAL_MS);
  const { port: bound } = server.address() as AddressInfo;
  const address = url ?? `ws://${host.includes(':') ? `[${host}]` : host}:${bound}`;
  log.info({ address }, 'Program port is open');
  return {
    address,
    async close() {
      clearInterval(refreshes);
      clearInterval(pings);
      const closed = once(server, 'close');
      sockets.close();
      server.close();
      for (const socket of sessions.keys()) socket.close(1001);
      const late = setTimeout(() => {
        for (const socket of sessions.keys()) socket.terminate();
        server.closeAllConnections();
      }, 1000);
      await closed;
      clearTimeout(late);
    },
  };
}

function connectionOn(socket: WebSocket) {
  return {
    send(text: string) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
      else socket.send(text);
    },
    close: (code: number) => socket.close(code),
  };
}
