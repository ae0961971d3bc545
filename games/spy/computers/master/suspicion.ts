import { adjacent } from '../../rules/grid.ts';
import { failuresOn, noteOn } from '../../rules/knowledge/intelligence.ts';
import { walkingDistances } from '../../rules/match/paths.ts';
import { MAX_AGENTS } from '../../rules/preparation/picks.ts';
import type { Person, Player, Present, State } from '../../state.ts';
import { guestFails, type Manner } from '../manner.ts';
import { leadOf } from '../standing.ts';
import { desireOf } from '../tastes.ts';
import { strangers } from '../worth.ts';
import { gamble, gamblerWorth, shareLeft } from './gambling.ts';

/** How much likelier somebody was drafted for every point that a shrewd player likes them better, as far as that goes. */
const APPEAL = { point: 0.42, most: 13 };
/** Pocket litter makes few agents look like guests. */
const DISGUISED = 0.1;
/** Agents who can win are next to chips more often than guests, the more so the later it is. */
const AT_TABLE = { first: 2, round: 0.4 };
/** Agents do not stand about with a glass in their hand. */
const WITH_GLASS = 0.4;
/** Enough to settle the shares. */
const PASSES = 8;

/** How likely every stranger is an agent of the other side: whom would one have picked, and who behaves like it? */
export function suspicionsOf(known: State, player: Player): ReadonlyMap<number, number> {
  const strangers = known.people.filter(({ faction }) => faction !== player);
  const sure = new Map<number, number>();
  const open = new Map<number, number>();
  for (const person of strangers) {
    const note = noteOn(known, player, person.id);
    if (note === 'enemy' || (known.janitor && person.at)) sure.set(person.id, 1);
    else if (note === 'guest') sure.set(person.id, 0.02);
    else if (person.at) open.set(person.id, oddsOf(known, player, person));
  }
  const found = [...sure.values()].filter((chance) => chance === 1).length;
  const left = Math.max(0.2, enemiesOf(known, player) - found);
  let scale = 1;
  const chances = () => [...open].map(([id, odds]) => [id, 1 - 1 / (1 + scale * odds)] as const);
  for (let pass = 0; pass < PASSES; pass++) {
    scale *=
      left /
      Math.max(
        0.01,
        chances().reduce((sum, [, chance]) => sum + chance, 0),
      );
  }
  return new Map([...sure, ...chances()]);
}

/** How many agents the other side drafted: where not everybody could come, one knows how many guests were invited. */
function enemiesOf({ people, cast, config, sides }: State, player: Player): number {
  if (people.length === cast.length) return MAX_AGENTS;
  return people.length - sides[player].agents.length - config.maxNumberOfNPCs;
}

function oddsOf(known: State, player: Player, { id, at, properties, cocktail }: Person): number {
  const appeal = Math.exp(APPEAL.point * Math.min(APPEAL.most, desireOf(known, id)));
  const looks = noteOn(known, player, id) === 'harmless' ? DISGUISED : 1;
  const silence = guestFails(known) ** -failuresOn(known, player, id);
  const atTable = known.board.tables.some((table) => at && table.chips > 0 && adjacent(table.at, at));
  const gambles = atTable && gamblerWorth(known, properties) > 0;
  const place = gambles ? AT_TABLE.first + AT_TABLE.round * known.round : 1;
  return appeal * looks * silence * place * (cocktail ? WITH_GLASS : 1);
}

/** What it is worth to decide when the match ends, shared by the safes that lie before the collar. */
const CONTROL = 750;
/** What hope for somebody to pour over counts beside doing it, and how it fades with every step to them. */
const HOPE = 0.7;
const FADING = 0.88;
/** How many of those who could gamble do so in dry clothes, and how many fewer with everybody who was hit. */
const DRY = { first: 0.36, fewer: 0.1, least: 0.06 };

/** What somebody loses who falls, and how many turns at the tables. */
const SETBACK = { plain: 5, turns: 2 };

/** Chips decide matches: everything is worth what it does for one's own, or against those of the others. */
export function shrewdOf(known: State, player: Player): Manner {
  const suspicions = suspicionsOf(known, player);
  const enemy = (id: number) => suspicions.get(id) ?? 0;
  const dry = Math.max(DRY.least, DRY.first - DRY.fewer * known.sides[player].tally.pours);
  const wet = dry * (1 - known.config.cocktailDodgeChance) * shareLeft(known);
  /** What wet clothes probably cost the other side: whoever wears them does not win at roulette. */
  const drench = ({ id, properties }: Present) =>
    properties.includes('CLAMMY_CLOTHES') ? 0 : wet * enemy(id) * gamblerWorth(known, properties);
  const { config, board } = known;
  const control = CONTROL / Math.max(1, board.safes.length);
  return {
    enemy: (_known, _player, id) => enemy(id),
    gamble,
    recruit: (_known, id) =>
      10 * config.chipsToIpFactor + shareLeft(known) * gamblerWorth(known, known.cast[id]?.features ?? []),
    doubt: 0.15,
    collar: () => config.catIp + control,
    combination: () => config.secretToIpFactor + (config.catIp + control) / Math.max(1, board.safes.length),
    drench: (_known, _player, person) => drench(person),
    setback: (_known, _player, { id, properties }) =>
      enemy(id) * (SETBACK.plain + (SETBACK.turns * gamblerWorth(known, properties)) / config.roundLimit),
    pursuit: 1,
    thirst(_known, _player, actor) {
      const walk = walkingDistances(board, actor.at);
      const hopes = strangers(known, player).map((person) => drench(person) * FADING ** walk(person.at));
      return 0.4 + HOPE * Math.max(0, ...hopes);
    },
    ends: () => leadOf(known, player) + config.catIp > 0,
  };
}
