import type { Action, ActionResponse, Launch, PageMessage } from '../protocol.ts';
import { channelView } from './channel.ts';
import { openModal } from './components/modal.ts';
import { composer } from './composer/composer.ts';
import { type Child, fill, html, updateRelativeTimes } from './drawing.ts';
import { header, sidebar } from './frame.ts';
import { applyTheme } from './settings.ts';
import { isBotDm, parseActivityLink, parseChannelLink } from './tab/channels.ts';
import {
  addAttempt,
  disconnect,
  INITIAL_STATE,
  nameOf,
  open,
  type Page,
  receive,
  rememberUser,
  removeAttempt,
  requestedUser,
  type State,
} from './tab/state.ts';
import { wordsIn } from './tab/words/words.ts';

/** A connection to the playground that reconnects automatically. */
interface PageConnection {
  send(action: Action): void;
  /** Reconnects, for example as another user. */
  restart(): void;
}

interface ConnectionListener {
  /** Name of the user. Without one the playground chooses. */
  person(): string | undefined;
  onMessage(update: PageMessage): void;
  onDisconnect(): void;
}

const MIN_RETRY_MS = 300;
const MAX_RETRY_MS = 5_000;

let state: State = { ...INITIAL_STATE, ...(location.hash.length > 1 && { channel: location.hash.slice(1) }) };
let nonces = 0;
const listeners = new Map<number, { channel: string; onResponse?: ((response: ActionResponse) => void) | undefined }>();

const page: Page = {
  get state() {
    return state;
  },
  get locale() {
    return state.world?.you.locale ?? navigator.language;
  },
  get words() {
    return wordsIn(page.locale);
  },
  act(action, shown, onResponse) {
    const nonce = ++nonces;
    const channel = 'channel' in action ? action.channel : '';
    listeners.set(nonce, { channel, onResponse });
    if (shown) change(addAttempt(state, { nonce, channel, ...shown }));
    if (!state.connected) {
      fail(nonce);
      return;
    }
    if (action.do === 'command' || action.do === 'say') messages.toEnd();
    connection.send({ ...action, nonce });
  },
  forget: (nonce) => change(removeAttempt(state, nonce)),
  open(channel, message) {
    const address = new URL(location.href);
    address.hash = channel;
    history.replaceState(null, '', address);
    change(open(state, channel));
    drawer(false);
    if (message !== undefined) messages.show(message);
  },
  now: () => Date.now() + (state.world?.aheadMs ?? 0),
  openDm() {
    page.act({ do: 'openDm' }, undefined, () => {
      const dm = state.world?.channels.find(isBotDm);
      if (dm) page.open(dm.id);
    });
  },
  switchUser(id) {
    const chosen = state.world?.people.find((one) => one.id === id);
    if (!chosen) return;
    rememberUser(chosen);
    drawer(false);
    panel.hide();
    state = { ...INITIAL_STATE, ...(state.channel && { channel: state.channel }) };
    connection.restart();
  },
  call: (name) => box.call(name),
};

const drawer = (shown: boolean) => {
  app.classList.toggle('drawer', shown);
  if (shown) side.node.querySelector<HTMLElement>('[aria-current]')?.focus();
};
const side = sidebar(page, () => drawer(false));
const top = header(page, () => drawer(!app.classList.contains('drawer')));
applyTheme();
const messages = channelView(page);
const box = composer(page);
const panel = activityPanel(page);
const app = html`
  <div class="app">
    <button class="skip" onclick=${() => box.focus()}>${page.words.skip}</button>
    ${side.node}
    <div class="shade" onclick=${() => drawer(false)}></div>
    <main>${top.node}${messages.node}${box.node}</main>
    ${panel.node}
  </div>`;
document.body.append(app);
document.addEventListener('keydown', ({ key }) => key === 'Escape' && drawer(false));
document.addEventListener('click', followLink);
document.addEventListener('click', ({ target }) => {
  for (const menu of document.querySelectorAll('details.apps[open]'))
    if (!menu.contains(target as Node)) menu.removeAttribute('open');
});

