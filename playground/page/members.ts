import { type APIMessage, MessageType } from 'discord-api-types/v10';
import type { PageMember, PageServer } from '../protocol.ts';
import { avatar, type Child, emoji, fill, html } from './drawing.ts';
import { serverOf, sidebarChannels } from './tab/channels.ts';
import { nameOf, type Page, whenChanged } from './tab/state.ts';

/** Returns the name of a member: the nickname on the server, or the user's own name. */
function memberName({ nick, user }: PageMember): string {
  return nick ?? nameOf(user);
}

/** Returns the name under which the author of a message is known on its server. */
export function authorName({ state: { world } }: Page, { author, channel_id }: APIMessage): string {
  const server = world && serverOf(world, channel_id);
  const member = server?.members.find(({ user }) => user.id === author.id);
  return member?.nick ?? nameOf(author);
}

/** Creates the rail with the user's servers. Pressing one opens its first channel. */
export function serverRail(page: Page): { node: HTMLElement; draw(): void } {
  const node = html`<nav class="rail" aria-label=${page.words.servers}></nav>`;
  const draw = () => {
    const { world, channel } = page.state;
    if (!world) return;
    const current = serverOf(world, channel)?.id;
    const open = (server: PageServer) => () => {
      const first = sidebarChannels(world, server.id, undefined)[0]?.channel;
      if (first) page.open(first.id);
    };
    const joined = world.servers.filter(({ members }) => members.some(({ user }) => user.id === world.you.id));
    const left = world.servers.filter((server) => !joined.includes(server));
    const join = (server: PageServer) => () => page.act({ do: 'visit', member: true, server: server.id });
    fill(
      node,
      joined.map(
        (server) => html`
          <button class="rail-server" title=${server.name} aria-label=${server.name} data-server=${server.id}
            aria-current=${server.id === current && 'true'} onclick=${open(server)}>${initials(server.name)}</button>`,
      ),
      left.map(
        (server) => html`
          <button class="rail-server left" title=${page.words.joinServer(server.name)}
            aria-label=${page.words.joinServer(server.name)} data-join=${server.id} onclick=${join(server)}>+</button>`,
      ),
    );
    node.hidden = world.servers.length < 2 && left.length === 0;
  };
  return { node, draw: whenChanged(() => [page.state.world?.servers, page.state.channel, page.words], draw) };
}

function initials(name: string): string {
  const words = name.split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');
}

/** Creates the list of the open server's members: by their highest hoisted role, the bot last. */
export function memberList(page: Page): { node: HTMLElement; draw(): void } {
  const node = html`<aside class="members" aria-label=${page.words.members}></aside>`;
  const draw = () => {
    const { world, channel } = page.state;
    const place = world?.channels.find(({ id }) => id === channel);
    const server = world && place && 'guild_id' in place ? serverOf(world, channel) : undefined;
    node.hidden = !server;
    if (!world || !server) return;
    const hoisted = server.roles.filter(({ hoist }) => hoist).toSorted((a, b) => b.position - a.position);
    const groupOf = (member: PageMember) =>
      member.user.bot
        ? page.words.app
        : (hoisted.find(({ id }) => member.roles.includes(id))?.name ?? page.words.members);
    const groups = Map.groupBy(server.members, groupOf);
    const order = [...hoisted.map(({ name }) => name), page.words.members, page.words.app];
    const line = (member: PageMember) => {
      const role = server.roles
        .filter(({ id, color }) => color !== 0 && member.roles.includes(id))
        .toSorted((a, b) => b.position - a.position)[0];
      const until = Date.parse(member.communication_disabled_until ?? '');
      const isTimedOut = until > page.now();
      const color = role && `color: #${role.color.toString(16).padStart(6, '0')}`;
      return html`
        <li class="member" data-member=${member.user.id}>
          ${avatar(member.user)}<span class="member-name" style=${color ?? false}>${memberName(member)}</span>
          ${isTimedOut && html`<span title=${page.words.timedOut(new Date(until).toLocaleString(page.locale))}>⏳</span>`}
        </li>`;
    };
    fill(
      node,
      order.map((name) => {
        const members = groups.get(name) ?? [];
        return (
          members.length > 0 && [html`<h2>${`${name} — ${members.length}`}</h2>`, html`<ul>${members.map(line)}</ul>`]
        );
      }),
    );
  };
  const deps = () => [page.state.world?.servers, page.state.world?.aheadMs, page.state.channel, page.words];
  return { node, draw: whenChanged(deps, draw) };
}

