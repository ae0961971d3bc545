import {
  type APIApplicationCommand,
  type APIMessage,
  ChannelType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { Frame } from '../activities/frame.ts';
import { type Discord, DiscordError, type Socket, UserError } from '../discord.ts';
import { type FaultRates, hasNoFaults, makeFaults } from '../faults.ts';
import type { Sessions } from '../gateway/sessions.ts';
import {
  type Action,
  type ActionOutcome,
  type NewAction,
  type PageMember,
  type PageMessage,
  parseAction,
  type RunningActivity,
} from '../protocol.ts';
import type { WorldChannel } from '../world/channel.ts';
import { GUILD, type PlaygroundUser } from '../world/setup.ts';
import type { Posted, World } from '../world/world.ts';
import { act } from './act.ts';

const UNKNOWN_ACTION = 4400;

/** A tab of a user, in a browser or a test. */
interface Tab {
  readonly person: PlaygroundUser;
  report(update: PageMessage): void;
}

/** Performs a user's action and reports errors to the user. */
function perform(
  discord: Discord,
  person: PlaygroundUser,
  action: Action,
  report: (outcome: ActionOutcome) => void,
): void {
  try {
    act(discord, person, action, report);
  } catch (error) {
    const known = error instanceof UserError || error instanceof DiscordError;
    if (!known) console.error('playground: an action failed', error);
    report({ type: 'failed', sentence: known ? error.message : 'Something went wrong in the playground.' });
  }
}

/** Maximum number of messages per channel that a new tab receives. */
const MAX_SHOWN_MESSAGES = 100;

/** Returns the active faults as text. Empty if there are none. */
function faultLine(rates: FaultRates): string {
  return hasNoFaults(rates) ? '' : makeFaults(rates);
}

/** Returns a message with the reactions and votes of the user marked. */
function seenBy(world: World, { user }: PlaygroundUser, message: APIMessage): APIMessage {
  const { reactions, poll } = message;
  if (!reactions && !poll) return message;
  const isOwn = (choice: string) => world.tallies.get(message.id)?.get(choice)?.has(user.id) ?? false;
  return {
    ...message,
    ...(reactions && {
      reactions: reactions.map((reaction) => {
        const { id, name } = reaction.emoji;
        return { ...reaction, me: isOwn(id ? `${name}:${id}` : (name ?? '')) };
      }),
    }),
    ...(poll?.results && {
      poll: {
        ...poll,
        results: {
          ...poll.results,
          answer_counts: poll.results.answer_counts.map((count) => ({
            ...count,
            me_voted: isOwn(`answer ${count.id}`),
          })),
        },
      },
    }),
  };
}

function membersOf(world: World, server: string): PageMember[] {
  const state = world.state(server);
  return state.members.flatMap((id) => {
    const member = state.member(id);
    if (!member) return [];
    const { user, nick, roles, communication_disabled_until } = member;
    return [{ user, nick, roles, communication_disabled_until }];
  });
}

/** All open tabs. Sends world events to them. */
export class Tabs {
  readonly #discord: Discord;
  readonly #sessions: Sessions;
  readonly #tabs = new Set<Tab>();

  constructor(discord: Discord, sessions: Sessions) {
    this.#discord = discord;
    this.#sessions = sessions;
    this.#listen();
  }

  /**
   * Returns the user of a tab: `user` is the id or name of an existing user, `as` the name of an existing or new one.
   * Without a name it is the first user who has no tab. Returns undefined if `user` does not exist.
   */
  userFor(address: URLSearchParams): PlaygroundUser | undefined {
    const { world, ids } = this.#discord;
    const user = address.get('user');
    if (user) return world.users.member(user) ?? world.users.byName(user);
    const present = new Set([...this.#tabs].map(({ person }) => person.user.id));
    const { people } = world.users;
    const free = people.find((person) => !present.has(person.user.id)) ?? people[0];
    const name = address.get('as')?.trim() ?? '';
    return name === '' ? free : (world.users.findOrCreate(name, () => ids.next()) ?? free);
  }

  /** Performs a user's action without a tab and returns its outcome. */
  readonly act = (person: PlaygroundUser, action: NewAction): Promise<ActionOutcome> =>
    new Promise((resolve) => perform(this.#discord, person, action as Action, resolve));

  /**
   * Adds a tab and reports the world as its user sees it, then all changes. `receive` performs an action and returns
   * false if it is invalid.
   */
  open(person: PlaygroundUser, report: Tab['report']) {
    const frames = new Set<Frame>();
    const { activities } = this.#discord;
    const tab: Tab = { person, report };
    const answer = (outcome: ActionOutcome, nonce: number) => {
      report({ ...outcome, nonce });
      if (outcome.type !== 'launch') return;
      const frame = activities.frame(outcome.activity.frame, person);
      frames.add(frame);
      frame.attach(report);
    };
    report(this.#worldOf(person));
    this.#tabs.add(tab);
    return {
      receive: (text: string): boolean => {
        const action = parseAction(text);
        if (action) perform(this.#discord, person, action, (outcome) => answer(outcome, action.nonce));
        return action !== undefined;
      },
      close: () => {
        this.#tabs.delete(tab);
        for (const frame of frames) activities.leave(frame);
      },
    };
  }

  /** Adds a browser tab. */
  accept(socket: Socket, person: PlaygroundUser): void {
    const tab = this.open(person, (update) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(update));
    });
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => tab.receive(String(data)) || socket.close(UNKNOWN_ACTION, 'Unknown action.'));
    socket.on('close', tab.close);
  }

  #worldOf(person: PlaygroundUser): PageMessage {
    const { world } = this.#discord;
    const speaking = ({ user }: PlaygroundUser) => ({ ...user, locale: world.languages.of(user.id) });
    const channels = [...world.channels.values()].filter((channel) => world.canSee(person.user.id, channel));
    const shown = (channel: string) => {
      const visible = world.messagesIn(channel).filter(({ only = person.user.id }) => only === person.user.id);
      return visible.slice(-MAX_SHOWN_MESSAGES).map(({ message }) => seenBy(world, person, message));
    };
    return {
      type: 'world',
      you: speaking(person),
      bot: world.users.bot,
      online: this.#sessions.online,
      people: world.users.people.map(speaking),
      roles: world.users.roles,
      servers: world.servers.map(({ id, name }) => ({
        id,
        name,
        locale: world.languages.ofServer(id),
        hasBot: world.installations.isOn(id),
        roles: [...world.state(id).roles.values()],
        members: membersOf(world, id),
      })),
      faults: faultLine(this.#discord.faults.rates),
      aheadMs: this.#discord.clock.aheadMs,
      channels,
      events: [...world.events.values()],
      ...this.#commandsOf(person),
      running: this.#runningFor(person),
      isInstalled: world.installations.has(person.user.id),
      messages: Object.fromEntries(channels.map(({ id }) => [id, shown(id)])),
    };
  }

  #runningFor({ user }: PlaygroundUser): RunningActivity[] {
    const { activities, world } = this.#discord;
    return activities.running.filter(({ channel: id }) => {
      const channel = world.channels.get(id);
      return channel && world.canSee(user.id, channel);
    });
  }

  /** Returns the commands that a user can use, and their ids by interaction context. */
  #commandsOf(person: PlaygroundUser): Pick<Extract<PageMessage, { type: 'world' }>, 'commands' | 'offered'> {
    const { world } = this.#discord;
    const { Guild, BotDM, PrivateChannel } = InteractionContextType;
    const all = new Map<string, APIApplicationCommand>();
    const offered = (context: InteractionContextType, server?: string) =>
      world.commandsFor(person, context, server).map((command) => {
        all.set(command.id, command);
        return command.id;
      });
    const servers = Object.fromEntries(world.servers.map(({ id }) => [id, offered(Guild, id)]));
    const chats = { [BotDM]: offered(BotDM), [PrivateChannel]: offered(PrivateChannel) };
    const hidden = world.hiddenFrom(person);
    return { commands: [...all.values()], offered: { [Guild]: servers[GUILD.id] ?? [], ...chats, servers, hidden } };
  }

  #listen(): void {
    const { world } = this.#discord;
    const onMessage = (type: 'message' | 'edit') => (posted: Posted) => {
      const channel = world.channels.get(posted.message.channel_id);
      if (!channel) return;
      for (const tab of this.#tabs) {
        const { person } = tab;
        if ((posted.only ?? person.user.id) !== person.user.id || !world.canSee(person.user.id, channel)) continue;
        tab.report({ type, message: seenBy(world, person, posted.message) });
      }
    };
    world.on('message', onMessage('message'));
    world.on('edit', onMessage('edit'));
    world.on('delete', ({ channel, message, only }) => {
      this.#sendToChannel(channel, { type: 'delete', channel: channel.id, message }, only);
    });
    world.on('reaction', ({ channel, message }) => {
      const posted = world.find(channel.id, message);
      if (posted) onMessage('edit')(posted);
    });
    world.on('channel', (change, channel) => {
      const gone = change === 'delete';
      this.#sendToChannel(channel, gone ? { type: 'gone', channel: channel.id } : { type: 'channel', channel });
    });
    // Send earlier messages to a user who joins a private thread.
    world.on('join', ({ channel, user }) => {
      const visible = world.messagesIn(channel.id).filter((message) => message.only === undefined);
      for (const { message } of visible) this.#sendToChannel(channel, { type: 'edit', message }, user);
    });
    world.on('part', ({ channel, user }) => {
      if (channel.type !== ChannelType.PrivateThread) return;
      for (const tab of this.#tabs) if (tab.person.user.id === user) tab.report({ type: 'gone', channel: channel.id });
    });
    const tellAll = (make: (person: PlaygroundUser) => PageMessage) => {
      for (const tab of this.#tabs) tab.report(make(tab.person));
    };
    world.on('typing', ({ channel, user }) =>
      this.#sendToChannel(channel, { type: 'typing', channel: channel.id, user }),
    );
    world.on('commands', () => tellAll((person) => ({ type: 'commands', ...this.#commandsOf(person) })));
    // These changes affect the whole page, so send the world again.
    for (const change of ['people', 'languages', 'membership', 'installations', 'events', 'renewed', 'server'] as const)
      world.on(change, () => tellAll((person) => this.#worldOf(person)));
    this.#discord.activities.on('change', () =>
      tellAll((person) => ({ type: 'running', running: this.#runningFor(person) })),
    );
    this.#discord.faults.on('change', (rates) => tellAll(() => ({ type: 'faults', faults: faultLine(rates) })));
    this.#discord.clock.onMove((aheadMs) => tellAll(() => ({ type: 'clock', aheadMs })));
    this.#sessions.on('online', (online) => tellAll(() => ({ type: 'bot', bot: world.users.bot, online })));
  }

  #sendToChannel(channel: WorldChannel, update: PageMessage, only?: string): void {
    for (const tab of this.#tabs) {
      if (only !== undefined && tab.person.user.id !== only) continue;
      if (this.#discord.world.canSee(tab.person.user.id, channel)) tab.report(update);
    }
  }
}
