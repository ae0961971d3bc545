import type { Viewer } from '../../kit/game.ts';
import type { Happening, SpyEvent } from '../events.ts';
import { makePoint } from '../rules/grid.ts';

/** What is seen at once on the board and needs no words: what a player prepares, whose turn it is, what was counted. */
export const UNTOLD = [
  'offered',
  'picked',
  'given',
  'turn',
  'statistics',
  'over',
] as const satisfies readonly Happening['kind'][];

/** What a viewer hears of an event: all of it if it is meant for them, otherwise nothing. */
export function tell(event: SpyEvent, viewer: Viewer): readonly string[] {
  const speak = (words as Partial<Record<string, (facts: SpyEvent) => string>>)[event.kind];
  return speak && (event.audience === 'all' || event.audience === viewer) ? [speak(event)] : [];
}

type Told = Exclude<Happening['kind'], (typeof UNTOLD)[number]>;
type Words = { readonly [Kind in Told]: (event: Extract<Happening, { kind: Kind }>) => string };

/** The words of each kind of event, complete for whoever may read it. */
const words: Words = {
  equipping: () => 'The teams are complete. Hand out your gadgets.',
  ready: ({ player }) => `Player ${player + 1} is ready.`,
  'opened-doors': ({ people, safes }) => `The casino opens: ${people} people, ${safes} safes and a cat.`,
  round: ({ round }) => `Round ${round} begins.`,
  stepped: ({ actor, to, swapped, picked }) =>
    `${actor} → ${makePoint(to)}${swapped ? `, swaps with ${figure(swapped)}` : ''}${picked ? `, picks up ${picked}` : ''}`,
  retired: ({ actor }) => `${actor} waits.`,
  gambled: ({ actor, at, stake, won }) => `${actor} stakes ${stake} at ${makePoint(at)} and ${won ? 'wins' : 'loses'}.`,
  took: ({ actor, at }) => `${actor} takes a cocktail at ${makePoint(at)}.`,
  drank: ({ actor }) => `${actor} drinks a cocktail.`,
  tasted: ({ actor, poisoned, hp }) => `${actor} has ${hp} HP${poisoned ? '. It was poisoned!' : ' now.'}`,
  poured: ({ actor, victim, hit }) => `${actor} pours a cocktail over ${victim}${hit ? '.' : ', who dodges.'}`,
  spied: ({ actor, victim, success }) => `${actor} spies on ${victim}: ${success ? 'success.' : 'nothing.'}`,
  caught: ({ actor, victim }) => `${actor} tried to spy on ${victim}. ${actor} is an enemy!`,
  secret: ({ actor, ip }) => `${actor} learns a secret worth ${ip} IP.`,
  combination: ({ safe }) => `You know the combination of safe ${safe}.`,
  unlocked: ({ actor, safe, success }) => `${actor} ${success ? 'opens' : 'fails to open'} safe ${safe}.`,
  'collar-found': ({ actor }) => `${actor} finds the diamond collar!`,
  observed: ({ actor, victim, verdict }) => `${actor} observes ${victim}: ${VERDICTS[verdict ?? 'nothing']}.`,
  burned: ({ actor, at }) => `${actor} wrecks the roulette table at ${makePoint(at)}.`,
  used: ({ actor, gadget, at, victim, success }) =>
    `${actor} uses ${gadget} on ${victim ? `${victim} at ` : ''}${makePoint(at)}${success ? '.' : ' and fails.'}`,
  landed: ({ gadget, at }) => `${gadget} lies on ${makePoint(at)}.`,
  moledie: ({ receiver }) => `${receiver} has the MOLEDIE now.`,
  poisoned: ({ actor, at }) => `${actor} poisons the cocktail at ${makePoint(at)}.`,
  wired: ({ actor, victim }) => `${actor} plants the wire on ${victim}.`,
  'wire-failed': () => 'Your wire has failed.',
  overheard: ({ actor, ip }) => `${actor} overhears ${ip} IP.`,
  'ip-changed': ({ person, by }) => `${person}: ${by > 0 ? '+' : ''}${by} IP.`,
  recruited: ({ person }) => `${person} joins your side.`,
  bribed: ({ actor, victim }) => `${actor} tried to bribe ${victim}, who keeps the NUGGET. ${actor} is an enemy!`,
  'refused-bribe': ({ victim }) => `${victim} takes the NUGGET and stays an enemy.`,
  hurt: ({ person, damage }) => `${person} takes ${damage} damage.`,
  exfiltrated: ({ person, to }) => `${person} is carried to the seat at ${makePoint(to)}.`,
  healed: ({ person, hp }) => `${person} has recovered to ${hp} HP.`,
  dried: ({ person }) => `${person} has dried.`,
  cat: ({ to, swapped }) => `The cat → ${makePoint(to)}${swapped ? `, swaps with ${figure(swapped)}` : ''}`,
  'guests-left': () => 'Overtime: the guests go home.',
  'janitor-came': ({ at }) => `The janitor appears at ${makePoint(at)}.`,
  removed: ({ person, at }) => `The janitor throws out ${person} at ${makePoint(at)}.`,
  'collar-returned': ({ actor }) =>
    actor ? `${actor} gives the cat her collar back!` : 'The cat has found her collar herself!',
  disclosed: ({ teams: [one, two] }) => `Player 1: ${one.join(', ')}. Player 2: ${two.join(', ')}.`,
};

function figure(name: string): string {
  return name === 'cat' || name === 'janitor' ? `the ${name}` : name;
}

const VERDICTS = { enemy: 'an enemy', harmless: 'no enemy', nothing: 'no result' } as const;
