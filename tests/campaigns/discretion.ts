/**
 * No Time to Spy: nothing that a player is shown gives an agent away.
 *
 *     node tests/campaigns/discretion.ts [matches] [first seed]
 */
import { type GameEvent, RNG } from '@longtable/kit';
import { spy } from '@longtable/spy';
import { computer } from '@longtable/spy/computers';
import {
  guestCommands,
  isTurnOver,
  moveCat,
  moveJanitor,
  performCharacterCommand,
} from '@longtable/spy/rules/course/turns';
import { record } from '@longtable/spy/rules/knowledge/knowledge';
import type { CharacterCommand } from '@longtable/spy/rules/lines';
import type { DraftState } from '@longtable/spy/rules/match/draft-state';
import { isOnBoard, personOf } from '@longtable/spy/rules/match/people';
import type { Figure, Player, State } from '@longtable/spy/state';
import { FEATURES } from '../../bot/features/index.ts';
import type { LoadedTable } from '../../bot/host/feature.ts';
import { newClock, updateClock } from '../../bot/host/table/clock.ts';
import { appendStory, firstEvents } from '../../bot/host/table/events.ts';
import { drawBoard } from '../../bot/render/board.ts';
import { drawPanel } from '../../bot/render/panel.ts';
import type { Table } from '../../storage/records/table.ts';
import { scriptArguments } from '../script.ts';

const ROUNDS = 4;

/** Actions whose visible outcome depends on the target's faction by the rules. */
const REVEALING = [
  ...['BOWLER_BLADE', 'GAS_GLOSS', 'ROCKET_PEN', 'NUGGET', 'CHICKEN_FEED', 'MIRROR_OF_WILDERNESS'],
  ...['WIRETAP_WITH_EARPLUGS', 'MOTHBALL_POUCH', 'MOLEDIE'],
];

/** Number of compared stretches between two turns of a viewer, and of texts in them. */
export interface Compared {
  matches: number;
  stretches: number;
  texts: number;
}

/**
 * Checks that two matches that differ only in the factions of the characters between two turns of a viewer send the viewer
 * and the channel the same texts in the same order.
 */
export function sequences(matches: number, firstSeed = 0): Compared {
  const compared = { matches, stretches: 0, texts: 0 };
  for (let seed = firstSeed; seed < firstSeed + matches; seed++) {
    playMatch(seed, (state, player) => {
      const twins = swappedFactions(state, player, seed);
      if (!twins) return;
      const [one, other] = twins.map((twin) => textsShown(twin, player, seed));
      if (JSON.stringify(one) !== JSON.stringify(other))
        throw new Error(`Match ${seed}: ${difference(one ?? [], other ?? [])}`);
      compared.stretches++;
      compared.texts += one?.length ?? 0;
    });
  }
  return compared;
}

function difference(one: readonly string[], other: readonly string[]): string {
  const at = one.findIndex((text, index) => text !== other[index]);
  return `text ${at} of ${one.length} and ${other.length} differs:\n${one[at]}\n${'-'.repeat(20)}\n${other[at]}`;
}

/** Returns the characters who act between a player's current turn and the next one or the end of the round. */
function actorsBetween(state: State, player: Player): number[] {
  const next = state.order.findIndex(
    (figure) => typeof figure === 'number' && personOf(state, figure).faction === player,
  );
  const acting = next < 0 ? state.order : state.order.slice(0, next);
  return acting.filter((figure): figure is number => typeof figure === 'number');
}

/**
 * Returns a position and a variant in which the next characters have swapped factions. Returns undefined if the variant
 * would be equal.
 */
function swappedFactions(state: State, player: Player, seed: number): [State, State] | undefined {
  const notes = new Set(state.sides[player].notes.map(({ person }) => person));
  const acting = actorsBetween(state, player).filter((id) => !notes.has(id));
  const factions = acting.map((id) => personOf(state, id).faction);
  if (new Set(factions).size < 2) return undefined;
  const swapped = RNG.seeded(seed + state.round).shuffle([...factions]);
  const other = structuredClone(state);
  acting.forEach((id, index) => {
    personOf(other, id).faction = swapped[index]!;
  });
  return JSON.stringify(factions) === JSON.stringify(swapped) ? undefined : [structuredClone(state), other];
}

/** Returns a table of two users with a match in this state. */
function tableOf(state: State): LoadedTable {
  const table: Table = {
    id: 'table',
    game: 'spy',
    options: {},
    seed: 1,
    rulesVersion: 1,
    seats: [
      { kind: 'person', id: '1', name: 'Ada' },
      { kind: 'person', id: '2', name: 'Bo' },
    ],
    status: 'playing',
    ending: null,
    state,
    revision: 1,
    log: { moveCount: 0, recentMoves: [], undoable: 0 },
    turns: [{ count: 0 }, { count: 0 }],
    events: firstEvents([]),
    pings: { notices: [], sent: [] },
    clock: newClock(3_600_000, 2),
    times: { startedAt: 0, movedAt: 0, lapsesAt: null },
    location: { guild: null, channel: '3', message: '4', language: 'en' },
    terms: { shuffleSeats: false },
    features: {},
  };
  return { features: FEATURES, table, game: spy };
}