/** Opens a link to a channel or message of this world on the page instead of in a new browser tab. */
function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href]');
  if (!link || !state.world || event.ctrlKey || event.metaKey) return;
  const address = link.getAttribute('href') ?? '';
  const activity = parseActivityLink(state.world, address);
  if (activity && state.channel) {
    event.preventDefault();
    page.act({ do: 'join', channel: state.channel, ...activity }, { typed: link.textContent });
    return;
  }
  const to = parseChannelLink(state.world, address);
  if (!to) return;
  event.preventDefault();
  if (to.isVisible) page.open(to.channel, to.message);
  else {
    const failed = page.words.noAccess;
    change(addAttempt(state, { nonce: ++nonces, channel: state.channel ?? '', typed: link.textContent, failed }));
  }
}

function change(next: State): void {
  state = next;
  document.documentElement.lang = page.locale;
  for (const part of [side, top, messages, box]) part.draw();
}

function onMessage(update: PageMessage): void {
  if (update.type === 'world') rememberUser(update.you);
  change(receive(state, update));
  panel.receive(update);
  if (!('nonce' in update)) return;
  const listener = listeners.get(update.nonce);
  listener?.onResponse?.(update);
  if (update.type === 'launch') panel.open(update.activity);
  if (update.type === 'modal' && listener) openModal(page, listener.channel, update.token, update.modal);
  listeners.delete(update.nonce);
}

/** Fails an action that cannot be sent. */
function fail(nonce: number): void {
  onMessage({ type: 'failed', nonce, sentence: page.words.lost });
}

function onDisconnect(): void {
  change(disconnect(state));
  panel.hide();
  for (const nonce of [...listeners.keys()]) fail(nonce);
}

const connection = connect({ person: requestedUser, onMessage: onMessage, onDisconnect });
updateRelativeTimes(page);
setInterval(() => {
  const typing = state.typing.filter(({ until }) => until > Date.now());
  if (typing.length < state.typing.length) change({ ...state, typing });
}, 1000);
change(state);

/** Connects to the playground and reconnects with increasing delays. */
function connect(listener: ConnectionListener): PageConnection {
  let wait = MIN_RETRY_MS;
  let socket = dial();

  function dial(): WebSocket {
    const address = new URL('/people', location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const person = listener.person();
    if (person) address.searchParams.set('as', person);
    const opened = new WebSocket(address);
    opened.addEventListener('message', ({ data }) => {
      if (opened !== socket) return;
      wait = MIN_RETRY_MS;
      listener.onMessage(JSON.parse(String(data)) as PageMessage);
    });
    opened.addEventListener('close', () => {
      if (opened !== socket) return;
      listener.onDisconnect();
      setTimeout(() => {
        if (opened === socket) socket = dial();
      }, wait);
      wait = Math.min(wait * 2, MAX_RETRY_MS);
    });
    return opened;
  }

  return {
    send(action) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(action));
    },
    restart() {
      const old = socket;
      socket = dial();
      old.close();
    },
  };
}

/** The open Activity. */
interface Shown {
  readonly launch: Launch;
  /** Holds the bridge, which holds the Activity. */
  readonly iframe: HTMLIFrameElement;
}

/** What the iframe may do. It cannot leave the page. */
const SANDBOX = 'allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts';

