import type { Language, Thing } from '@longtable/kit';
import type { Colour, Picture } from '@longtable/kit/picture';
import type { ActButton, LogLine, TableChoices, TableView, TouchChoice, TouchUpdate } from '../messages.ts';
import type { LinkStatus } from './connection.ts';
import { keyOf, keyOfName, type Line, linesOf, meaningOf } from './selection.ts';

/** Number over a place or light on it, after a move. */
export interface Effect {
  readonly key: string;
  /** Place from which it comes. */
  readonly from?: string | undefined;
  readonly number?: number | undefined;
  readonly icon?: string | undefined;
  /** Whether a thing only moves there, which lights nothing. */
  readonly isMove?: true;
}

/** State of the page. */
export interface State {
  readonly link: LinkStatus;
  readonly reason?: string | undefined;
  readonly language: Language;
  readonly view?: TableView | undefined;
  /** Choices of the player, and the revision of the table they belong to. */
  readonly choices: readonly TouchChoice[];
  readonly acts: readonly ActButton[];
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
  readonly hint: Extract<TouchUpdate, { type: 'hint' }> | undefined;
  readonly open?: 'log' | 'tables' | 'pages' | 'acts' | 'options' | 'film' | undefined;
  readonly tables?: Extract<TouchUpdate, { type: 'tables' }> | undefined;
  readonly pages: Extract<TouchUpdate, { type: 'pages' }>['pages'];
  readonly page: number;
  readonly options?: Extract<TouchUpdate, { type: 'options' }> | undefined;
  readonly film?: Extract<TouchUpdate, { type: 'film' }> | undefined;
  /** Paths of icons by name. */
  readonly icons: Readonly<Record<string, string>>;
  readonly colours: Readonly<Record<string, Colour>>;
  readonly effects: readonly Effect[];
  /** Effects of the next lines, one line after the other. */
  readonly queue: readonly (readonly Effect[])[];
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
  },
} as const;

export const START: State = {
  ...CLEARED,
  ...{ link: 'connecting', language: 'en', choices: [], acts: [], lines: [], grounds: {}, ahead: 0, isBusy: false },
  ...{ pages: [], page: 0, icons: {}, colours: {}, effects: [], queue: [], now: 0 },
};

/** Returns the state with what the place under the mouse shows: what a line to it does, or its sentence. */
export function underMouse(state: State): State {
  const { hovered, touched, lines } = state;
  if (hovered === undefined) return state;
  if (meaningOf(lines, touched).targets.has(hovered))
    return { ...state, touched: [...touched, hovered], inspected: undefined };
  return touched.length === 0 ? { ...state, inspected: hovered } : state;
}

/** Returns the state after a message of the server. */
export function afterMessage(state: State, message: TouchUpdate, now: number): State {
  switch (message.type) {
    case 'view':
      return afterView(state, message, now);
    case 'choices':
      return afterChoices(state, message);
    case 'grounds':
      return { ...state, grounds: message.grounds };
    case 'time':
      return { ...state, ahead: message.now - now };
    case 'icons':
      return {
        ...state,
        icons: { ...state.icons, ...message.paths },
        colours: { ...state.colours, ...message.colours },
      };
    case 'done':
      return { ...state, isBusy: false, refusal: message.note };
    case 'refused':
      return { ...state, ...CLEARED, isBusy: false, refusal: message.sentence };
    case 'tables':
      return { ...state, tables: message, open: 'tables' };
    case 'pages':
      return { ...state, pages: message.pages, page: 0, open: 'pages' };
    case 'options':
      return { ...state, options: message, open: 'options' };
    case 'film':
      return { ...state, film: message, open: 'film' };
    case 'hint':
      return { ...state, ...CLEARED, hint: message };
  }
}

function afterView(state: State, view: TableView, now: number): State {
  const { view: before } = state;
  const isSame = before?.table === view.table;
  const isSameTurn = isSame && before.turn === view.turn && before.mayAct === view.mayAct;
  const effects = isSame && before.revision < view.revision ? effectsBetween(before, view) : [];
  return {
    ...state,
    ...(isSameTurn ? {} : CLEARED),
    ...(isSame ? {} : { open: undefined }),
    view,
    hovered: undefined,
    ...(isSame && before.revision === view.revision ? {} : { choices: [], lines: [], choicesFor: undefined }),
    ...(isSame ? {} : { acts: [] }),
    refusal: isSame ? state.refusal : undefined,
    queue: effects.length > 0 ? effects : state.queue,
    now,
  };
}

/** Keeps what is touched if a line still is about it. */
function afterChoices(state: State, { table, revision, choices, acts }: TableChoices): State {
  const { view, touched } = state;
  if (view?.table !== table || view.revision !== revision) return state;
  const lines = linesOf(choices, view.scene);
  const isKnown = lines.some(({ keys }) => touched.every((key) => keys.includes(key)));
  return { ...state, choices, acts, choicesFor: revision, lines, ...(isKnown ? {} : CLEARED) };
}

/** Returns the lines of a log that an earlier one did not have. */
export function newLines(before: readonly LogLine[], after: readonly LogLine[]): readonly LogLine[] {
  for (let kept = Math.min(before.length, after.length); kept > 0; kept--) {
    const tail = before.slice(-kept);
    const start = after.findIndex((_, at) => tail.every(({ text }, index) => after[at + index]?.text === text));
    if (start >= 0) return after.slice(start + kept);
  }
  return after;
}

/** Returns the effects of the new lines, the first of them with the things that have moved on the board. */
function effectsBetween({ scene: before, lines }: TableView, { scene: after, lines: now }: TableView): Effect[][] {
  if (!before || !after) return [];
  const ofLine = ({ effects = [] }: LogLine) =>
    effects.flatMap(({ actor, target, number, icon }): Effect[] => {
      const [key, from] = [keyOfName(after, target), actor === undefined ? undefined : keyOfName(after, actor)];
      return [...(from === undefined ? [] : [{ key: from }]), { key, from, number, icon }];
    });
  const [first = [], ...rest] = newLines(lines, now)
    .map(ofLine)
    .filter(({ length }) => length > 0);
  const targets = new Set([first, ...rest].flat().flatMap(({ key, from }) => (from === undefined ? [] : [key])));
  const isInHand = ({ region }: Thing) => before.regions.some(({ id, kind }) => id === region && kind === 'hand');
  const moves = after.things.flatMap((thing): Effect[] => {
    const { id, owner, name } = thing;
    // A card that is played becomes another thing with its name.
    const isSame = (other: Thing) => other.owner === owner && other.name === name && isInHand(other);
    const source = before.things.find((other) => other.id === id) ?? before.things.find(isSame);
    const [key, from] = [keyOf(after, thing), source && keyOf(before, source)];
    const isMoved = from !== undefined && from !== key && !targets.has(key) && !isInHand(thing);
    return isMoved ? [{ key, from, isMove: true }] : [];
  });
  return moves.length + first.length > 0 ? [[...moves, ...first], ...rest] : [];
}
