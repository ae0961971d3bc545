import type { Language } from '../../games/kit/text.ts';
import { drawGrid, frameAround, marksIn } from '../../games/spy/drawing/grid.ts';
import { defaultConfig } from '../../games/spy/rules/config.ts';
import { type FieldName, fields } from '../../games/spy/rules/fields.ts';
import type { Point } from '../../games/spy/rules/grid.ts';
import { blankSide } from '../../games/spy/rules/knowledge/knowledge.ts';
import { nothingYet, type Person, type State } from '../../games/spy/state.ts';
import { casinoSentences } from '../../games/spy/words/sentences.ts';
import { roundTitle } from '../../games/spy/words/titles.ts';
import type { Replay } from '../replay/read.ts';
import type { NormalCharacter, NormalField, NormalStatus } from '../wire/normal.ts';

/** A recorded status as the table draws the casino: those of the recorded player's team are capitals. */
export function drawStatus(replay: Replay, status: NormalStatus, language: Language) {
  const state = stateOf(replay, status);
  const acting = state.people.find(({ id }) => id === state.active)?.at;
  const centre = acting ?? status.operations[0]?.target ?? state.cat ?? { x: 0, y: 0 };
  const frame = frameAround(state, centre);
  return {
    board: [...drawGrid(state, frame, marksIn(state, 0, frame)), roundTitle(state, language)],
    sentences: casinoSentences(state, { viewer: 'spectator', language, names: [] }),
  };
}

function stateOf({ team, settings }: Replay, status: NormalStatus): State {
  const { fields: rows, characters, round } = status;
  const limit = typeof settings.roundLimit === 'number' ? { roundLimit: settings.roundLimit } : {};
  const active = characters.findIndex(({ id }) => id === status.active);
  return {
    config: { ...defaultConfig, ...limit },
    cast: characters.map(({ name }) => ({ name, features: [] })),
    phase: 'rounds',
    random: 0,
    board: boardOf(rows),
    sides: [blankSide({ ready: true }), blankSide({ ready: true })],
    people: characters.map((character, id) => personOf(character, id, team)),
    cat: status.cat,
    janitor: status.janitor,
    round,
    order: [],
    active: active < 0 ? null : active,
    ...nothingYet(),
  };
}

function boardOf(rows: NormalStatus['fields']): State['board'] {
  const all = rows.flatMap((row, y) => row.map((field, x) => ({ field, at: { x, y } })));
  const of = <T>(fits: (field: NormalField) => boolean, make: (field: NormalField, at: Point) => T) =>
    all.filter(({ field }) => fits(field)).map(({ field, at }) => make(field, at));
  return {
    rows: rows.map((row) => row.map(({ state }) => fields[state as FieldName]?.glyph ?? '#').join('')),
    safes: of(
      ({ state }) => state === 'SAFE',
      ({ safe }, at) => ({ at, number: safe }),
    ),
    tables: of(
      ({ state }) => state === 'ROULETTE_TABLE',
      ({ chips, inverted, destroyed }, at) => ({ at, chips, inverted, destroyed }),
    ),
    cocktails: of(
      ({ gadget }) => gadget?.name === 'COCKTAIL',
      ({ gadget }, at) => ({ at, cocktail: { poisonedBy: gadget?.poisoned ? [0] : [] } }),
    ),
    fog: of(
      ({ foggy }) => foggy,
      (_, at) => ({ at, until: 0 }),
    ),
    lying: of(
      ({ gadget }) => gadget !== null && gadget.name !== 'COCKTAIL',
      ({ gadget }, at) => ({ at, item: { gadget: gadget?.name ?? '', usages: null } }),
    ),
  };
}

function personOf(
  { id, at, mp, ap, hp, ip, chips, gadgets }: NormalCharacter,
  number: number,
  team: readonly string[],
): Person {
  const drink = gadgets.find(({ name }) => name === 'COCKTAIL');
  return {
    id: number,
    at,
    faction: team.includes(id) ? 0 : 'NPC',
    ...{ bp: mp, ap, hp, ip, chips },
    properties: [],
    items: gadgets.filter(({ name }) => name !== 'COCKTAIL').map(({ name, usages }) => ({ gadget: name, usages })),
    cocktail: drink ? { poisonedBy: drink.poisoned ? [0] : [] } : null,
  };
}
