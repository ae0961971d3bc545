import { z } from 'zod';

/** Message schemas of a dialect, written from the document only. */
type Shapes = Readonly<Record<string, z.ZodType>>;

const NIL = '00000000-0000-0000-0000-000000000000';
const uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
const date = z.string().regex(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/);
const point = z.object({ x: z.int().min(0), y: z.int().min(0) });
const word = z.string().regex(/^[A-Z_]+$/);
const envelope = {
  clientId: uuid.refine((id) => id !== NIL),
  creationDate: date,
  debugMessage: z.string().nullish(),
};
const scenario = z.object({ scenario: z.array(z.array(word)) });
const settings = z.record(z.string(), z.number()).refine((keys) => Object.keys(keys).length === 30, 'thirty keys');
const information = z.object({
  characterId: uuid,
  name: z.string().min(1),
  description: z.string(),
  gender: z.enum(['MALE', 'FEMALE', 'DIVERSE']).optional(),
  features: z.array(word),
});
const actor = { characterId: uuid, target: point };
const done = { successful: z.literal(true) };
const tried = { ...actor, successful: z.boolean() };
const operation = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['MOVEMENT', 'EXFILTRATION']), ...done, ...actor, from: point }),
  z.object({ type: z.literal('GADGET_ACTION'), ...tried, gadget: word }),
  z.object({ type: z.literal('SPY_ACTION'), ...tried }),
  z.object({ type: z.literal('GAMBLE_ACTION'), ...tried, stake: z.int() }),
  z.object({
    type: z.literal('PROPERTY_ACTION'),
    ...tried,
    usedProperty: z.enum(['OBSERVATION', 'BANG_AND_BURN']),
    isEnemy: z.boolean().nullable(),
  }),
  z.object({ type: z.literal('RETIRE'), ...done, ...actor }),
  z.object({ type: z.enum(['CAT_ACTION', 'JANITOR_ACTION']), ...done, target: point }),
]);
const match = {
  sessionId: uuid,
  playerOneId: uuid,
  playerTwoId: uuid,
  playerOneName: z.string(),
  playerTwoName: z.string(),
};
const offer = (item: z.ZodType) => z.array(item).refine(({ length }) => length === 0 || length === 3);

const common: Shapes = {
  HELLO_REPLY: z.object({
    ...envelope,
    sessionId: uuid,
    level: scenario,
    settings,
    characterSettings: z.array(information).min(10),
  }),
  GAME_STARTED: z.object({ ...envelope, ...match }),
  REQUEST_ITEM_CHOICE: z.object({ ...envelope, offeredCharacterIds: offer(uuid), offeredGadgets: offer(word) }),
  REQUEST_EQUIPMENT_CHOICE: z.object({
    ...envelope,
    chosenCharacterIds: z.array(uuid).min(2).max(4),
    chosenGadgets: z.array(word).min(4).max(6),
  }),
  REQUEST_GAME_OPERATION: z.object({ ...envelope, characterId: uuid }),
  GAME_LEFT: z.object({ ...envelope, leftUserId: uuid }),
  META_INFORMATION: z.object({ ...envelope, information: z.record(z.string(), z.unknown()) }),
  STRIKE: z.object({ ...envelope, strikeNr: z.int().min(1), strikeMax: z.int(), reason: z.string() }),
  ERROR: z.object({
    ...envelope,
    reason: z.enum([
      ...(['NAME_NOT_AVAILABLE', 'ALREADY_SERVING', 'SESSION_DOES_NOT_EXIST', 'ILLEGAL_MESSAGE'] as const),
      ...(['TOO_MANY_STRIKES', 'GENERAL'] as const),
    ]),
  }),
  REPLAY: z.object({
    ...envelope,
    ...match,
    gameStart: date,
    gameEnd: date,
    rounds: z.int(),
    level: scenario,
    settings,
    characterSettings: z.array(information.omit({ characterId: true })),
    messages: z.array(z.looseObject({ type: z.string() })),
  }),
};

