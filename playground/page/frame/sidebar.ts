import type { APIChannel } from 'discord-api-types/v10';
import { avatar } from '../drawing/avatar.ts';
import { el, fill } from '../drawing/element.ts';
import { type Page, whenChanged } from '../tab/page.ts';
import { nameOf } from '../tab/people.ts';
import { isThread, placeName, rooms } from '../tab/place.ts';
import type { World } from '../tab/state.ts';
import { CHANNEL } from '../tab/wire.ts';
import { peopleChooser } from './people.ts';
import { openSettings } from './settings.ts';

/** The list of channels, threads and the DM, with the person chooser below. On phones it is a drawer. */
export function sidebar(page: Page, close: () => void): { node: HTMLElement; draw(): void } {
  const node = el('nav', { class: 'sidebar', id: 'sidebar', 'aria-label': page.words.channels });

  function draw(): void {
    const { world } = page.state;
    if (!world) return;
    fill(
      node,
      el('header', { class: 'sidebar-head' }, world.guild.name),
      el(
        'div',
        { class: 'sidebar-list' },
        el('h2', {}, page.words.channels),
        rooms(world, page.state.channel).map(({ channel, threads }) => [
          link(world, channel),
          threads.map((one) => link(world, one)),
        ]),
        el('h2', {}, page.words.directMessages),
        conversation(world),
      ),
      peopleChooser(page, world),
      settings(),
    );
  }

  function link(world: World, channel: APIChannel): HTMLElement {
    const here = channel.id === page.state.channel;
    const unread = page.state.unread[channel.id];
    return el(
      'button',
      {
        class: `place${isThread(channel) ? ' thread' : ''}${unread ? ' unread' : ''}`,
        'data-channel-id': channel.id,
        'aria-current': here && 'page',
        onclick: () => {
          page.open(channel.id);
          close();
        },
      },
      channel.type === CHANNEL.dm && world.bot && avatar(world.bot),
      el('span', { class: 'place-name' }, placeName(channel, world).replace(/^@/, '')),
      unread &&
        el(
          'span',
          { class: unread.mentions ? 'badge' : 'dot', title: page.words.unread(unread.count) },
          unread.mentions ? String(unread.mentions) : '',
        ),
    );
  }

  /** The DM exists once somebody has opened it. */
  function conversation(world: World): HTMLElement | false {
    const dm = world.channels.find(({ type }) => type === CHANNEL.dm);
    if (dm) return link(world, dm);
    if (!world.bot) return false;
    const begin = () => {
      page.openDm();
      close();
    };
    return el(
      'button',
      { class: 'place', 'data-open-dm': true, onclick: begin },
      avatar(world.bot),
      el('span', { class: 'place-name' }, nameOf(world.bot)),
    );
  }

  function settings(): HTMLElement {
    return el(
      'button',
      { class: 'settings-button', type: 'button', 'data-settings': true, onclick: () => openSettings(page) },
      page.words.settings,
    );
  }

  const look = () => {
    const { world, channel, unread } = page.state;
    return [world?.channels, world?.people, world?.you, world?.bot, channel, unread, page.words];
  };
  return { node, draw: whenChanged(look, draw) };
}
