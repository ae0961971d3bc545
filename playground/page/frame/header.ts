import { avatar } from '../drawing/avatar.ts';
import { fill, html } from '../drawing/html.ts';
import { channelTitle, isThread, serverOf } from '../tab/channels.ts';
import { nameOf, type Page, whenChanged } from '../tab/page.ts';
import { mentionCount } from '../tab/state.ts';

/** Draws the header: the channel, the button for the channel list, on phones the user, and a banner for connection problems. */
export function header(page: Page, menu: () => void): { node: HTMLElement; draw(): void } {
  const badge = html`<span class="badge" hidden></span>`;
  const open = html`<button class="menu" aria-controls="sidebar" onclick=${menu}>☰${badge}</button>`;
  const title = html`<h1></h1>`;
  const banner = html`<p class="banner" role="status"></p>`;
  const you = html`<button class="you" aria-controls="sidebar" onclick=${menu}></button>`;
  const node = html`<header class="top"><div class="top-line">${open}${title}${you}</div>${banner}</header>`;

  function draw(): void {
    const { world, channel } = page.state;
    const count = mentionCount(page.state);
    badge.hidden = count === 0;
    fill(badge, String(count));
    open.setAttribute('aria-label', [page.words.openMenu, ...(count > 0 ? [page.words.unread(count)] : [])].join(', '));
    const place = world?.channels.find(({ id }) => id === channel);
    const parent =
      place && isThread(place) && world?.channels.find(({ id }) => 'parent_id' in place && id === place.parent_id);
    if (world && place) {
      const up = (id: string) => () => page.open(id);
      const way =
        parent && html`<button class="parent" onclick=${up(parent.id)}>${channelTitle(parent, world)}</button>`;
      fill(title, way && [way, ' › '], channelTitle(place, world));
      document.title = `${channelTitle(place, world)} · ${serverOf(world, place.id)?.name ?? ''}`;
    }
    if (world) {
      fill(you, avatar(world.you), html`<span class="you-name">${nameOf(world.you)}</span>`);
      you.setAttribute('title', page.words.switchPerson(nameOf(world.you)));
    }
    const words = trouble();
    banner.hidden = words === undefined;
    fill(banner, words);
  }

  function trouble(): string | undefined {
    const { connected, world } = page.state;
    if (!world) return page.words.connecting;
    if (!connected) return page.words.lost;
    if (!world.online) return page.words.botOffline(world.bot ? nameOf(world.bot) : '');
    return world.faults ? page.words.badDayNow(world.faults) : undefined;
  }

  const deps = () => {
    const { world, channel, connected, unread } = page.state;
    const { channels, online, you, bot, faults } = world ?? {};
    return [channels, online, you, bot, faults, channel, connected, unread, page.words];
  };
  return { node, draw: whenChanged(deps, draw) };
}
