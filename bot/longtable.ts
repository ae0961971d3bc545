import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { AnyGame } from '../games/kit/game.ts';
import type { Storage } from '../storage/index.ts';
import { Boards } from './face/boards/boards.ts';
import type { Bot } from './face/desk/bot.ts';
import { loadButtons } from './face/desk/button.ts';
import type { Command } from './face/desk/command.ts';
import { withGermanNames } from './face/door/german.ts';
import { inviteLink } from './face/door/invite.ts';
import { login, whenExpelled } from './face/door/login.ts';
import { startRegistering } from './face/door/register.ts';
import { mayAttach } from './face/door/rights.ts';
import { type Answered, Router } from './face/door/router.ts';
import { Servers } from './face/door/servers.ts';
import type { Shards } from './face/door/shards.ts';
import { tendPost } from './face/lobby/posts.ts';
import { Pictures } from './face/pictures/pictures.ts';
import { makeRequest } from './face/pictures/upload.ts';
import { tendTournament } from './face/tournaments/tend.ts';
import { type Log, openHouse } from './host/house/house.ts';
import type { Limits } from './host/house/limits.ts';
import { Thinking } from './host/house/thinking.ts';
import type { Films } from './host/past/film.ts';
import type { Seated } from './host/table/table.ts';
import { Bell } from './host/time/bell.ts';
import { Broom } from './host/time/broom.ts';
import { Caretaker } from './host/time/caretaker.ts';
import { openPrograms, type ProgramPort } from './programs/port.ts';

/** What the bot is put together from. */
export interface Parts {
  readonly token: string;
  /** Where Discord's API is, if not at Discord. */
  readonly apiUrl?: string | undefined;
  /** The shards of this process, if others have the rest. */
  readonly shards?: Shards | undefined;
  readonly storage: Storage;
  readonly shelf: readonly AnyGame[];
  /** The module that exports this shelf, for the threads in which computer players think. */
  readonly shelfModule?: URL | undefined;
  readonly commands: ReadonlyMap<string, Command>;
  readonly log: Log;
  /** Recordings of games in other programs' forms. */
  readonly films?: readonly Films[] | undefined;
  /** Where programs may take seats; nowhere without it. */
  readonly programs?: ProgramPort | undefined;
  /** How much of the house one may take up, where it differs from the usual. */
  readonly limits?: Partial<Limits> | undefined;
  /** Is told how every interaction went. */
  readonly answered?: Answered | undefined;
  /** Hears why Discord has thrown the bot out for good; nothing works from then on. */
  readonly expelled?: ((sentence: string) => void) | undefined;
  /** Servers where nobody has said anything are greeted even if they did not just invite Longtable. */
  readonly greetsEmpty?: boolean | undefined;
  /** The time, if it is not the real one. */
  readonly now?: (() => number) | undefined;
}

/** A running bot. */
export interface Longtable {
  readonly bot: Bot;
  readonly invite: string;
  /** Whether commands had to be registered; waits until Discord has them all. */
  readonly registered: Promise<boolean>;
  /** Rings every table whose time has come, as happens every second anyway. */
  ring(): Promise<void>;
  /** Clears away what has had its time, and what servers left behind that are gone for good, as happens now and then anyway. */
  sweep(): Promise<void>;
  /** Takes no new work, lets running moves finish, and leaves Discord. The storage stays open. */
  close(): Promise<void>;
}

/** Logs in, and hears from then on what Discord has against the bot. */
async function goOnline({ token, apiUrl, shards, log, expelled }: Parts): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    // Messages and forms are drawn in the spelling of Discord's API; to look through every key for another one takes long.
    jsonTransformer: (body: unknown) => body,
    ...(shards ? { shards: shards.ids, shardCount: shards.count } : { shards: 'auto' as const }),
    rest: { makeRequest, ...(apiUrl && { api: apiUrl }) },
  });
  client.on(Events.Error, (error) => log.error({ error: error.message }, 'Discord client'));
  const online = await login(client, token);
  whenExpelled(online, (sentence) => {
    log.error({}, sentence);
    expelled?.(sentence);
  });
  return online;
}

/** Logs in, registers what changed, finishes what an earlier process left, and then answers. */
export async function startLongtable(parts: Parts): Promise<Longtable> {
  const { storage, shelf, commands, log, apiUrl, now } = parts;
  const buttons = await loadButtons(new URL('./face/buttons/', import.meta.url));
  const online = await goOnline(parts);
  const house = openHouse({
    storage,
    shelf,
    log,
    now,
    limits: parts.limits,
    thinking: new Thinking(parts.shelfModule),
  });
  const pictures = new Pictures((channel) => mayAttach(online, channel));
  const boards = new Boards(house, online.rest, pictures);
  const attachmentOrigins = apiUrl ? [new URL(apiUrl).origin] : [];
  const settle = (seated: Seated) => boards.settleWhole(seated);
  const programs = parts.programs && (await openPrograms(parts.programs, { house, settle }));
  const films = parts.films ?? [];
  const bot: Bot = { house, boards, pictures, client: online, log, attachmentOrigins, programs, films };
  const router = new Router(bot, commands, buttons, parts.answered);
  online.on(Events.InteractionCreate, (interaction) => router.take(interaction));
  const registration = startRegistering(
    online,
    [...commands.values()].flatMap((command) => {
      const data = command.data(shelf, { programs: programs !== undefined });
      return data ? [withGermanNames(data)] : [];
    }),
    log,
  );
  boards.start();
  const bell = new Bell(house, settle, (person) => boards.wake(person), [
    { due: house.lobbyPosts, run: (id) => tendPost(house, online.rest, id) },
    { due: house.tournaments, run: (id) => tendTournament({ house, boards, rest: online.rest }, id) },
  ]);
  bell.start();
  const broom = new Broom(house);
  broom.start();
  const caretaker = new Caretaker(house);
  caretaker.start();
  const servers = new Servers(house, online);
  servers.start();
  if (parts.greetsEmpty) servers.greetEmpty();
  log.info({ bot: online.user.tag, games: shelf.length }, 'Longtable is open');
  return {
    bot,
    invite: inviteLink(online),
    registered: registration.done,
    ring: () => bell.ring(),
    sweep: async () => {
      await servers.sweep();
      await broom.sweep();
    },
    close: async () => {
      registration.stop();
      const answered = router.close();
      await programs?.close();
      await bell.stop();
      await broom.stop();
      await caretaker.stop();
      await servers.stop();
      await answered;
      await boards.stop();
      await pictures.close();
      await online.destroy();
      await router.empty();
    },
  };
}
