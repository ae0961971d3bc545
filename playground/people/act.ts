import {
  EntryPointCommandHandlerType,
  GatewayIntentBits,
  InteractionType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { type Discord, UserError } from '../discord.ts';
import { parseFaults } from '../faults.ts';
import { commandData, menuData } from '../interactions/command.ts';
import type { InteractionRequest } from '../interactions/interactions.ts';
import { componentData, modalData } from '../interactions/modal.ts';
import { compose, timestamp } from '../messages.ts';
import type { Action, ActionOutcome } from '../protocol.ts';
import { checkBlocked } from '../rest/routes/automod.ts';
import { checkReactionCount, knownEmoji, vote } from '../rest/routes/reactions.ts';
import { findInvite, grant } from '../rest/routes/server.ts';
import {
  botDm,
  contextOf,
  guildOf,
  isChat,
  isForum,
  isTextChannel,
  isThread,
  textChannel,
  type WorldChannel,
} from '../world/channel.ts';
import { isEntryPoint } from '../world/commands.ts';
import { GUILD, type PlaygroundUser } from '../world/setup.ts';
import type { Posted } from '../world/world.ts';

type Report = InteractionRequest['report'];
type ActionOf<Name extends Action['do']> = Extract<Action, { do: Name }>;

const MAX_MESSAGE_LENGTH = 2_000;
const MAX_CHANNELS = 500;

/** Performs a user's action. Actions for the bot become interactions; all others take effect immediately. */
export function act(discord: Discord, person: PlaygroundUser, action: Action, tell: Report): void {
  switch (action.do) {
    case 'command':
    case 'autocomplete':
      command(discord, person, action, tell);
      return;
    case 'menu':
      menu(discord, person, action, tell);
      return;
    case 'component':
      component(discord, person, action, tell);
      return;
    case 'modal':
      submit(discord, person, action, tell);
      return;
    case 'launch':
      launch(discord, person, action, tell);
      return;
    case 'join':
      tell({
        type: 'launch',
        activity: discord.activities.launch(person, findChannel(discord, person, action.channel), action),
      });
      return;
    case 'frame':
      discord.activities.frame(action.frame, person).receive(action.data);
      break;
    case 'decide':
      discord.activities.frame(action.frame, person).decide(action.question, action.isAllowed);
      break;
    case 'view':
      discord.activities.frame(action.frame, person).setView(action);
      break;
    case 'leave':
      discord.activities.leave(discord.activities.frame(action.frame, person));
      break;
    case 'say':
      say(discord, person, action);
      break;
    case 'react':
      react(discord, person, action);
      break;
    case 'vote': {
      const channel = findChannel(discord, person, action.channel);
      const { message } = findMessage(discord, person, channel, action.message);
      vote(discord, channel, message, person.user.id, action.answers);
      break;
    }
    case 'visit':
      visit(discord, person, action);
      break;
    case 'buy':
      grant(discord, action.sku, { user_id: person.user.id }, PURCHASE);
      break;
    case 'attend':
      attend(discord, person, action);
      break;
    case 'dismiss':
      dismiss(discord, person, action);
      break;
    case 'openDm':
      openDm(discord, person);
      break;
    case 'chat':
      chat(discord, person, action.people);
      break;
    case 'install':
      discord.world.installations.setPerson(person.user.id, action.installed);
      break;
    case 'membership':
      discord.world.installations.setServer(action.member, action.server);
      break;
    case 'language':
      discord.world.languages.choose(person.user.id, action.language);
      break;
    case 'serverLanguage':
      discord.world.languages.chooseForServer(action.language, action.server);
      break;
    case 'faults':
      setFaults(discord, action.line);
      break;
    case 'advance':
      discord.clock.advance(action.ms);
      break;
    case 'addPerson':
      addPerson(discord, action);
      break;
    case 'addChannel':
      addChannel(discord, action);
      break;
    case 'renew':
      discord.world.reset(() => discord.ids.next());
  }
  tell({ type: 'done' });
}

function findChannel({ world }: Discord, person: PlaygroundUser, id: string): WorldChannel {
  const channel = world.channels.get(id);
  if (!channel || !world.canSee(person.user.id, channel)) throw new UserError('This channel is gone.');
  if (isForum(channel)) throw new UserError('Write in one of the forum’s posts.');
  return channel;
}

function findMessage(discord: Discord, person: PlaygroundUser, channel: WorldChannel, id: string): Posted {
  const posted = discord.world.find(channel.id, id);
  if (!posted || (posted.only !== undefined && posted.only !== person.user.id))
    throw new UserError('This message is gone.');
  return posted;
}

/** Throws if a user is timed out or lacks a permission in a channel. */
function requirePermission(discord: Discord, person: PlaygroundUser, channel: WorldChannel, needed: bigint): void {
  const { world } = discord;
  if (isChat(channel)) return;
  requireNoTimeout(discord, person, channel);
  if (!(world.permissionsOf(person.user.id, channel) & needed))
    throw new UserError('You don’t have permission to do that in this channel.');
}

/** Throws if a user is timed out. Timeouts don't bind administrators. */
function requireNoTimeout({ clock, world }: Discord, { user }: PlaygroundUser, channel: WorldChannel): void {
  if (isChat(channel) || world.permissionsOf(user.id, channel) & PermissionFlagsBits.Administrator) return;
  const until = world.state(guildOf(channel).guild_id).membership(user.id)?.communication_disabled_until;
  if (until && Date.parse(until) > clock.now())
    throw new UserError(`You’re timed out until ${until.slice(0, 16).replace('T', ' ')} UTC.`);
}

/** Throws if a user has written in a channel within its slowmode. */
function requireSlowmode({ clock, world }: Discord, { user }: PlaygroundUser, channel: WorldChannel): void {
  const pause = ('rate_limit_per_user' in channel && channel.rate_limit_per_user) || 0;
  if (pause === 0 || world.permissionsOf(user.id, channel) & PermissionFlagsBits.BypassSlowmode) return;
  const wait = pause - (clock.now() - (world.lastMessages.get(`${channel.id} ${user.id}`) ?? 0)) / 1000;
  if (wait > 0) throw new UserError(`This channel has slowmode. You can write again in ${Math.ceil(wait)} s.`);
}

function react(
  discord: Discord,
  person: PlaygroundUser,
  { channel: id, message: about, emoji: text, added }: ActionOf<'react'>,
): void {
  const { world } = discord;
  const channel = findChannel(discord, person, id);
  const { message, only } = findMessage(discord, person, channel, about);
  if (only !== undefined) throw new UserError('You can’t react to a message that only you can see.');
  const emoji = knownEmoji(world, text);
  const isNew = !world.tallies.get(message.id)?.get(emoji)?.size;
  if (added) requireNoTimeout(discord, person, channel);
  if (added && isNew) {
    requirePermission(discord, person, channel, PermissionFlagsBits.AddReactions);
    checkReactionCount(message, emoji);
  }
  world.react(channel, message, emoji, person.user.id, added);
}

/** Type of an entitlement that a user has bought. */
const PURCHASE = 1;

/** Adds a user to a server or removes the user. */
function visit(
  { clock, world }: Discord,
  { user }: PlaygroundUser,
  { member, server, invite: code }: ActionOf<'visit'>,
): void {
  const known = code === undefined ? undefined : findInvite(world, code, clock.now());
  if (code !== undefined && !known) throw new UserError('This invite is invalid or has expired.');
  const state = known?.state ?? world.state(server);
  if (!member) state.removeMember(user.id);
  else if (state.bans.has(user.id)) throw new UserError('You’re banned from this server.');
  else {
    state.addMember(user.id, timestamp(clock.now()));
    if (known) state.invites.set(known.invite.code, { ...known.invite, uses: known.invite.uses + 1 });
  }
}

function attend({ world }: Discord, { user }: PlaygroundUser, { event: id, interested }: ActionOf<'attend'>): void {
  const event = world.events.get(id);
  if (!event) throw new UserError('This event is over.');
  const users = world.tally(id, 'interested');
  if (interested) users.add(user.id);
  else users.delete(user.id);
  const type = `GUILD_SCHEDULED_EVENT_USER_${interested ? 'ADD' : 'REMOVE'}`;
  const data = { guild_scheduled_event_id: id, user_id: user.id };
  world.state(event.guild_id).send(type, data, GatewayIntentBits.GuildScheduledEvents);
}

function say(discord: Discord, person: PlaygroundUser, action: ActionOf<'say'>): void {
  const channel = findChannel(discord, person, action.channel);
  const content = action.content.trim();
  if (content === '') throw new UserError('Write something first.');
  if ([...content].length > MAX_MESSAGE_LENGTH)
    throw new UserError(`A message can have up to ${MAX_MESSAGE_LENGTH} characters.`);
  const { SendMessages, SendMessagesInThreads } = PermissionFlagsBits;
  requirePermission(discord, person, channel, isThread(channel) ? SendMessagesInThreads : SendMessages);
  requireSlowmode(discord, person, channel);
  const message = compose(discord, { form: { content }, channel, author: person.user });
  try {
    checkBlocked(discord, message, channel);
  } catch {
    throw new UserError('Your message couldn’t be sent because it contains content that this server blocks.');
  }
  discord.world.lastMessages.set(`${channel.id} ${person.user.id}`, discord.clock.now());
  if (isThread(channel)) discord.world.join(channel, person.user.id);
  discord.world.post(message);
}

function command(
  discord: Discord,
  person: PlaygroundUser,
  action: ActionOf<'command' | 'autocomplete'>,
  tell: Report,
): void {
  const channel = findChannel(discord, person, action.channel);
  requirePermission(discord, person, channel, PermissionFlagsBits.UseApplicationCommands);
  const completing = action.do === 'autocomplete';
  const data = commandData(discord, person, channel, action.given, completing);
  discord.interactions.begin({
    kind: completing ? InteractionType.ApplicationCommandAutocomplete : InteractionType.ApplicationCommand,
    person,
    channel,
    data,
    report: tell,
  });
}

function menu(discord: Discord, person: PlaygroundUser, action: ActionOf<'menu'>, tell: Report): void {
  const channel = findChannel(discord, person, action.channel);
  requirePermission(discord, person, channel, PermissionFlagsBits.UseApplicationCommands);
  const data = menuData(discord, person, channel, action);
  discord.interactions.begin({ kind: InteractionType.ApplicationCommand, person, channel, data, report: tell });
}

/** Uses the entry point command. Discord launches the Activity itself unless the command says that the bot does. */
function launch(discord: Discord, person: PlaygroundUser, action: ActionOf<'launch'>, tell: Report): void {
  const channel = findChannel(discord, person, action.channel);
  const { activities, interactions, world } = discord;
  requirePermission(discord, person, channel, PermissionFlagsBits.UseApplicationCommands);
  const offered = world.commandsFor(person, contextOf(channel), guildOf(channel).guild_id);
  const command = offered.find(isEntryPoint);
  if (!command) throw new UserError('This app has no Activity here.');
  const { id, name, type, handler } = command;
  if (handler !== EntryPointCommandHandlerType.DiscordLaunchActivity) {
    const data = { id, name, type };
    interactions.begin({ kind: InteractionType.ApplicationCommand, person, channel, data, report: tell });
    return;
  }
  tell({ type: 'launch', activity: activities.launch(person, channel) });
  const { bot } = world.users;
  const form = { content: `<@${person.user.id}> started **${bot.global_name}**`, allowed_mentions: { parse: [] } };
  world.post(compose(discord, { form, channel, author: bot }));
}

function component(discord: Discord, person: PlaygroundUser, action: ActionOf<'component'>, tell: Report): void {
  const channel = findChannel(discord, person, action.channel);
  const holder = findMessage(discord, person, channel, action.message).message;
  const data = componentData(discord, channel, holder, action.customId, action.values ?? []);
  discord.interactions.begin({ kind: InteractionType.MessageComponent, person, channel, data, holder, report: tell });
}

function submit(discord: Discord, person: PlaygroundUser, action: ActionOf<'modal'>, tell: Report): void {
  const open = discord.interactions.modal(action.modal, person.user.id);
  if (!open) throw new UserError('This form is closed. Open it again.');
  const { opener, modal, trigger } = open;
  const { channel, holder } = opener;
  const data = modalData(discord, channel, modal, action.fields);
  const closing = (outcome: ActionOutcome) => {
    if (outcome.type === 'done') discord.interactions.closeModal(action.modal);
    tell(outcome);
  };
  discord.interactions.begin({
    kind: InteractionType.ModalSubmit,
    person,
    channel,
    data,
    holder,
    trigger,
    report: closing,
  });
}

function dismiss(discord: Discord, person: PlaygroundUser, action: ActionOf<'dismiss'>): void {
  const channel = findChannel(discord, person, action.channel);
  if (findMessage(discord, person, channel, action.message).only === undefined) {
    throw new UserError('Only messages that you alone can see can be dismissed.');
  }
  discord.world.deleteMessage(channel.id, action.message);
}

function setFaults({ faults }: Discord, line: string): void {
  try {
    faults.set(parseFaults(line));
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

function addPerson({ ids, world }: Discord, { name, language, manager }: ActionOf<'addPerson'>): void {
  if (world.users.byName(name)) throw new UserError('Someone already has that name.');
  const person = world.users.findOrCreate(name, () => ids.next(), manager);
  if (!person) throw new UserError('Choose another name, of up to 32 characters.');
  world.languages.choose(person.user.id, language);
}

function addChannel({ ids, world }: Discord, { name, server = GUILD.id }: ActionOf<'addChannel'>): void {
  if (!world.hasServer(server)) throw new UserError('There is no such server.');
  const rooms = [...world.channels.values()].filter(isTextChannel).filter((channel) => channel.guild_id === server);
  if (rooms.some((room) => room.name === name)) throw new UserError('There is already a channel with that name.');
  if (rooms.length >= MAX_CHANNELS) throw new UserError(`The limit is ${MAX_CHANNELS} channels.`);
  world.addChannel(textChannel(ids.next(), name, rooms.length, server));
}

function openDm({ ids, world }: Discord, person: PlaygroundUser): void {
  const known = world.dmWith(person.user.id);
  if (known) world.changeChannel(known.id, {});
  else world.addChannel(botDm(ids.next(), person.user));
}

function chat({ ids, world }: Discord, person: PlaygroundUser, others: readonly string[]): void {
  const people = new Set([person.user.id, ...others]);
  if (people.size < 2 || [...people].some((id) => !world.users.member(id))) throw new UserError('Choose who is in it.');
  const chat = world.findOrCreateChat([...people], () => ids.next());
  world.changeChannel(chat.id, {});
}
