import type { Language } from '@longtable/kit';
import { render } from 'preact';
import type { Options } from '../messages.ts';
import { App } from './app.tsx';
import { icons, loadFonts } from './canvas.ts';
import { BotConnection } from './connection.ts';
import type { Actions } from './overlays.tsx';
import { type Line, tap } from './selection.ts';
import { afterMessage, CLEARED, START, type State } from './state.ts';
import { de } from './words/de.ts';
import { en, type PageWords } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const WORDS: Readonly<Record<Language, PageWords>> = { en, 'en-US': en, de, fr, es };
/** Longest and shortest time for which the effects of a line are shown, and the time for all of them. */
const [MAX_EFFECT_MS, MIN_EFFECT_MS, EFFECTS_MS] = [1200, 400, 4000];
const CLOCK_MS = 1000;
/** Time after which the page asks which other tables wait for the player. */
const TABLES_MS = 30_000;

const root = document.getElementById('app') as HTMLElement;
const isStill = matchMedia('(prefers-reduced-motion: reduce)');
/** The browser's language, until the server tells the user's. */
const [language = ''] = navigator.language.split('-');
let state: State = { ...START, ...(language in WORDS && { language: language as Language }) };
let effectTimer = 0;
let effectMs = 0;
/** What had the focus and is no longer there. */
let lost: HTMLElement | undefined;
/** What had the focus before something was opened. */
let opener: Element | null = null;

