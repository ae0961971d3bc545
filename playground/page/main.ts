import type { Action, ActionResponse, PageMessage } from '../protocol.ts';
import { activityPanel } from './activity.ts';
import { channelView } from './channel.ts';
import { openModal } from './components/modal.ts';
import { composer } from './composer/composer.ts';
import { html, updateRelativeTimes } from './drawing.ts';
import { header, sidebar } from './frame.ts';
import { memberList, serverRail } from './members.ts';
import { applyTheme } from './settings.ts';
import { isBotDm, parseActivityLink, parseChannelLink } from './tab/channels.ts';
import {
  addAttempt,
  disconnect,
  INITIAL_STATE,
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
const [rail, members] = [serverRail(page), memberList(page)];
const messages = channelView(page);
const box = composer(page);
const panel = activityPanel(page);
const app = html`
  <div class="app">
    <button class="skip" onclick=${() => box.focus()}>${page.words.skip}</button>
    ${rail.node}${side.node}
    <div class="shade" onclick=${() => drawer(false)}></div>
    <main>${top.node}${messages.node}${box.node}</main>
    ${members.node}
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
  for (const part of [rail, side, top, messages, box, members]) part.draw();
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