/** Emojis that the page offers for reactions. */
const QUICK_EMOJIS = ['👍', '❤️', '😂', '🎉', '👀'] as const;

/** Draws the reactions of a message. Pressing one adds or removes the user's own. */
export function reactions(page: Page, { id, channel_id: channel, reactions = [] }: APIMessage): Child {
  if (reactions.length === 0) return false;
  const buttons = reactions.map(({ emoji: shown, count, me }) => {
    const name = shown.id ? `${shown.name}:${shown.id}` : (shown.name ?? '');
    const toggle = () => page.act({ do: 'react', channel, message: id, emoji: name, added: !me });
    return html`
      <button class="reaction" type="button" aria-pressed=${String(me)} data-reaction=${name} onclick=${toggle}>
        ${emoji({ id: shown.id ?? undefined, name: shown.name ?? undefined })} ${String(count)}
      </button>`;
  });
  return html`<div class="reactions">${buttons}</div>`;
}

/** Draws buttons that add a reaction to a message. */
export function reactionChooser(page: Page, { id, channel_id: channel }: APIMessage): Child {
  const buttons = QUICK_EMOJIS.map((name) => {
    const add = ({ target }: { target: HTMLElement }) => {
      target.closest('details')?.removeAttribute('open');
      page.act({ do: 'react', channel, message: id, emoji: name, added: true });
    };
    return html`<button class="reaction" type="button" data-react=${name} aria-label=${page.words.react(name)} onclick=${add}>${name}</button>`;
  });
  return html`<div class="reactions">${buttons}</div>`;
}

/** Draws a poll with its votes. */
export function pollCard(page: Page, { id, channel_id: channel, poll }: APIMessage): Child {
  if (!poll) return false;
  const counts = poll.results?.answer_counts ?? [];
  const own = counts.filter(({ me_voted }) => me_voted).map((count) => count.id);
  const isOver = poll.results?.is_finalized || Date.parse(poll.expiry ?? '') <= page.now();
  const answers = poll.answers.map(({ answer_id, poll_media: { text, emoji: icon } }) => {
    const isChosen = own.includes(answer_id);
    const others = poll.allow_multiselect ? own.filter((answer) => answer !== answer_id) : [];
    const choose = () =>
      page.act({ do: 'vote', channel, message: id, answers: isChosen ? others : [...others, answer_id] });
    const count = counts.find((each) => each.id === answer_id)?.count ?? 0;
    return html`
      <button class="poll-answer" type="button" aria-pressed=${String(isChosen)} disabled=${isOver && true} data-answer=${String(answer_id)}
        onclick=${choose}><span>${icon?.name && `${icon.name} `}${text}</span><span>${String(count)}</span></button>`;
  });
  return html`<section class="poll" aria-label=${poll.question.text}><strong>${poll.question.text}</strong>${answers}</section>`;
}

/** Returns the sentence of a system message. Undefined for all other messages. */
export function systemText(page: Page, message: APIMessage): string | undefined {
  if (message.type === MessageType.ChannelPinnedMessage) return page.words.pinned;
  if (message.type === MessageType.PollResult) {
    const fields = message.embeds[0]?.fields ?? [];
    const value = (name: string) => fields.find((field) => field.name === name)?.value ?? '';
    return page.words.pollEnded(value('poll_question_text'), Number(value('total_votes')));
  }
  return undefined;
}