/** Creates the panel with the Activity: beside the channel, or the whole screen on phones. It relays the Activity's messages. */
export function activityPanel(page: Page): {
  node: HTMLElement;
  open(launch: Launch): void;
  receive(update: PageMessage): void;
  hide(): void;
} {
  const node = html`<section class="activity" hidden></section>`;
  const isPhone = matchMedia('(width <= 700px)');
  const isUpright = matchMedia('(orientation: portrait)');
  let shown: Shown | undefined;

  function open(launch: Launch): void {
    if (shown?.launch.instance === launch.instance) {
      page.act({ do: 'leave', frame: launch.frame });
      shown.iframe.focus();
      return;
    }
    close();
    const { world } = page.state;
    const name = world?.bot ? nameOf(world.bot) : '';
    const bridge = new URL('/.playground/bridge.html', launch.address);
    bridge.search = new URL(launch.address).search;
    bridge.searchParams.set('platform', isPhone.matches ? 'mobile' : 'desktop');
    bridge.searchParams.set('host', location.origin);
    const iframe = html<HTMLIFrameElement>`
      <iframe title=${name} src=${bridge.href} sandbox=${SANDBOX} allow="autoplay; clipboard-write; fullscreen"></iframe>`;
    const { close: closing, layouts, reload } = page.words;
    const again = () => iframe.setAttribute('src', bridge.href);
    const change = ({ target }: { target: HTMLSelectElement }) => {
      const layout = Number(target.value) as 0 | 1 | 2;
      node.dataset.layout = target.value;
      page.act({ do: 'view', frame: launch.frame, layout });
    };
    const options = layouts.map((label, layout) => html`<option value=${layout}>${label}</option>`);
    fill(
      node,
      html`
        <header class="activity-head">
          <h2>${name}</h2>
          <select aria-label=${page.words.layout} data-activity-layout onchange=${change}>${options}</select>
          <button class="button plain" type="button" data-activity-reload onclick=${again}>${reload}</button>
          <button class="button plain" type="button" data-activity-close onclick=${close}>${closing}</button>
        </header>`,
      iframe,
    );
    node.setAttribute('aria-label', name);
    node.dataset.layout = '0';
    node.hidden = false;
    node.parentElement?.classList.add('playing');
    shown = { launch, iframe };
    turn();
    iframe.focus();
  }

  /** Tells the Activity how the device is held. */
  function turn(): void {
    const orientation = isUpright.matches ? 'portrait' : 'landscape';
    if (shown) page.act({ do: 'view', frame: shown.launch.frame, orientation });
  }

  function close(): void {
    if (shown) page.act({ do: 'leave', frame: shown.launch.frame });
    hide();
  }

  function hide(): void {
    shown = undefined;
    fill(node);
    node.hidden = true;
    node.parentElement?.classList.remove('playing');
  }

  function receive(update: PageMessage): void {
    if (!shown || !('frame' in update) || update.frame !== shown.launch.frame) return;
    const { iframe, launch } = shown;
    if (update.type === 'frame') iframe.contentWindow?.postMessage(update.data, new URL(launch.address).origin);
    else if (update.type === 'question') ask(update);
    else {
      hide();
      if (update.reason !== undefined) dialog(update.reason, page.words.close);
    }
  }

  /** Asks the user for their consent, or whether to open a link. */
  function ask({ frame, number, scopes, url }: Extract<PageMessage, { type: 'question' }>): void {
    const { bot } = page.state.world ?? {};
    const { allow, consent, open } = page.words;
    const decide = (isAllowed: boolean) => {
      if (isAllowed && url) window.open(url, '_blank', 'noopener');
      page.act({ do: 'decide', frame, question: number, isAllowed });
    };
    const about = url ?? [html`<p>${consent(bot ? nameOf(bot) : '')}</p>`, scopes?.map((one) => html`<p>${one}</p>`)];
    dialog(about, page.words.cancel, { label: url ? open : allow, decide });
  }

  function dialog(
    about: Child,
    cancel: string,
    decision?: { readonly label: string; decide(isAllowed: boolean): void },
  ): void {
    const end = () => {
      decision?.decide(box.returnValue === 'yes');
      box.remove();
    };
    const yes = decision && html`<button class="button primary" value="yes" data-allow>${decision.label}</button>`;
    const box = html<HTMLDialogElement>`
      <dialog class="modal" onclose=${end}>
        <form method="dialog">
          <div class="modal-parts question">${about}</div>
          <footer><button class="button plain" value="no" data-deny>${cancel}</button>${yes}</footer>
        </form>
      </dialog>`;
    document.body.append(box);
    box.showModal();
  }

  addEventListener('message', ({ source, origin, data }) => {
    if (!shown || source !== shown.iframe.contentWindow || origin !== new URL(shown.launch.address).origin) return;
    page.act({ do: 'frame', frame: shown.launch.frame, data });
  });
  isUpright.addEventListener('change', turn);
  return { node, open, receive, hide };
}
