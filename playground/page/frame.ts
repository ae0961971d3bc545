import { type APIChannel, type APIUser, ApplicationCommandType, type Locale } from 'discord-api-types/v10';
import { nameIn } from './composer/commands.ts';
import { avatar, type Child, fill, html } from './drawing.ts';
import { languageMenu, openSettings } from './settings.ts';
import {
  channelTitle,
  commandsIn,
  isBotDm,
  isChat,
  isChatOf,
  isThread,
  serverOf,
  sidebarChannels,
} from './tab/channels.ts';
import { mentionCount, nameOf, type Page, type PageWorld, whenChanged } from './tab/state.ts';

/** Creates the sidebar: channels, threads, DMs and the user switcher. A drawer on phones. */
export function sidebar(page: Page, close: () => void): { node: HTMLElement; draw(): void } {
  const node = html`<nav class="sidebar" id="sidebar" aria-label=${page.words.channels}></nav>`;

  function draw(): void {
    const { world, channel } = page.state;
    if (!world) return;
    const settings = () => {
      close();
      openSettings(page);
    };
    const list = html`
      <div class="sidebar-list">
        ${events(world)}
        ${world.servers.map((server, at) => [
          html`<h2>${at === 0 ? page.words.channels : server.name}</h2>`,
          sidebarChannels(world, server.id, channel).map((room) =>
            [room.channel, ...room.threads].map((channel) => link(world, channel)),
          ),
        ])}
        <h2>${page.words.directMessages}</h2>
        ${conversation(world)}${world.channels.filter((channel) => isChat(channel) && !isBotDm(channel)).map((channel) => link(world, channel))}
        ${chatButton()}
      </div>`;
    fill(
      node,
      html`<header class="sidebar-head">${world.servers[0]?.name}</header>`,
      list,
      peopleChooser(page, world, close),
      html`
        <button class="settings-button" type="button" data-settings onclick=${settings}>${page.words.settings}</button>`,
    );
  }

  function link(world: PageWorld, channel: APIChannel): HTMLElement {
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
        <span class="place-name">${channelTitle(channel, world).replace(/^@/, '')}</span>
        ${badge}
      </button>`;
  }

  /** Draws the scheduled events with their start times. */
  function events(world: PageWorld): Child {
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

  /** Draws the link to the bot's DM, or a button that opens it. */
  function conversation(world: PageWorld): HTMLElement | false {
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
    const begin = () => {
      close();
      openChats(page);
    };
    return html`<button class="place" data-new-chat onclick=${begin}><span class="place-name">+ ${page.words.newChat}</span></button>`;
  }

  const deps = () => {
    const { world, channel, unread } = page.state;
    return [
      world?.channels,
      world?.servers,
      world?.events,
      world?.people,
      world?.you,
      world?.bot,
      channel,
      unread,
      page.words,
    ];
  };
  return { node, draw: whenChanged(deps, draw) };
}

/** Draws the users of the server with their languages. Pressing one switches this tab to that user. */
function peopleChooser(page: Page, { you, people }: PageWorld, close: () => void): HTMLElement {
  const add = () => {
    close();
    openNewPerson(page);
  };
  const speak = languageMenu(page.words.yourLanguage, you.locale ?? 'en-US', 'language', (language) => {
    page.act({ do: 'language', language });
  });
  return html`
    <section class="people" aria-labelledby="people-title">
      <h2 id="people-title">${page.words.person}</h2>
      <div class="faces" role="group" aria-labelledby="people-title">
        ${people.map((person) => face(page, person, person.id === you.id))}
      </div>
      <button class="add-person" type="button" data-add-person onclick=${add}>+ ${page.words.addPerson}</button>
      ${speak}
    </section>`;
}

function face(page: Page, person: APIUser, isYou: boolean): HTMLElement {
  const be = () => isYou || page.switchUser(person.id);
  return html`
    <button class="face" type="button" data-person=${person.id} aria-pressed=${String(isYou)} onclick=${be}>
      ${avatar(person)}
      <span class="face-name">${nameOf(person)}</span>
      <span class="face-language">${regionOf(person.locale ?? 'en-US')}</span>
    </button>`;
}

/** Returns the region of a locale, or its language if it has none: `GB` for British English. */
function regionOf(locale: string): string {
  return locale.replace(/^.*-/, '').toUpperCase();
}

/** Opens a dialog that starts a chat with one user or a group. */
function openChats(page: Page): void {
  const { world } = page.state;
  if (!world) return;
  const { words } = page;
  const others = world.people.filter(({ id }) => id !== world.you.id);
  const boxes = others.map((user) => html<HTMLInputElement>`<input type="checkbox" value=${user.id}>`);
  const close = (): void => dialog.close();
  const remove = (): void => dialog.remove();
  const begin = () => {
    const people = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    if (people.length === 0) return;
    page.act({ do: 'chat', people }, undefined, ({ type }) => {
      const chat = page.state.world?.channels.find((channel) => isChatOf(channel, [world.you.id, ...people]));
      if (type === 'done' && chat) page.open(chat.id);
      close();
    });
  };
  const line = (user: APIUser, index: number) => html`<label class="switch">${boxes[index]}${nameOf(user)}</label>`;
  const dialog = html<HTMLDialogElement>`
    <dialog class="modal chats" aria-labelledby="chats-title" onclose=${remove}>
      <h2 id="chats-title">${words.newChat}</h2>
      <div class="modal-parts">${others.map(line)}</div>
      <footer>
        <button class="button plain" type="button" onclick=${close}>${words.close}</button>
        <button class="button primary" type="button" data-begin-chat onclick=${begin}>${words.open}</button>
      </footer>
    </dialog>`;
  document.body.append(dialog);
  dialog.showModal();
}

/** Opens a dialog that adds a user and switches this tab to that user. */
function openNewPerson(page: Page): void {
  const { words } = page;
  let language: `${Locale}` = 'en-US';
  const name = html<HTMLInputElement>`<input required maxlength="32" autocomplete="off" data-new-person>`;
  const manager = html<HTMLInputElement>`<input type="checkbox">`;
  const problem = html`<p class="failure" role="alert"></p>`;
  const speak = languageMenu(words.yourLanguage, language, 'new-language', (chosen) => {
    language = chosen;
  });
  const close = (): void => dialog.close();
  const remove = (): void => dialog.remove();
  const add = (event: Event) => {
    event.preventDefault();
    const named = name.value.trim();
    page.act({ do: 'addPerson', name: named, language, manager: manager.checked }, undefined, (answer) => {
      if (answer.type === 'failed') fill(problem, answer.sentence);
      else {
        close();
        const added = page.state.world?.people.find(({ global_name }) => global_name === named);
        if (added) page.switchUser(added.id);
      }
    });
  };
  const dialog = html<HTMLDialogElement>`
    <dialog class="modal settings" aria-labelledby="new-person-title" onclose=${remove}>
      <form method="dialog" onsubmit=${add}>
        <h2 id="new-person-title">${words.addPerson}</h2>
        <div class="modal-parts">
          <label class="modal-field"><span class="modal-label">${words.name}</span>${name}</label>
          ${speak}
          <label class="switch">${manager}${words.manager}</label>
        </div>
        ${problem}
        <footer>
          <button class="button plain" type="button" onclick=${close}>${words.cancel}</button>
          <button class="button primary" type="submit">${words.addPerson}</button>
        </footer>
      </form>
    </dialog>`;
  document.body.append(dialog);
  dialog.showModal();
  name.focus();
}

/** Draws the header: the channel, the button for the channel list, on phones the user, and a banner for connection problems. */
export function header(page: Page, menu: () => void): { node: HTMLElement; draw(): void } {
  const badge = html`<span class="badge" hidden></span>`;
  const open = html`<button class="menu" aria-controls="sidebar" onclick=${menu}>☰${badge}</button>`;
  const title = html`<h1></h1>`;
  const banner = html`<p class="banner" role="status"></p>`;
  const you = html`<button class="you" aria-controls="sidebar" onclick=${menu}></button>`;
  const start = html`<button class="start-activity" data-start-activity onclick=${startActivity}></button>`;
  const node = html`<header class="top"><div class="top-line">${open}${title}${start}${you}</div>${banner}</header>`;

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
    const command =
      world && place && commandsIn(world, place).find(({ type }) => type === ApplicationCommandType.PrimaryEntryPoint);
    const players = world?.running.find((activity) => activity.channel === channel)?.users.length ?? 0;
    start.hidden = !command && players === 0;
    fill(start, players > 0 ? page.words.joinActivity(players) : command && nameIn(page.locale, command));
    if (world) {
      fill(you, avatar(world.you), html`<span class="you-name">${nameOf(world.you)}</span>`);
      you.setAttribute('title', page.words.switchPerson(nameOf(world.you)));
    }
    const words = trouble();
    banner.hidden = words === undefined;
    fill(banner, words);
  }

  /** Joins the Activity that runs in the channel, or uses the entry point command. */
  function startActivity(): void {
    const { channel, world } = page.state;
    if (!channel) return;
    const isRunning = world?.running.some((activity) => activity.channel === channel);
    page.act({ do: isRunning ? 'join' : 'launch', channel }, { typed: start.textContent });
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
    const { channels, commands, running, online, you, bot, faults } = world ?? {};
    return [channels, commands, running, online, you, bot, faults, channel, connected, unread, page.words];
  };
  return { node, draw: whenChanged(deps, draw) };
}
