import type { Language, Scene, Thing } from '@longtable/kit';
import type { Picture } from '@longtable/kit/picture';
import type { ActButton, LogLine, TableChoices, TableView, TouchChoice, TouchUpdate } from '../messages.ts';
import type { LinkStatus } from './connection.ts';
import { keyOf, keyOfName, type Line, linesOf, meaningOf } from './selection.ts';

/** Number over a place or light on it, after a move. */
export interface PlaceEffect {
  readonly key: string;
  /** Place from which it comes. */
  readonly from?: string | undefined;
  readonly number?: number | undefined;
  readonly icon?: string | undefined;
  /** Whether a thing only moves there, which lights nothing. */
  readonly isMove?: true;
}

/** What a line did, on the scene before it. */
interface Frame {
  /** Line of the log, if it has effects. */
  readonly text?: string | undefined;
  readonly effects: readonly PlaceEffect[];
  readonly scene: Scene;
}

/** A message of the server. */
type Sent<Type extends TouchUpdate['type']> = Extract<TouchUpdate, { type: Type }>;

/** State of the page. */
export interface State {
  readonly link: LinkStatus;
  readonly reason?: string | undefined;
  readonly language: Language;
  readonly view?: TableView | undefined;
  /** What the newest view tells that the one before it did not. */
  readonly told?: string;
  /** Choices of the player, and the revision of the table they belong to. */
  readonly choices: readonly TouchChoice[];
  readonly acts: readonly ActButton[];
  readonly request?: TableChoices['request'];
  readonly choicesFor?: number | undefined;
  /** Pictures below the scene by region. */
  readonly grounds: Readonly<Record<string, Picture>>;
  /** Milliseconds from the time of this page to that of the server. */
  readonly ahead: number;
  /** All lines that the player can play. */
  readonly lines: readonly Line[];
  /** Keys of the touched places, in their order. */
  readonly touched: readonly string[];
  /** Key of the place whose sentence is shown. */
  readonly inspected: string | undefined;
  /** Key of the place under the mouse. */
  readonly hovered?: string | undefined;
  /** Open step of the lines about a thing. */
  readonly step: string | undefined;
  /** Partial line of the open menu. */
  readonly partial: string;
  /** Line that waits for typed text. */
  readonly typing: Line | undefined;
  /** Whether a line was sent that is not answered yet. */
  readonly isBusy: boolean;
  readonly refusal?: string | undefined;
  /** What the player's last line has brought. */
  readonly note?: string | undefined;
  readonly hint: Sent<'hint'> | undefined;
  readonly open?: 'end' | 'log' | 'tables' | 'pages' | 'acts' | 'options' | 'film' | undefined;
  readonly tables?: Sent<'tables'>;
  readonly pages?: Sent<'pages'>;
  /** Number of the open page. */
  readonly page: number;
  readonly options?: Sent<'options'>;
  readonly film?: Sent<'film'>;
  /** The line whose effects are shown. */
  readonly frame?: Frame | undefined;
  /** The next lines. */
  readonly queue: readonly Frame[];
  /** The view before the lines whose effects are shown. */
  readonly before?: TableView | undefined;
  readonly now: number;
}

export const CLEARED = {
  ...{
    touched: [],
    inspected: undefined,
    hovered: undefined,
    step: undefined,
    partial: '',
    typing: undefined,
    hint: undefined,
    refusal: undefined,
    note: undefined,
  },
} as const;

export const START: State = {
  ...CLEARED,
  ...{ link: 'connecting', language: 'en', choices: [], acts: [], lines: [], grounds: {}, ahead: 0, isBusy: false },
  ...{ page: 0, queue: [], now: 0 },
};

/** Returns the state with what the place under the mouse shows: what a line to it does, or its sentence. */
export function underMouse(state: State): State {
  const { hovered, touched, lines } = state;
  if (hovered === undefined) return state;
  if (meaningOf(lines, touched).targets.has(hovered))
    return { ...state, touched: [...touched, hovered], inspected: undefined };
  return touched.length === 0 ? { ...state, inspected: hovered } : state;
}

/** Returns the view that matches what is animated, else the newest one. */
export function shownView({ frame, before, view }: State): TableView | undefined {
  return frame && before ? before : view;
}

/** Returns the state after a message of the server. */
export function afterMessage(state: State, message: Exclude<TouchUpdate, Sent<'icons'>>, now: number): State {
  switch (message.type) {
    case 'view':
      return afterView(state, message, now);
    case 'choices':
      return afterChoices(state, message);
    case 'grounds':
      return { ...state, grounds: message.grounds };
    case 'time':
      return { ...state, ahead: message.now - now };
    case 'done':
      return { ...state, isBusy: false, refusal: undefined, note: message.note };
    case 'refused':
      return { ...state, ...CLEARED, isBusy: false, refusal: message.sentence };
    case 'tables':
      // The server sends an unrequested list only to a page that has no table.
      return { ...state, tables: message, open: state.view ? state.open : 'tables' };
    case 'film':
      // A player who has closed it does not wait for it any more.
      return { ...state, film: message };
    case 'pages':
    case 'options':
      return { ...state, page: 0, [message.type]: message, open: message.type };
    case 'hint':
      return { ...state, ...CLEARED, hint: message };
  }
}

