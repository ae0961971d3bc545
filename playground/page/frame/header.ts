import { el, fill } from '../drawing/element.ts';
import { type Page, whenChanged } from '../tab/page.ts';
import { nameOf } from '../tab/people.ts';
import { isThread, placeName } from '../tab/place.ts';

/** The top of the page: where you are, the way to the list of channels, and a banner when something is amiss. */
export function header(page: Page, menu: () => void): { node: HTMLElement; draw(): void } {
  const open = el('button', { class: 'menu', 'aria-controls': 'sidebar', onclick: menu }, '☰');
  const title = el('h1', {});
  const banner = el('p', { class: 'banner', role: 'status' });
  const node = el('header', { class: 'top' }, el('div', { class: 'top-line' }, open, title), banner);

  function draw(): void {
    const { world, channel } = page.state;
    open.setAttribute('aria-label', page.words.openMenu);
    const place = world?.channels.find(({ id }) => id === channel);
    const parent =
      place && isThread(place) && world?.channels.find(({ id }) => 'parent_id' in place && id === place.parent_id);
    if (world && place) {
      fill(
        title,
        parent && [
          el('button', { class: 'parent', onclick: () => page.open(parent.id) }, placeName(parent, world)),
          ' › ',
        ],
        placeName(place, world),
      );
      document.title = `${placeName(place, world)} · ${world.guild.name}`;
    }
    const words = trouble();
    banner.hidden = words === undefined;
    fill(banner, words);
  }

  function trouble(): string | undefined {
    const { connected, world } = page.state;
    if (!world) return page.words.connecting;
    if (!connected) return page.words.lost;
    if (!world.online) return page.words.botOffline(world.bot ? nameOf(world.bot) : 'Longtable');
    return world.faults ? page.words.badDayNow(world.faults) : undefined;
  }

  const look = () => {
    const { world, channel, connected } = page.state;
    return [world?.channels, world?.online, world?.bot, world?.faults, channel, connected, page.words];
  };
  return { node, draw: whenChanged(look, draw) };
}
