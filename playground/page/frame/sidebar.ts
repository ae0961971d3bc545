import type { APIChannel } from 'discord-api-types/v10';
import { avatar } from '../drawing/avatar.ts';
import { type Child, fill, html } from '../drawing/html.ts';
import { type Page, whenChanged } from '../tab/page.ts';
import { nameOf } from '../tab/people.ts';
import { isBotDm, isChat, isThread, placeName, rooms } from '../tab/place.ts';
import type { World } from '../tab/state.ts';
import { openChats } from './chats.ts';
import { peopleChooser } from './people.ts';
import { openSettings } from './settings.ts';

/** The list of channels, threads and the DM, with the person chooser below. On phones it is a drawer. */
export function sidebar(page: Page, close: () => void): { node: HTMLElement; draw(): void } {
  const node = html`<nav class="sidebar" id="sidebar" aria-label=${page.words.channels}></nav>`;

  function draw(): void {
    const { world, channel } = page.state;
    if (!world) return;
    const settings = () => openSettings(page);
    const list = html`
      <div class="sidebar-list">
        ${events(world)}
        <h2>${page.words.channels}</h2>
        ${rooms(world, channel).map((room) => [room.channel, ...room.threads].map((one) => link(world, one)))}
        <h2>${page.words.directMessages}</h2>
        ${conversation(world)}${world.channels.filter((one) => isChat(one) && !isBotDm(one)).map((one) => link(world, one))}
        ${chatButton()}
      </div>`;
    fill(
      node,
      html`<header class="sidebar-head">${world.guild.name}</header>`,
      list,
      peopleChooser(page, world),
      html`
        <button class="settings-button" type="button" data-settings onclick=${settings}>${page.words.settings}</button>`,
    );
  }

  function link(world: World, channel: APIChannel): HTMLElement {
    const { id } = channel;
    const unread = page.state.unread[id];
    const open = () => {
      page.open(id);
      close();
    };
    const badge =
      unread &&
      html`
        <span class=${unread.mentions ? 'badge' : 'dot'} title=${page.words.unread(unread.count)}>
          ${unread.mentions > 0 && unread.mentions}
        </span>`;
    return html`
      <button class="place${isThread(channel) && ' thread'}${unread && ' unread'}" data-channel-id=${id}
        aria-current=${id === page.state.channel && 'page'} onclick=${open}>
        ${isBotDm(channel) && world.bot && avatar(world.bot)}
        <span class="place-name">${placeName(channel, world).replace(/^@/, '')}</span>
        ${badge}
      </button>`;
  }

  /** The scheduled events of the server, each with the time it starts. */
  function events(world: World): Child {
    if (world.events.length === 0) return false;
    const time = new Intl.DateTimeFormat(page.locale, { dateStyle: 'medium', timeStyle: 'short' });
    const about = world.events.map(
      (event) => html`
        <li class="event" data-event-id=${event.id} title=${event.description}>
          <strong>${event.name}</strong> ${time.format(new Date(event.scheduled_start_time))}
        </li>`,
    );
    return [html`<h2>${page.words.events}</h2>`, html`<ul class="events">${about}</ul>`];
  }

  /** The DM exists once somebody has opened it. */
  function conversation(world: World): HTMLElement | false {
    const dm = world.channels.find(isBotDm);
    if (dm) return link(world, dm);
    if (!world.bot) return false;
    const begin = () => {
      page.openDm();
      close();
    };
    return html`
      <button class="place" data-open-dm onclick=${begin}>
        ${avatar(world.bot)}<span class="place-name">${nameOf(world.bot)}</span>
      </button>`;
  }

  function chatButton(): HTMLElement {
    const begin = () => openChats(page);
    return html`<button class="place" data-new-chat onclick=${begin}><span class="place-name">+ ${page.words.newChat}</span></button>`;
  }

  const look = () => {
    const { world, channel, unread } = page.state;
    return [world?.channels, world?.events, world?.people, world?.you, world?.bot, channel, unread, page.words];
  };
  return { node, draw: whenChanged(look, draw) };
}