function afterView(state: State, view: TableView, now: number): State {
  const { view: before } = state;
  const isSame = before?.table === view.table;
  const isSameTurn = isSame && before.turn === view.turn && before.mayAct === view.mayAct;
  const isNext = isSame && !view.isUndone;
  const news = isNext && before.revision < view.revision ? newLines(before.lines, view.lines) : [];
  const frames = framesBetween(before?.scene, view.scene, news);
  const isEnd = view.end !== undefined && !(isSame && before.end);
  return {
    ...state,
    ...(isSameTurn ? {} : CLEARED),
    ...(isSame ? {} : { open: undefined }),
    ...(isEnd && { open: 'end' }),
    view,
    told: news.map(({ text }) => text).join(' '),
    hovered: undefined,
    ...(isSame && before.revision === view.revision ? {} : { choices: [], lines: [], choicesFor: undefined }),
    ...(isSame ? { refusal: state.refusal, note: state.note } : { ...CLEARED, acts: [], request: undefined }),
    ...(frames.length > 0 && { queue: frames, before }),
    ...(isNext ? {} : { frame: undefined, queue: [] }),
    now,
  };
}

/** Keeps what is touched if a line still is about it. */
function afterChoices(state: State, { table, revision, choices, acts, request }: TableChoices): State {
  const { view, touched, refusal, note } = state;
  if (view?.table !== table || view.revision !== revision) return state;
  const lines = linesOf(choices, view.scene);
  const isKnown = lines.some(({ keys }) => touched.every((key) => keys.includes(key)));
  const cleared = isKnown ? {} : { ...CLEARED, refusal, note };
  return { ...state, choices, acts, request, choicesFor: revision, lines, ...cleared };
}

/** Returns the lines of a log that an earlier one did not have. None if it is the older one: moves were undone while the page was not connected. */
export function newLines(before: readonly LogLine[], after: readonly LogLine[]): readonly LogLine[] {
  const { kept, end } = overlap(before, after);
  return overlap(after, before).kept > kept ? [] : after.slice(end);
}

/** Returns how many of the last lines of a log another one has, and where they end there. */
function overlap(before: readonly LogLine[], after: readonly LogLine[]): { kept: number; end: number } {
  for (let kept = Math.min(before.length, after.length); kept > 0; kept--) {
    const tail = before.slice(-kept);
    const start = after.findIndex((_, at) => tail.every(({ text }, index) => after[at + index]?.text === text));
    if (start >= 0) return { kept, end: start + kept };
  }
  return { kept: 0, end: 0 };
}

/** Returns what the new lines did, the first of them with the things that have moved on the board. */
function framesBetween(before: Scene | undefined, after: Scene | undefined, news: readonly LogLine[]): Frame[] {
  // Without a new line, moves were undone.
  if (!before || !after || news.length === 0) return [];
  const ofLine = ({ effects = [] }: LogLine) =>
    effects.flatMap(({ actor, target, number, icon, spot }): PlaceEffect[] => {
      const [key, from] = [keyOfName(after, target), actor === undefined ? undefined : keyOfName(after, actor)];
      const lit = [from, spot].flatMap((each) => (each === undefined ? [] : [{ key: each }]));
      return [...lit, { key, from, number, icon }];
    });
  const told = news.map((line) => ({ text: line.text, effects: ofLine(line) }));
  const [first = { text: news.at(-1)?.text, effects: [] }, ...rest] = told.filter(({ effects }) => effects.length > 0);
  const hits = [first, ...rest].flatMap(({ effects }) => effects);
  const targets = new Set(hits.flatMap(({ key, from }) => (from === undefined ? [] : [key])));
  const isInHand = ({ region }: Thing) => before.regions.some(({ id, kind }) => id === region && kind === 'hand');
  const moves = after.things.flatMap((thing): PlaceEffect[] => {
    const { id, owner, name } = thing;
    // A card that is played becomes another thing with its name.
    const isSame = (other: Thing) => other.owner === owner && other.name === name && isInHand(other);
    const source = before.things.find((other) => other.id === id) ?? before.things.find(isSame);
    const [key, from] = [keyOf(after, thing), source && keyOf(before, source)];
    const isMoved = from !== undefined && from !== key && !targets.has(key) && !isInHand(thing);
    return isMoved ? [{ key, from, isMove: true }] : [];
  });
  if (moves.length + hits.length === 0 || !hasRegionsOf(before, after)) return [];
  const past = new Set<string>();
  return [{ ...first, effects: [...moves, ...first.effects] }, ...rest].map(({ text, effects }) => {
    const placesOf = (some: readonly PlaceEffect[]) => some.flatMap(({ key, from = key }) => [key, from]);
    for (const key of placesOf(effects.filter(isWalk))) past.add(key);
    const scene = between(before, after, past);
    for (const key of placesOf(effects)) past.add(key);
    return { text, effects, scene };
  });
}

/** Whether a thing only walks to a place, which shows it there. */
export function isWalk({ from, number, icon }: PlaceEffect): boolean {
  return from !== undefined && number === undefined && icon === undefined;
}

/** Whether a scene has the maps and lanes of a later one. */
function hasRegionsOf(before: Scene, { regions }: Scene): boolean {
  const isKnown = (id: string) => before.regions.some((region) => region.id === id);
  return regions.every(({ id, kind }) => !['grid', 'lanes'].includes(kind) || isKnown(id));
}

/** Returns a scene with the things on some places as they are in a later one. */
function between(before: Scene, after: Scene, past: ReadonlySet<string>): Scene {
  const isPast = (scene: Scene, thing: Thing | undefined) => thing !== undefined && past.has(keyOf(scene, thing));
  const later = new Map(after.things.map((thing) => [thing.id, thing]));
  const earlier = new Set(before.things.map(({ id }) => id));
  const known = before.things.flatMap((thing) => {
    const next = later.get(thing.id);
    return isPast(before, thing) || isPast(after, next) ? (next ?? []) : thing;
  });
  return {
    ...before,
    things: [...known, ...after.things.filter((thing) => !earlier.has(thing.id) && isPast(after, thing))],
  };
}
