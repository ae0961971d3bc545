import type { Text } from '../../kit/text.ts';
import { makePoint } from '../rules/grid.ts';
import { safeAt } from '../rules/match/board.ts';
import { carries, nameOf } from '../rules/match/people.ts';
import type { Player, State } from '../state.ts';

/** The next thing to do on the way from a guest to the cat, in a sentence. */
export function aimOf(known: State, player: Player): Text {
  const side = known.sides[player];
  const team = known.people.filter(({ faction, at }) => faction === player && at !== null);
  const bearer = team.find((person) => carries(person, 'DIAMOND_COLLAR'));
  const cat = known.cat ? makePoint(known.cat) : '?';
  if (bearer) {
    const name = nameOf(known, bearer.id);
    return {
      en: `${name} has the collar: bring it to the cat at ${cat} once you’re ahead; that ends the match.`,
      de: `${name} hat das Halsband: Bring es der Katze auf ${cat}, sobald du vorn liegst; damit endet die Partie.`,
    };
  }
  const lying = known.board.lying.find(({ item }) => item.gadget === 'DIAMOND_COLLAR');
  if (lying) {
    const place = makePoint(lying.at);
    return {
      en: `The collar is lying on ${place}. Step there to pick it up, then bring it to the cat at ${cat}.`,
      de: `Das Halsband liegt auf ${place}. Geh hin und bring es dann der Katze auf ${cat}.`,
    };
  }
  const open = side.combinations.filter((number) => !side.opened.includes(number)).sort((a, b) => b - a);
  const [next] = open;
  const safe = known.board.safes.find(({ number }) => number === next);
  if (next !== undefined && safe && safeAt(known.board, safe.at)) {
    const place = makePoint(safe.at);
    const last = next === known.board.safes.length;
    return {
      en: `You know the combination of safe ${next} (${place}), so open it. ${last ? 'It holds the cat’s collar.' : `It reveals the combination of safe ${next + 1}.`}`,
      de: `Du kennst die Kombination von Tresor ${next} (${place}). Öffne ihn. ${last ? 'Darin liegt das Halsband der Katze.' : `Er verrät die Kombination von Tresor ${next + 1}.`}`,
    };
  }
  return {
    en: 'Spy on guests: each one gives IP once and may reveal the combination of a safe. Each safe leads to the next, and the last one holds the cat’s collar.',
    de: 'Spioniere Gäste aus: Jeder bringt einmal IP und verrät vielleicht die Kombination eines Tresors. Jeder Tresor führt zum nächsten, und im letzten liegt das Halsband der Katze.',
  };
}
