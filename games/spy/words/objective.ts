import { escapeFormatting, type Language, say, type Text } from '@longtable/kit';
import { makePoint, type Point } from '../rules/grid.ts';
import { safeAt } from '../rules/match/board.ts';
import { carries, nameOf } from '../rules/match/people.ts';
import type { Player, State } from '../state.ts';

/** The next step on the way from a guest to the cat. */
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
export function objectiveText(visibleState: State, player: Player): Text {
  const aim = nextObjective(visibleState, player);
  const cat = visibleState.cat ? makePoint(visibleState.cat) : '?';
  if (aim === 'guests')
    return {
      en: 'Spy on guests: each one gives IP once and may reveal the combination of a safe. Each safe leads to the next, and the last one holds the cat’s collar.',
      de: 'Spioniere Gäste aus: Jeder bringt einmal IP und verrät vielleicht die Kombination eines Tresors. Jeder Tresor führt zum nächsten, und im letzten liegt das Halsband der Katze.',
    };
  if ('bearer' in aim) {
    const name = escapeFormatting(nameOf(visibleState, aim.bearer));
    return {
      en: `${name} has the collar: bring it to the cat at ${cat} once you’re ahead; that ends the match.`,
      de: `${name} hat das Halsband: Bring es der Katze auf ${cat}, sobald du vorn liegst; damit endet die Partie.`,
    };
  }
  if ('collar' in aim) {
    const place = makePoint(aim.collar);
    return {
      en: `The collar is lying on ${place}. Step there to pick it up, then bring it to the cat at ${cat}.`,
      de: `Das Halsband liegt auf ${place}. Geh hin und bring es dann der Katze auf ${cat}.`,
    };
  }
  const place = makePoint(aim.at);
  const last = aim.safe === visibleState.board.safes.length;
  return {
    en: `You know the combination of safe ${aim.safe} (${place}), so open it. ${last ? 'It holds the cat’s collar.' : `It reveals the combination of safe ${aim.safe + 1}.`}`,
    de: `Du kennst die Kombination von Tresor ${aim.safe} (${place}). Öffne ihn. ${last ? 'Darin liegt das Halsband der Katze.' : `Er verrät die Kombination von Tresor ${aim.safe + 1}.`}`,
  };
}

/** Returns the objective in a few words, for the head of a picture. */
export function objectiveTitle(visibleState: State, player: Player, language: Language): string {
  const aim = nextObjective(visibleState, player);
  if (aim === 'guests') return say({ en: 'Spy on guests', de: 'Gäste ausspionieren' }, language);
  if ('bearer' in aim) return say({ en: 'Bring the collar to the cat', de: 'Halsband zur Katze' }, language);
  const place = makePoint('collar' in aim ? aim.collar : aim.at);
  const words =
    'collar' in aim
      ? { en: `Collar at ${place}`, de: `Halsband auf ${place}` }
      : { en: `Open safe ${aim.safe} (${place})`, de: `Tresor ${aim.safe} öffnen (${place})` };
  return say(words, language);
}