/** Returns the texts for a viewer and the channel until the viewer's next turn or the end of the round. */
function textsShown(start: State, viewer: Player, seed: number): string[] {
  let state = start;
  let loaded = tableOf(state);
  let step = 0;
  const shown: string[] = [];
  // Timestamps differ between matches, so they are replaced by their order.
  const moments: string[] = [];
  const numberOf = (moment: string) => {
    if (!moments.includes(moment)) moments.push(moment);
    return moments.indexOf(moment);
  };
  const show = () => {
    const look = { language: 'en', display: 'plain' } as unknown as Parameters<typeof drawPanel>[2];
    const texts = [drawBoard(loaded), drawPanel(loaded, viewer, look)].map(({ components }) =>
      JSON.stringify(components, (key, value) => (key === 'custom_id' ? '' : value)),
    );
    const text = texts.join('\n=====\n').replaceAll(/<t:\d+/g, (moment) => `<t${numberOf(moment)}`);
    if (shown.at(-1) !== text) shown.push(text);
  };
  const commit = (mover: Player, after: { state: State; events: readonly GameEvent[] }) => {
    const before = loaded.table;
    state = after.state;
    const events = appendStory(before.events, after.events, {
      seats: before.seats,
      seat: mover,
      before: undefined,
      hasSecretMoves: true,
    });
    const turns = before.turns.map((turn, seat) => (seat === mover ? { ...turn, count: turn.count + 1 } : turn));
    const table = { ...before, events, state, turns };
    loaded = {
      features: FEATURES,
      game: spy,
      table: { ...table, clock: updateClock(before, { features: FEATURES, game: spy, table }, 1000 * ++step) },
    };
    show();
  };
  // The viewer ends the turn. After that, actions do not depend on factions.
  let mover = viewer;
  let next: CharacterCommand | undefined = { kind: 'retire' };
  while (next) {
    const recording = record(state, mover);
    const { draft } = recording;
    act(draft, draft.state.active ?? 0, next, seed);
    const after = runAutomaticTurns(draft, seed);
    commit(mover, recording.finish());
    if (after === 'round' || state.active === null) break;
    const owner = personOf(state, state.active).faction;
    if (owner === viewer || (owner !== 0 && owner !== 1)) break;
    mover = owner;
    next = commandOf(state, state.active, seed);
  }
  return shown;
}

function act(draft: DraftState, id: number, command: CharacterCommand, seed: number): void {
  const person = personOf(draft.state, id);
  if (!isOnBoard(person)) return;
  reseed(draft, seed, id, person.bp * 10 + person.ap);
  performCharacterCommand(draft, person, command);
}

/** Returns the next action of a character, which does not depend on its faction. */
function commandOf(state: State, id: number, seed: number): CharacterCommand {
  const person = personOf(state, id);
  if (!isOnBoard(person)) return { kind: 'retire' };
  const options = guestCommands(state, person).filter(
    (move) =>
      !(move.kind === 'use' && REVEALING.includes(move.gadget)) && !(move.kind === 'action' && move.verb === 'observe'),
  );
  const random = RNG.seeded(seed * 31 + id * 7 + person.bp * 3 + person.ap);
  return options[random.below(options.length)] ?? { kind: 'retire' };
}

function reseed(draft: DraftState, seed: number, id: number, points: number): void {
  Object.assign(draft, { random: RNG.seeded(seed * 101 + id * 13 + points) });
}

/** Runs all automatic turns and returns whether the round is over or a player is asked. */
function runAutomaticTurns(draft: DraftState, seed: number): 'round' | 'asked' {
  const { state } = draft;
  for (;;) {
    if (state.active !== null && !isTurnOver(state.board, personOf(state, state.active))) return 'asked';
    state.active = null;
    const figure: Figure | undefined = state.order.shift();
    if (figure === undefined) {
      draft.watch?.(draft, 'round');
      return 'round';
    }
    if (typeof figure !== 'number') {
      reseed(draft, seed, 99, 0);
      if (figure === 'cat') moveCat(draft);
      else moveJanitor(draft);
      continue;
    }
    const person = personOf(state, figure);
    if (person.faction === 0 || person.faction === 1) state.active = figure;
    else
      while (isOnBoard(person) && !isTurnOver(state.board, person))
        act(draft, figure, commandOf(state, figure, seed), seed);
  }
}

const SCENARIOS = ['small', 'medium', 'large'] as const;

/** Plays a match between computers. Calls `visit` with each position of a round. */
function playMatch(seed: number, visit: (state: State, player: Player) => void): void {
  const table = spy.setup({ scenario: SCENARIOS[seed % SCENARIOS.length]!, 'janitor-round': ROUNDS }, seed, 2);
  if (table.refused) throw new Error(table.refused.code);
  let { state } = table;
  for (;;) {
    const [player] = spy.turn(state);
    if (player !== 0 && player !== 1) return;
    const line = lineOf(state, player);
    const outcome = spy.play(state, player, line);
    if (outcome.refused) throw new Error(`Match ${seed}: "${line}" is refused (${outcome.refused.code})`);
    if (state.phase === 'rounds') visit(state, player);
    state = outcome.state;
  }
}

function lineOf(state: State, player: Player): string {
  if (state.phase === 'rounds') return computer(state, player, 'beginner');
  if (state.phase === 'draft') return 'choose';
  return state.sides[player].given.includes(null) ? 'share' : 'ready';
}

if (import.meta.main) console.log(sequences(...scriptArguments(1000, 0)));
