import { adjacent } from '../../rules/grid.ts';
import { failuresOn, noteOn } from '../../rules/knowledge/notes.ts';
import { MAX_AGENTS } from '../../rules/preparation/picks.ts';
import type { Person, Player, State } from '../../state.ts';
import { guestFails } from '../belief.ts';
import { desireOf } from '../tastes.ts';
import { gamblerWorth } from './gambling.ts';

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
