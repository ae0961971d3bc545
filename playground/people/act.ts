import { InteractionType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { Sorry } from '../error.ts';
import { parseFaults } from '../faults/rates.ts';
import { commandData, menuData } from '../interactions/command.ts';
import type { Ask } from '../interactions/interaction.ts';
import { componentData, modalData } from '../interactions/modal.ts';
import { compose } from '../messages/compose.ts';
import type { Action, Outcome } from '../protocol.ts';
import type { CastMember } from '../world/cast.ts';
import { conversation, isForum, isThread, type WorldChannel } from '../world/channel.ts';
import type { Posted } from '../world/happenings.ts';

type Tell = Ask['tell'];
type ActionOf<Name extends Action['do']> = Extract<Action, { do: Name }>;

const LONGEST_SPEECH = 2_000;

/** Performs a user's action. Actions for the bot become interactions; all others take effect immediately. */
export function act(discord: Discord, person: CastMember, action: Action, tell: Tell): void {
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
    case 'say':
      say(discord, person, action);
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
      discord.world.installations.setServer(action.member);
      break;
    case 'language':
      discord.world.languages.choose(person.user.id, action.language);
      break;
    case 'serverLanguage':
      discord.world.languages.chooseForServer(action.language);
      break;
    case 'faults':
      setFaults(discord, action.line);
      break;
    case 'renew':
      discord.world.renew(() => discord.ids.next());
  }
  tell({ news: 'done' });
}

function place({ world }: Discord, person: CastMember, id: string): WorldChannel {
  const channel = world.channels.get(id);
  if (!channel || !world.sees(person.user.id, channel)) throw new Sorry('This channel is gone.');
  if (isForum(channel)) throw new Sorry('Write in one of the forum’s posts.');
  return channel;
}

function before(discord: Discord, person: CastMember, channel: WorldChannel, id: string): Posted {
  const posted = discord.world.find(channel.id, id);
  if (!posted || (posted.only !== undefined && posted.only !== person.user.id))
    throw new Sorry('This message is gone.');
  return posted;
}

function say(discord: Discord, person: CastMember, action: ActionOf<'say'>): void {
  const channel = place(discord, person, action.channel);
  const content = action.content.trim();
  if (content === '') throw new Sorry('Write something first.');
  if ([...content].length > LONGEST_SPEECH) throw new Sorry(`A message holds ${LONGEST_SPEECH} characters.`);
  if (isThread(channel)) discord.world.join(channel, person.user.id);
  discord.world.post(compose(discord, { form: { content }, channel, author: person.user }));
}

function command(discord: Discord, person: CastMember, action: ActionOf<'command' | 'autocomplete'>, tell: Tell): void {
  const channel = place(discord, person, action.channel);
  const completing = action.do === 'autocomplete';
  const data = commandData(discord, person, channel, action.given, completing);
  discord.interactions.begin({
    kind: completing ? InteractionType.ApplicationCommandAutocomplete : InteractionType.ApplicationCommand,
    person,
    channel,
    data,
    tell,
  });
}

function menu(discord: Discord, person: CastMember, action: ActionOf<'menu'>, tell: Tell): void {
  const channel = place(discord, person, action.channel);
  const data = menuData(discord, person, channel, action);
  discord.interactions.begin({ kind: InteractionType.ApplicationCommand, person, channel, data, tell });
}

function component(discord: Discord, person: CastMember, action: ActionOf<'component'>, tell: Tell): void {
  const channel = place(discord, person, action.channel);
  const holder = before(discord, person, channel, action.message).message;
  const data = componentData(discord, channel, holder, action.customId, action.values ?? []);
  discord.interactions.begin({ kind: InteractionType.MessageComponent, person, channel, data, holder, tell });
}

function submit(discord: Discord, person: CastMember, action: ActionOf<'modal'>, tell: Tell): void {
  const open = discord.interactions.modal(action.modal, person.user.id);
  if (!open) throw new Sorry('This form is closed. Open it again.');
  const { opener, modal, trigger } = open;
  const { channel, holder } = opener;
  const data = modalData(discord, channel, modal, action.fields);
  const closing = (outcome: Outcome) => {
    if (outcome.news === 'done') discord.interactions.closeModal(action.modal);
    tell(outcome);
  };
  discord.interactions.begin({
    kind: InteractionType.ModalSubmit,
    person,
    channel,
    data,
    holder,
    trigger,
    tell: closing,
  });
}

function dismiss(discord: Discord, person: CastMember, action: ActionOf<'dismiss'>): void {
  const channel = place(discord, person, action.channel);
  if (before(discord, person, channel, action.message).only === undefined) {
    throw new Sorry('Only messages that you alone can see can be dismissed.');
  }
  discord.world.deleteMessage(channel.id, action.message);
}

function setFaults({ faults }: Discord, line: string): void {
  try {
    faults.set(parseFaults(line));
  } catch (error) {
    throw new Sorry((error as Error).message);
  }
}

function openDm({ ids, world }: Discord, person: CastMember): void {
  const known = world.dmWith(person.user.id);
  if (known) world.changeChannel(known.id, {});
  else world.addChannel(conversation(ids.next(), person.user));
}

function chat({ ids, world }: Discord, person: CastMember, others: readonly string[]): void {
  const people = new Set([person.user.id, ...others]);
  if (people.size < 2 || [...people].some((id) => !world.cast.member(id))) throw new Sorry('Choose who is in it.');
  const chat = world.chat([...people], () => ids.next());
  world.changeChannel(chat.id, {});
}
