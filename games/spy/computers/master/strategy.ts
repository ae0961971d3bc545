import { adjacent } from '../../rules/grid.ts';
import { noteAbout } from '../../rules/knowledge/intelligence.ts';
import { walkingDistances } from '../../rules/match/paths.ts';
import { MAX_AGENTS } from '../../rules/preparation/picks.ts';
import type { Person, PersonOnBoard, Player, State } from '../../state.ts';
import { draftValue } from '../draft-policies.ts';
import { estimatedLead } from '../lead.ts';
import { guestSilence, type Strategy } from '../strategy.ts';
import { strangers } from '../worth.ts';
import { gamble, gamblerWorth, shareLeft } from './gambling.ts';

/** Increase of the log-odds of having been drafted per point of draft value, and the maximum value that counts. */
const APPEAL = { point: 0.42, most: 13 };
/** Factor for a person who was observed as harmless: few agents carry pocket litter. */
const HARMLESS_FACTOR = 0.1;
/** Odds factor of a gambler next to chips: the first round's value and the increase per round. */
const AT_TABLE = { first: 2, round: 0.4 };
/** Odds factor of a person with a cocktail. Agents rarely hold one. */
const COCKTAIL_FACTOR = 0.4;
/** Number of passes until the scale of the odds converges. */
const SCALING_PASSES = 8;

/** Returns the probability that each stranger is an enemy agent, from draft value and behaviour. */
export function enemyProbabilities(visibleState: State, player: Player): ReadonlyMap<number, number> {
  const strangers = visibleState.people.filter(({ faction }) => faction !== player);
  const sure = new Map<number, number>();
  const open = new Map<number, number>();
  for (const person of strangers) {
    const note = noteAbout(visibleState, player, person.id);
    if (note === 'enemy' || (visibleState.janitor && person.at)) sure.set(person.id, 1);
    else if (note === 'guest') sure.set(person.id, 0.02);
    else if (person.at) open.set(person.id, enemyOdds(visibleState, player, person));
  }
  const found = [...sure.values()].filter((probability) => probability === 1).length;
  const left = Math.max(0.2, enemiesOf(visibleState, player) - found);
  let scale = 1;
  const chances = () => [...open].map(([id, odds]) => [id, 1 - 1 / (1 + scale * odds)] as const);
  for (let pass = 0; pass < SCALING_PASSES; pass++) {
    scale *=
      left /
      Math.max(
        0.01,
        chances().reduce((sum, [, probability]) => sum + probability, 0),
      );
  }
  return new Map([...sure, ...chances()]);
}

/**
 * Returns the number of enemy agents. If some characters do not take part in the match, it follows from the maximum
 * number of guests.
 */
function enemiesOf({ people, cast, config, sides }: State, player: Player): number {
  if (people.length === cast.length) return MAX_AGENTS;
  return people.length - sides[player].agents.length - config.maxNumberOfNPCs;
}

function enemyOdds(visibleState: State, player: Player, { id, at, properties, cocktail }: Person): number {
  const appeal = Math.exp(APPEAL.point * Math.min(APPEAL.most, draftValue(visibleState, id)));
  const harmless = noteAbout(visibleState, player, id) === 'harmless' ? HARMLESS_FACTOR : 1;
  const silence = 1 / guestSilence(visibleState, player, id);
  const atTable = visibleState.board.tables.some((table) => at && table.chips > 0 && adjacent(table.at, at));
  const gambles = atTable && gamblerWorth(visibleState, properties) > 0;
  const place = gambles ? AT_TABLE.first + AT_TABLE.round * visibleState.round : 1;
  return appeal * harmless * silence * place * (cocktail ? COCKTAIL_FACTOR : 1);
}

/** Value of controlling the end of the match with the collar, times the number of safes. */
const COLLAR_CONTROL_VALUE = 750;
/** Weight of a possible pour relative to an actual one, and the discount per step of distance. */
const POUR_WEIGHT = 0.7;
const STEP_DISCOUNT = 0.88;
/** Estimated share of gamblers in dry clothes: initial value, decrease per poured cocktail, minimum. */
const DRY_SHARE = { first: 0.36, fewer: 0.1, least: 0.06 };

/** Value lost by an agent who collapses: a fixed number of points, and turns at the tables. */
const SETBACK = { plain: 5, turns: 2 };

/** Returns the strategy of the `master` level, which values everything by its effect on both sides' chips. */
export function masterStrategy(visibleState: State, player: Player): Strategy {
  const suspicions = enemyProbabilities(visibleState, player);
  const enemy = (id: number) => suspicions.get(id) ?? 0;
  const dry = Math.max(DRY_SHARE.least, DRY_SHARE.first - DRY_SHARE.fewer * visibleState.sides[player].tally.pours);
  const wet = dry * (1 - visibleState.config.cocktailDodgeChance) * shareLeft(visibleState);
  const drench = ({ id, properties }: PersonOnBoard) =>
    properties.includes('CLAMMY_CLOTHES') ? 0 : wet * enemy(id) * gamblerWorth(visibleState, properties);
  const { config, board } = visibleState;
  const control = COLLAR_CONTROL_VALUE / Math.max(1, board.safes.length);
  return {
    enemyProbability: (_known, _player, id) => enemy(id),
    gamble,
    recruitValue: (_known, id) =>
      10 * config.chipsToIpFactor +
      shareLeft(visibleState) * gamblerWorth(visibleState, visibleState.cast[id]?.features ?? []),
    maxBribeRisk: 0.15,
    collarValue: () => config.catIp + control,
    combinationValue: () => config.secretToIpFactor + (config.catIp + control) / Math.max(1, board.safes.length),
    drenchValue: (_known, _player, person) => drench(person),
    setbackValue: (_known, _player, { id, properties }) =>
      enemy(id) * (SETBACK.plain + (SETBACK.turns * gamblerWorth(visibleState, properties)) / config.roundLimit),
    pursuitFactor: 1,
    cocktailValue(_known, _player, actor) {
      const walk = walkingDistances(board, actor.at);
      const hopes = strangers(visibleState, player).map((person) => drench(person) * STEP_DISCOUNT ** walk(person.at));
      return 0.4 + POUR_WEIGHT * Math.max(0, ...hopes);
    },
    shouldEnd: () => estimatedLead(visibleState, player) + config.catIp > 0,
  };
}
