import { capital, english, type Noun } from '@longtable/kit';

const { count, list, the } = english;

/** The actions of a person in a turn are predicates, which `turn` joins after the person's name. */
export const log = {
  cat: { noun: 'cat' } as Noun,
  janitor: { noun: 'janitor' } as Noun,
  turn: ({
    who,
    isEnemy,
    isYours,
    predicates,
  }: {
    who: Noun;
    isEnemy: boolean;
    isYours: boolean;
    predicates: string[];
  }) => `${isYours ? `Your agent ${the(who)}` : capital(the(who))}${isEnemy ? ', an enemy,' : ''} ${list(predicates)}.`,

  equipping: 'Both teams are complete. Now assign your gadgets.',
  youReady: 'You’re ready.',
  ready: ({ name }: { name: string }) => `${name} is ready.`,
  opening: ({ people, safes }: { people: number; safes: number }) =>
    `The casino opens: ${list([`${people} people`, count(safes, 'safe', 'safes'), 'a cat'])}.`,
  round: ({ round, isLast }: { round: number; isLast: boolean }) =>
    `Round ${round} begins${isLast ? ', the last one' : round > 1 ? '. Everyone acts again' : ''}.`,
  roundHeading: ({ round }: { round: number }) => `Round ${round}`,
  combination: ({ safe }: { safe: number }) => `You now know the combination of safe ${safe}.`,
  lands: ({ gadget, field }: { gadget: Noun; field: string }) => `${capital(the(gadget))} lands on ${field}.`,
  wiretapFails: 'Your wiretap has failed.',
  strike: ({ strikes, most }: { strikes: number; most: number }) => `You missed a turn: strike ${strikes} of ${most}.`,
  unusedKeys: ({ file, keys }: { file: 'match' | 'scenario'; keys: string[] }) =>
    `Ignored keys in the ${file} file: ${keys.join(', ')}.`,
  fogLifts: ({ fields }: { fields: string[] }) => `The fog on ${list(fields)} lifts.`,
  wallsFall: ({ fields }: { fields: string[] }) =>
    `${fields.length === 1 ? 'The wall' : 'The walls'} on ${list(fields)} ${fields.length === 1 ? 'falls' : 'fall'}.`,
  guestsLeave: 'The guests go home. Everyone still here is an agent.',
  janitorComes: ({ field }: { field: string }) => `The janitor appears at ${field}.`,
  thrownOut: ({ person, field }: { person: string; field: string }) => `The janitor throws ${person} out at ${field}.`,
  catFindsCollar: 'The cat has found her collar herself. That ends the match.',

  walks: ({ field }: { field: string }) => `walks to ${field}`,
  swaps: ({ figures }: { figures: string[] }) => `swaps places with ${list(figures)}`,
  swapped: ({ figure, field, isYours }: { figure: Noun; field: string; isYours: boolean }) =>
    `${isYours ? 'your agent ' : ''}${the(figure)} (now on ${field})`,
  othersMoved: ({ count }: { count: number }) => `${count} others moved.`,
  yourAgent: ({ name }: { name: string }) => `your agent ${name}`,
  picksUp: ({ gadget }: { gadget: Noun }) => `picks up ${the(gadget)}`,
  waits: 'waits',
  plays: ({ chips, field, isWon, worth }: { chips: number; field: string; isWon: boolean; worth: string }) =>
    `${isWon ? 'wins' : 'loses'} ${count(chips, 'chip', 'chips')}${worth && ` (${worth})`} at roulette (${field})`,
  gamble: ({ who, chips, isWon }: { who: string; chips: number; isWon: boolean }) =>
    `${who} ${isWon ? 'wins' : 'loses'} ${count(chips, 'chip', 'chips')}`,
  gambles: ({ gambles }: { gambles: string[] }) => `Roulette: ${list(gambles)}.`,
  takesCocktail: ({ field }: { field: string }) => `takes a cocktail from ${field}`,
  drinks: 'drinks a cocktail',
  drinksIt: 'drinks it',
  isPoisoned: 'is poisoned',
  hpNow: ({ hp }: { hp: number }) => `now ${hp} life`,
  wet: 'wet clothes, halved chances',
  nothingNew: 'nothing new',
  badLuck: 'bad luck',
  unlucky: 'bad luck or an enemy',
  anEnemy: 'an enemy',
  noEffect: 'no effect',
  noLoss: 'costs you nothing',
  points: ({ by }: { by: number }) => `${by < 0 ? '−' : '+'}${Math.abs(by)} IP`,
  combinationOf: ({ safe }: { safe: number }) => `combination of safe ${safe}`,
  collar: 'the diamond collar',
  cocktail: { noun: 'cocktail' } as Noun,
  pours: ({ victim, hit }: { victim: string; hit: boolean }) =>
    hit ? `pours a cocktail over ${victim}` : `misses ${victim} with a cocktail`,
  spies: ({ victim, success, times }: { victim: string; success: boolean; times: number }) =>
    success ? `gets ${victim} to talk` : `spies on ${victim}${repeated(times)} without success`,
  triesToSpyOnYours: ({ victim, times }: { victim: string; times: number }) =>
    `tries${repeated(times)} to spy on your agent ${victim}`,
  learnsSecret: ({ ip }: { ip: number }) => `learns a secret worth ${ip} IP`,
  opens: ({ safe, success, times }: { safe: number; success: boolean; times: number }) =>
    success ? `opens safe ${safe}` : `fails${repeated(times)} to open safe ${safe}`,
  findsCollar: 'finds the diamond collar',
  observes: ({ victim, verdict, times }: { victim: string; verdict: 'enemy' | 'harmless' | null; times: number }) => {
    if (verdict === 'enemy') return `identifies ${victim} as an enemy`;
    return verdict ? `thinks ${victim} isn’t an enemy` : `observes ${victim}${repeated(times)} without result`;
  },
  burns: ({ field }: { field: string }) => `wrecks the roulette table at ${field}`,
  uses: ({ gadget, noun, loot, victim, field, isSelf, success, times }: GadgetUse) => {
    const [thing, often] = [the(noun), repeated(times)];
    const drink = victim ? `${english.possessive(victim)} cocktail` : `the cocktail at ${field}`;
    switch (gadget) {
      case 'BOWLER_BLADE':
        return success ? `hits ${victim} with ${thing}` : `throws ${thing}${often} at ${victim}`;
      case 'CHICKEN_FEED':
        return `slips ${victim} ${thing}`;
      case 'FOG_TIN':
      case 'MOLEDIE':
        return `throws ${thing} at ${field}`;
      case 'GAS_GLOSS':
        return isSelf ? `sprays ${thing} in the wrong direction` : `sprays ${victim} with ${thing}`;
      case 'GRAPPLE':
        return success
          ? `grabs ${loot ? the(loot) : 'something'} at ${field} with ${thing}`
          : `fires ${thing}${often} at ${field}`;
      case 'ROCKET_PEN':
        return `fires ${thing}${often} at ${field}`;
      case 'HAIRDRYER':
        return success ? `dries ${isSelf ? 'off' : victim} with ${thing}` : `uses ${thing} without success`;
      case 'JETPACK':
        return `flies to ${field} with ${thing}`;
      case 'LASER_COMPACT':
        return success ? `destroys ${drink} with ${thing}` : `fires ${thing}${often} at ${drink}`;
      case 'MIRROR_OF_WILDERNESS':
        return `holds ${thing} up to ${victim}`;
      case 'MOTHBALL_POUCH':
        return `throws a mothball into the fireplace at ${field}`;
      case 'NUGGET':
        return `offers ${victim} ${thing}`;
      case 'TECHNICOLOUR_PRISM':
        return `fits ${thing} into the roulette table at ${field}`;
      default:
        return `uses ${thing}${often} ${victim ? `on ${victim}` : `at ${field}`}`;
    }
  },
  misses: 'misses',
  leavesIt: ({ field }: { field: string }) => `leaves it on ${field}`,
  drops: ({ gadget, field }: { gadget: Noun; field: string }) => `drops ${the(gadget)} on ${field}`,
  fogs: ({ victim }: { victim: string }) => `covers ${victim} in fog`,
  fogCost: 'no actions inside',
  throwsMoledie: ({ victim }: { victim: string }) => `throws the moledie at ${victim}`,
  moledieCost: 'talents blocked',
  getsItBack: 'gets it straight back',
  poisons: ({ field }: { field: string }) => `poisons the cocktail at ${field}`,
  plantsWiretap: ({ victim }: { victim: string }) => `plants the wiretap on ${victim}`,
  gainsFromWiretap: ({ ip }: { ip: number }) => `gains ${ip} IP from the wiretap`,
  ipChange: ({ by }: { by: number }) => (by < 0 ? `loses ${-by} IP` : `gains ${by} IP`),
  recruits: ({ victim }: { victim: string }) => `recruits ${victim} for your team with the nugget`,
  triesToBribeYours: ({ victim }: { victim: string }) => `tries to bribe your agent ${victim} with the nugget`,
  keepsNugget: ({ victim }: { victim: string }) => `${victim} keeps it`,
  losesNugget: ({ victim }: { victim: string }) => `loses the nugget to ${victim}, an enemy`,
  losesHp: ({ damage, hp }: { damage: number; hp: number }) => `loses ${damage} life (${hp} left)`,
  hurt: ({ person, damage, hp, gadget, actor }: Injury) =>
    `${actor} hits ${person} (${gadget.noun}): −${damage} life, ${hp} left.`,
  lifeLost: ({ damage, hp }: { damage: number; hp?: number }) =>
    `−${damage} life${hp === undefined ? '' : `, ${hp} left`}`,
  chipsBrought: ({ chips, ip }: { chips: number; ip: number }) => `+${ip} IP from ${count(chips, 'chip', 'chips')}`,
  collapses: 'collapses',
  collapsesFromPoison: 'collapses from poison',
  collapsesBy: ({ gadget, actor }: { gadget: Noun; actor: string }) => `collapses (${gadget.noun}, ${actor})`,
  severalCollapse: ({ names }: { names: string[] }) => `${list(names)} collapse and wake up at the bar.`,
  movesAside: ({ figure, field }: { figure: Noun; field: string }) => `${the(figure)} makes room, now on ${field}`,
  wakesUp: ({ field, hp }: { field: string; hp: number }) =>
    hp > 1 ? `is back at ${hp} life at the bar (${field})` : `wakes up at the bar (${field}) with 1 life`,
  missesRound: ({ round }: { round: number }) => `can’t act again in round ${round}`,
  recovers: ({ hp }: { hp: number }) => `recovers to ${hp} life`,
  isDry: 'is dry again',
  returnsCollar: 'gives the cat her collar back, which ends the match',
};

/** Damage by a gadget. */
interface Injury {
  readonly person: string;
  readonly damage: number;
  /** Remaining life. */
  readonly hp: number;
  readonly gadget: Noun;
  readonly actor: string;
}

/** The use of a gadget on a person or a field. */
interface GadgetUse {
  readonly gadget: string;
  readonly noun: Noun;
  /** What a grapple takes, if known. */
  readonly loot: Noun | null;
  readonly victim: string | null;
  readonly field: string;
  readonly isSelf: boolean;
  readonly success: boolean;
  /** Number of equal uses in a row. */
  readonly times: number;
}

/** “”, “ twice”, “ 3 times”. */
function repeated(times: number): string {
  return ['', '', ' twice'][times] ?? ` ${times} times`;
}
