import { escapeFormatting, type Language, say, type Text } from '@longtable/kit';
import { makePoint, type Point } from '../rules/grid.ts';
import { safeAt } from '../rules/match/board.ts';
import { carries, shortName } from '../rules/match/people.ts';
import type { Player, State } from '../state.ts';
import { texts } from './texts.ts';

/** The next objective: bring the collar to the cat, pick it up, open a safe, or spy on guests. */
type Objective =
  | { readonly bearer: number }
  | { readonly collar: Point }
  | { readonly safe: number; readonly at: Point }
  | 'guests';

function nextObjective({ people, board, sides }: State, player: Player): Objective {
  const team = people.filter(({ faction, at }) => faction === player && at !== null);
  const bearer = team.find((person) => carries(person, 'DIAMOND_COLLAR'));
  if (bearer) return { bearer: bearer.id };
  const lying = board.lying.find(({ item }) => item.gadget === 'DIAMOND_COLLAR');
  if (lying) return { collar: lying.at };
  const { combinations, opened } = sides[player];
  const [next] = combinations.filter((number) => !opened.includes(number)).sort((a, b) => b - a);
  const safe = board.safes.find(({ number }) => number === next);
  return safe && safeAt(board, safe.at) ? { safe: safe.number, at: safe.at } : 'guests';
}

/** Returns a sentence about the player's next objective. */
export function objectiveText(visibleState: State, player: Player, players: readonly string[]): Text {
  const aim = nextObjective(visibleState, player);
  const cat = visibleState.cat ? makePoint(visibleState.cat) : '?';
  if (aim === 'guests') return texts.objective.spyOnGuestsWhy;
  if ('bearer' in aim) {
    const name = escapeFormatting(shortName(visibleState, aim.bearer, players));
    return texts.objective.deliverCollar({ name, cat });
  }
  if ('collar' in aim) {
    return texts.objective.fetchCollar({ field: makePoint(aim.collar), cat });
  }
  const isLast = aim.safe === visibleState.board.safes.length;
  const { openSafeWhy, openLastSafeWhy } = texts.objective;
  return (isLast ? openLastSafeWhy : openSafeWhy)({ safe: aim.safe, field: makePoint(aim.at) });
}

/** Returns the next objective in a few words, for the title of a picture. */
export function objectiveTitle(visibleState: State, player: Player, language: Language): string {
  const aim = nextObjective(visibleState, player);
  if (aim === 'guests') return say(texts.objective.spyOnGuests, language);
  if ('bearer' in aim) return say(texts.objective.deliverCollarTitle, language);
  const field = makePoint('collar' in aim ? aim.collar : aim.at);
  const words =
    'collar' in aim ? texts.objective.collarAt({ field }) : texts.objective.openSafe({ safe: aim.safe, field });
  return say(words, language);
}
