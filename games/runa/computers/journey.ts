import { type Card, CARDS } from '../rules/cards.ts';
import { heal, monstersIn, offerLoot, takeLoot, upgradeDie, becomeClass, shuffle } from '../rules/journey.ts';
import { chooseTarget } from '../rules/turn.ts';
import { HP_MAX, type Run } from '../state.ts';
import { byRule } from './rule.ts';

/** What a card is worth in a hand, before it is known which monsters will come. */
export function worthOf({ name, level }: Card): number {
  const effect = CARDS[name];
  if (effect.kind === 'strike') return level * (effect.power + effect.highRoll / 2);
  if (effect.kind === 'spell') return level * (effect.perFocus + 2);
  return level * (effect.kind === 'focus' ? 5 : 6);
}

/** The simple rule goes on, whatever the run asks: for at most so many rounds, or until it is over. */
export function goOn(run: Run, goal: 'fight' | 'run', rounds: number): void {
  const { state } = run;
  const rooms = state.story.rooms;
  let left = rounds;
  for (;;) {
    run.events.length = 0;
    switch (state.phase.kind) {
      case 'card': {
        if (left-- === 0) return;
        const { card, target } = byRule(state);
        chooseTarget(run, card, target);
        if (goal === 'fight' && state.story.rooms > rooms) return;
        break;
      }
      case 'reward':
        if (takesDie(run)) upgradeDie(run);
        else offerLoot(run);
        break;
      case 'loot':
        takeLoot(run, bestCards(state.phase.offer, monstersIn(state.stage)));
        break;
      case 'heal':
        heal(run, discards(run));
        break;
      case 'seeds':
        shuffle(run, [1, 1]);
        break;
      case 'class':
        becomeClass(run, 'Warrior');
        break;
      default:
        return;
    }
  }
}

function takesDie({ state }: Run): boolean {
  return state.runa.hand.length >= 4;
}

/** The best cards of an offer. */
export function bestCards(offer: readonly Card[], count: number): Card[] {
  return [...offer].sort((a, b) => worthOf(b) - worthOf(a)).slice(0, count);
}

/** The weakest cards go while they heal in full, and the three best stay. */
function discards({ state }: Run): number[] {
  const { hand, hp } = state.runa;
  const weakest = hand.map((card, at) => ({ at, worth: worthOf(card) })).sort((a, b) => a.worth - b.worth);
  const spare = Math.max(0, Math.min(hand.length - 3, Math.floor((HP_MAX - hp) / 10)));
  return weakest.slice(0, spare).map(({ at }) => at);
}