function update(change: Partial<State>): void {
  state = { ...state, ...change };
  document.documentElement.lang = state.language;
  const { activeElement: focused } = document;
  const wasOpen = openPart() !== document;
  render(<App state={state} words={WORDS[state.language]} actions={actions} />, root);
  const isOpen = openPart() !== document;
  if (isOpen && !wasOpen) opener = focused;
  if (wasOpen && !isOpen && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  if (focused instanceof HTMLElement && !focused.isConnected) lost = focused;
  if (document.activeElement !== document.body) lost = undefined;
  // Until everything is shown, what had the focus may come back.
  if (!lost || state.isBusy || state.frame || (state.view?.mayAct && state.choicesFor === undefined)) return;
  const key = lost.dataset.key;
  const next = [`button[data-key="${key}"]`, '.menu .primary', '.menu button', 'button'].map(firstOf).find(Boolean);
  next?.focus({ preventScroll: true });
  lost = undefined;
}

/** Shows the effects of the next line, then those of the others. */
function showEffects(): void {
  clearTimeout(effectTimer);
  const [frame, ...queue] = state.queue;
  update({ frame, queue });
  if (frame) effectTimer = window.setTimeout(showEffects, effectMs);
}

/** Shows the newest position. */
function skipEffects(): void {
  clearTimeout(effectTimer);
  if (state.frame) update({ queue: [], frame: undefined });
}

const connection = new BotConnection({
  onMessage(message) {
    const before = state.queue;
    if (message.type === 'icons') {
      Object.assign(icons.paths, message.paths);
      Object.assign(icons.colours, message.colours);
      return;
    }
    const next = afterMessage(state, message, performance.now());
    if (next.view?.table !== state.view?.table) connection.send({ type: 'tables' });
    update(isStill.matches ? { ...next, queue: [] } : next);
    if (state.queue === before || state.queue.length === 0) return;
    effectMs = Math.max(MIN_EFFECT_MS, Math.min(MAX_EFFECT_MS, EFFECTS_MS / state.queue.length));
    showEffects();
  },
  onLink: (link, reason) => update({ link, reason }),
  onLanguage: (language) => update({ language }),
  table: () => state.view?.table,
});

function play({ line, input }: Pick<Line, 'line' | 'input'>, text?: string): void {
  const { view, isBusy, hint } = state;
  const chosen = state.lines.find((each) => each.line === line);
  if (!view || view.seat === null || isBusy || !(chosen || hint?.line === line)) return;
  if (input && text === undefined) {
    update({ ...CLEARED, typing: chosen });
    return;
  }
  const { table, seat, turn } = view;
  update({ ...CLEARED, isBusy: true });
  connection.send({ type: 'line', id: crypto.randomUUID(), table, seat, turn, line: line + (text ?? '') });
}

/** Whether an act only shows options: notes, a plan, a menu of a plan, or a question. */
const isOptions = (act: string): act is Options['of'] => /^(?:notes|plan|giveUp)(?:\||$)/.test(act);

const actions: Actions = {
  tap(key) {
    const { touched, play: played } = tap(state.lines, state.touched, key);
    if (played) return play(played);
    const isKnown = state.lines.some(({ keys }) => touched.every((each) => keys.includes(each)));
    update({ ...CLEARED, touched: isKnown ? touched : [], inspected: key });
  },
  update,
  play,
  clear: () => update(state.open ? { open: undefined } : CLEARED),
  act(act, table = state.view?.table) {
    if (table === undefined) return;
    update({ ...CLEARED, ...(state.open !== 'options' && { open: undefined }) });
    if (act === 'open') actions.send({ type: 'open', table });
    else if (act === 'hint') connection.send({ type: 'hint', table });
    else if (isOptions(act)) connection.send({ type: 'options', table, of: act });
    else connection.send({ type: 'act', id: crypto.randomUUID(), table, act });
  },
  send(message) {
    if (message.type === 'tables' || message.type === 'film') update({ open: message.type });
    else if (message.type === 'open' || message.type === 'start') update({ open: undefined });
    connection.send(message);
  },
  reconnect: () => void connection.connect(),
};

/** Distance of a drag in pixels. Shorter ones are taps. */
const MIN_DRAG = 24;
/** Time within which a click belongs to the drag before it. */
const CLICK_MS = 50;
let draggedAt = Number.NEGATIVE_INFINITY;

/** A press on one of these does not clear what was touched. */
const KEEPING = 'button, form, nav, aside, .sheet';

document.addEventListener('click', (event) => {
  // A drag with the mouse ends in a click on what is around both places.
  if (performance.now() - draggedAt < CLICK_MS) return;
  // What was pressed can be gone already, because the board was drawn again.
  const isKept = event.composedPath().some((each) => each instanceof Element && each.matches(KEEPING));
  if (isKept) return;
  actions.clear();
});

let drag: { readonly key: string; readonly x: number; readonly y: number } | undefined;

const keyAt = (element: Element | null | undefined) => element?.closest<HTMLElement>('[data-key]')?.dataset.key;

// The mouse shows what a first tap would show. The board that is drawn again below it does not.
document.addEventListener('pointermove', ({ pointerType, target }) => {
  const hovered = pointerType === 'mouse' ? keyAt((target as Element).closest('button')) : undefined;
  if (hovered !== state.hovered) update({ hovered });
});

// A thing dragged to a target is touched, then the target. The line is previewed, as after two taps.
document.addEventListener('pointerdown', ({ target, clientX: x, clientY: y }) => {
  // A tap skips what others have done.
  skipEffects();
  const button = (target as Element).closest('button');
  const key = button?.closest('.map') ? undefined : keyAt(button);
  drag = key === undefined ? undefined : { key, x, y };
});
document.addEventListener('pointerup', ({ clientX, clientY }) => {
  const to = keyAt(document.elementFromPoint(clientX, clientY));
  if (!drag || to === undefined || to === drag.key || Math.hypot(clientX - drag.x, clientY - drag.y) < MIN_DRAG) return;
  draggedAt = performance.now();
  if (!state.touched.includes(drag.key)) actions.tap(drag.key);
  actions.tap(to);
});

document.addEventListener('keydown', (event) => {
  skipEffects();
  if (event.key === 'Escape' || state.open === 'film') {
    actions.clear();
  }
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.tagName === 'INPUT') return;
  if (!event.ctrlKey && !event.altKey && !event.metaKey) buttonOf(event.key)?.click();
  const step = STEPS[event.key];
  if (!step) return;
  const from =
    activeElement === document.body
      ? (['.grid .is-turn', '.start', 'button'].map(firstOf).find(Boolean) ?? null)
      : activeElement;
  // With something touched, the arrows go from target to target.
  const near = from && (nearest(from, step, '.target') ?? nearest(from, step, 'button'));
  const next = activeElement === document.body ? (near ?? from) : near;
  if (!next) return;
  event.preventDefault();
  next.focus();
});

/** Returns the button that names a key, in what is open. */
function buttonOf(key: string): HTMLElement | undefined {
  return [...openPart().querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
    (button) => button.getAttribute('aria-keyshortcuts') === key.toLowerCase(),
  );
}

/** Returns what is open, or the table. */
function openPart(): ParentNode {
  return document.querySelector('.overlay') ?? document;
}

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const firstOf = (selector: string) => openPart().querySelector<HTMLElement>(selector);

/** Returns the nearest one of some elements in a direction. */
function nearest(
  from: HTMLElement,
  [across, down]: readonly [number, number],
  selector: string,
): HTMLElement | undefined {
  const centre = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const start = centre(from);
  const distances = [...openPart().querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const { x, y } = centre(element);
    const along = (x - start.x) * across + (y - start.y) * down;
    const beside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * across);
    return along > 4 ? [{ element, distance: along + 3 * beside }] : [];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.element;
}

setInterval(() => {
  if (state.view && !document.hidden) connection.send({ type: 'tables' });
}, TABLES_MS);

setInterval(() => {
  if (state.view?.clocks.length) update({ now: performance.now() });
}, CLOCK_MS);

update({});
void loadFonts().then(() => connection.connect());
