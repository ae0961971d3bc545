import { walkingDistances } from '../../rules/match/paths.ts';
import type { Player, Present, State } from '../../state.ts';
import type { Manner } from '../manner.ts';
import { leadOf } from '../standing.ts';
import { strangers } from '../worth.ts';
import { gamble, gamblerWorth, shareLeft } from './gambling.ts';
import { suspicionsOf } from './suspicion.ts';

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