interface Spelling {
  readonly gadgetKey: string;
  readonly poisonKey: string;
  readonly featuresKey: string;
  readonly mapKey: string;
  readonly activeKey: string;
  readonly pauseKey: string;
  readonly values: readonly [string, string];
}

function shapesOf(spelling: Spelling): Shapes {
  const gadget = z
    .looseObject({ [spelling.gadgetKey]: word, usages: z.int().nullable() })
    .refine((one) => one[spelling.gadgetKey] !== 'COCKTAIL' || typeof one[spelling.poisonKey] === 'boolean', 'poison')
    .refine(
      (one) =>
        one[spelling.gadgetKey] !== 'WIRETAP_WITH_EARPLUGS' ||
        (typeof one.working === 'boolean' && uuid.nullable().safeParse(one.activeOn).success),
      'wiretap',
    );
  const field = z.object({
    state: z.enum(['BAR_TABLE', 'ROULETTE_TABLE', 'WALL', 'FREE', 'BAR_SEAT', 'SAFE', 'FIREPLACE']),
    gadget: gadget.nullable(),
    isDestroyed: z.boolean(),
    isInverted: z.boolean(),
    chipAmount: z.int().min(0),
    safeIndex: z.int().min(0),
    isFoggy: z.boolean(),
  });
  const character = z.object({
    characterId: uuid,
    name: z.string(),
    coordinates: point.optional(),
    ...{ mp: z.int(), ap: z.int(), hp: z.int().min(0).max(100), ip: z.int(), chips: z.int() },
    [spelling.featuresKey]: z.array(word),
    gadgets: z.array(gadget),
  });
  const entry = z.object(
    Object.fromEntries(['title', 'description', ...spelling.values].map((key) => [key, z.string()])),
  );
  return {
    ...common,
    GAME_STATUS: z.object({
      ...envelope,
      [spelling.activeKey]: uuid,
      operations: z.array(operation),
      state: z.object({
        currentRound: z.int().min(1),
        map: z.object({
          [spelling.mapKey]: z
            .array(z.array(field))
            .refine((rows) => new Set(rows.map((row) => row.length)).size === 1),
        }),
        mySafeCombinations: z.array(z.int()),
        characters: z.array(character),
        catCoordinates: point,
        janitorCoordinates: point.nullable(),
      }),
      isGameOver: z.boolean(),
    }),
    GAME_PAUSE: z.object({ ...envelope, [spelling.pauseKey]: z.boolean(), serverEnforced: z.boolean() }),
    STATISTICS: z.object({
      ...envelope,
      statistics: z.object({ entries: z.array(entry) }),
      winner: uuid.refine((id) => id !== NIL),
      reason: word,
      hasReplay: z.boolean(),
    }),
  };
}

const DIALECTS = {
  A: shapesOf({
    gadgetKey: 'GadgetEnum',
    poisonKey: 'poisoned',
    featuresKey: 'features',
    mapKey: 'fieldMap',
    activeKey: 'activeCharacter',
    pauseKey: 'gamePause',
    values: ['valuePlayerOne', 'valuePlayerTwo'],
  }),
  B: shapesOf({
    gadgetKey: 'gadget',
    poisonKey: 'isPoisoned',
    featuresKey: 'properties',
    mapKey: 'map',
    activeKey: 'activeCharacterId',
    pauseKey: 'gamePaused',
    values: ['valuePlayer1', 'valuePlayer2'],
  }),
} as const;

export type Dialect = keyof typeof DIALECTS;

/** Throws if a server message is invalid in a dialect. */
export function checkMessage(dialect: Dialect, message: { readonly type?: unknown }): void {
  const shape = DIALECTS[dialect][String(message.type)];
  if (!shape) throw new Error(`No program of dialect ${dialect} knows the type ${message.type}.`);
  const parsed = shape.safeParse(message);
  if (!parsed.success) throw new Error(`${message.type} in dialect ${dialect}: ${z.prettifyError(parsed.error)}`);
}
