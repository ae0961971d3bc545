import type { Language } from '@longtable/kit';
import { drawGrid, frameAround, marksIn } from '@longtable/spy/drawing/grid';
import { defaultConfig } from '@longtable/spy/rules/config';
import { blankSide } from '@longtable/spy/rules/knowledge/knowledge';
import type { Person, State } from '@longtable/spy/state';
import { roundTitle } from '@longtable/spy/words/descriptions';
import { casinoSentences } from '@longtable/spy/words/sentences';
import type { Replay } from '../replay/read.ts';
import { boardOf, stateWith } from '../wire/board.ts';
import type { NormalCharacter, NormalStatus } from '../wire/normal.ts';

/**
 * Returns the board and the sentences of a recorded status, drawn like at a table. The recorded player's team is in
 * capitals.
 */
export function drawStatus(replay: Replay, status: NormalStatus, language: Language) {
  const state = stateOf(replay, status);
  const acting = state.people.find(({ id }) => id === state.active)?.at;
  const centre = acting ?? status.operations[0]?.target ?? state.cat ?? { x: 0, y: 0 };
  const frame = frameAround(state, centre);
  return {
    board: [...drawGrid(frame, marksIn(state, 0, frame)), roundTitle(state, language)],
    sentences: casinoSentences(state, { viewer: 'spectator', language, names: [] }),
  };
}

function stateOf({ team, settings }: Replay, status: NormalStatus): State {
  const { characters, round } = status;
  const limit = typeof settings.roundLimit === 'number' ? { roundLimit: settings.roundLimit } : {};
  const active = characters.findIndex(({ id }) => id === status.active);
  return stateWith({
    config: { ...defaultConfig, ...limit },
    cast: characters.map(({ name }) => ({ name, features: [] })),
    phase: 'rounds',
    board: boardOf(status),
    sides: [blankSide({ ready: true }), blankSide({ ready: true })],
    people: characters.map((character, id) => personOf(character, id, team)),
    cat: status.cat,
    janitor: status.janitor,
    round,
    active: active < 0 ? null : active,
  });
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
