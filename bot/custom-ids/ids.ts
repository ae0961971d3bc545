import { code, type IdFormat, idFormat, key, number, rest } from './fields.ts';

const table = key('table');
const seat = number('seat', 2);
const turn = number('turn', 9);
const page = number('page', 6);
const line = rest('line');
const surface = code('surface', [
  ['board', 'b'],
  ['panel', 'q'],
  ['page', 'a'],
]);
const OPTION_ACTS = [
  ['play', 'p'],
  ['step', 's'],
  ['type', 't'],
] as const;
const act = code('act', [...OPTION_ACTS, ['page', 'g']]);

/** Custom id formats by kind. With a line of MAX_LINE_LENGTH characters, an id still fits Discord's limit of 100. */
const FORMATS = {
  join: idFormat`join|${table}`,
  leave: idFormat`leave|${table}`,
  decline: idFormat`decline|${table}`,
  invite: idFormat`invite|${table}`,
  begin: idFormat`begin|${table}`,
  openSeat: idFormat`openSeat|${table}`,
  panel: idFormat`panel|${table}`,
  more: idFormat`more|${table}`,
  boardHere: idFormat`boardHere|${table}`,
  giveUp: idFormat`giveUp|${table}`,
  resign: idFormat`resign|${table}`,
  back: idFormat`back|${table}`,
  choice: idFormat`${surface}${act}${page}|${table}|${seat}|${turn}|${line}`,
  menu: idFormat`${surface}m${page}|${table}|${seat}|${turn}|${line}`,
};

export type Kind = keyof typeof FORMATS;

/** Parsed custom id. */
export type Id<K extends Kind = Kind> = {
  [One in K]: { readonly kind: One } & ((typeof FORMATS)[One] extends IdFormat<infer Data> ? Data : never);
}[K];

/** Effect of a choice: plays the line, opens the next step, asks for text, or turns the page. */
export type Act = Id<'choice'>['act'];

/** Message in which a choice is shown: the public board, a private panel, or a page of a feature, which handles the choice. */
export type Surface = Id<'choice'>['surface'];

/** Table, seat and turn for which a choice was offered, and the surface that shows it. */
export type ChoiceTarget = Pick<Id<'choice'>, 'surface' | 'table' | 'seat' | 'turn'>;

export function makeId(id: Id): string {
  return (FORMATS[id.kind] as IdFormat<object>).make(id);
}

/** A parsed custom id of the core or of a feature. */
export interface AnyId {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** The formats of custom ids by kind: those of the core, and those that features add. */
export class IdFormats {
  readonly #formats: Readonly<Record<string, IdFormat<object>>>;
  readonly #kindsByWord: ReadonlyMap<string, readonly string[]>;

  constructor(ofFeatures: Readonly<Record<string, IdFormat<object>>> = {}) {
    this.#formats = { ...(FORMATS as object), ...(ofFeatures as object) };
    this.#kindsByWord = Map.groupBy(Object.keys(this.#formats), (kind) => this.#formats[kind]?.word ?? '');
  }

  get kinds(): readonly string[] {
    return Object.keys(this.#formats);
  }

  make({ kind, ...data }: AnyId): string {
    return this.#formats[kind]?.make(data) ?? '';
  }

  /** Parses a custom id. Returns undefined if it has no known format. */
  parse(customId: string): AnyId | undefined {
    const [word = ''] = customId.split('|', 1);
    for (const kind of this.#kindsByWord.get(word) ?? this.#kindsByWord.get('') ?? []) {
      const data = this.#formats[kind]?.parse(customId);
      if (data) return { kind, ...data };
    }
    return undefined;
  }
}

const CORE_IDS = new IdFormats();

/** Parses a custom id of the core. Returns undefined for all others. */
export function parseId(customId: string): Id | undefined {
  return CORE_IDS.parse(customId) as Id | undefined;
}

/** Functions that make and parse the value of a menu option. */
export const { make: makeValue, parse: parseValue } = idFormat`${code('act', OPTION_ACTS)}${line}`;
