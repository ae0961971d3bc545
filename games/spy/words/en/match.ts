import { capital, english, type Noun } from '@longtable/kit';

const { count, list, the } = english;

export const match = {
  casinos: {
    small: 'Back room (small)',
    medium: 'Casino (medium)',
    large: 'Grand casino (large)',
    rooftop: 'Roof terrace (small)',
    riverboat: 'Riverboat (medium)',
    museum: 'Museum (medium)',
  },
  casts: {
    regulars: 'The regulars',
    train: 'The night train',
    film: 'The films',
  },
  descriptions: {
    genders: { FEMALE: 'female', MALE: 'male', DIVERSE: 'non-binary' },
    rouletteOdds: ({ odds }: { odds: string }) => `wins ${odds} at roulette`,
    percent: ({ percent }: { percent: number }) => `${percent}%`,
    hp: ({ hp }: { hp: number }) => `${hp} life`,
    ip: ({ ip }: { ip: number }) => `${ip} IP`,
    chips: ({ chips }: { chips: number }) => count(chips, 'chip', 'chips'),
    round: ({ round, last }: { round: number; last: number }) => `Round ${round} of ${last}`,
    janitorRound: ({ round }: { round: number }) => `Round ${round}, with janitor`,
  },
  faults: {
    over: 'This match is over.',
    'not-your-turn': 'It’s not your turn. Wait until one of your agents is up.',
    'not-offered': 'You’re not being offered that. Pick one of the items on offer.',
    'not-equipped': 'Some of your gadgets aren’t assigned yet. Give every gadget to one of your agents first.',
    'not-yours': 'That doesn’t assign anything. Give one of your gadgets to an agent of yours who doesn’t have it yet.',
    'left-over': 'One gadget isn’t assigned yet. Give every gadget to one of your agents.',
    'given-twice': 'You gave one gadget to two agents. Take it away from one of them.',
    unknown: 'That isn’t a move. Say what your agent does, such as `walk C7`, `spy C7` or `retire`.',
    'no-field': 'There’s no such field on this map. Choose a field from the menu.',
    'no-way': 'Your agent can’t get there or is already there. Choose a field from the menu.',
    'no-bp': 'No steps left. Act, or end your turn with `retire`.',
    'no-ap': 'No actions left. Walk, or end your turn with `retire`.',
    fog: 'Nobody can act in fog. Step out of it, or end your turn with `retire`.',
    'no-gadget': 'Your agent isn’t carrying that gadget, or it works just by being carried. Choose one from the menu.',
    'no-talent': 'Your agent doesn’t have the talent for that. Choose an action from the menu.',
    'no-cocktail': 'Your agent isn’t holding a cocktail. Take one from a bar table first.',
    'hands-full': 'Your agent is already holding a cocktail. Drink it or pour it over someone first.',
    'no-chips': 'Your agent has no chips left. Choose another action.',
    'too-far': 'That’s out of reach. Move closer, or choose a target from the menu.',
    target: 'That doesn’t work on this field. Choose one from the menu.',
    stake: 'Bet at least 1 chip, but no more than you or the table has.',
  },
  gadgetFaults: {
    unassigned: ({ gadget }: { gadget: Noun }) =>
      `Nobody carries ${the(gadget)} yet. Give every gadget to one of your agents.`,
    givenTwice: ({ gadget }: { gadget: Noun }) =>
      `You gave ${the(gadget)} to two agents, but there’s only one. Take it away from one of them.`,
  },
  notes: { enemy: 'Enemy?', guest: 'Guest?', mine: 'Mine' },
  objective: {
    spyOnGuestsWhy:
      'Spy on guests: each one gives IP once and may reveal the combination of a safe. Each safe leads to the next, and the last one holds the cat’s collar.',
    deliverCollar: ({ name, cat }: { name: string; cat: string }) =>
      `${name} has the collar. Bring it to the cat at ${cat} once you’re ahead, because that ends the match.`,
    fetchCollar: ({ field, cat }: { field: string; cat: string }) =>
      `The collar is lying on ${field}. Step there to pick it up, then bring it to the cat at ${cat}.`,
    openSafeWhy: ({ safe, field }: { safe: number; field: string }) =>
      `You know the combination of safe ${safe} (${field}), so open it. It reveals the combination of safe ${safe + 1}.`,
    openLastSafeWhy: ({ safe, field }: { safe: number; field: string }) =>
      `You know the combination of safe ${safe} (${field}), so open it. It holds the cat’s collar.`,
    spyOnGuests: 'Spy on guests',
    deliverCollarTitle: ({ name, cat }: { name: string; cat: string }) => `${name}: collar to the cat (${cat})`,
    collarAt: ({ field, cat }: { field: string; cat: string }) => `Collar at ${field} (cat: ${cat})`,
    openSafe: ({ safe, field }: { safe: number; field: string }) => `Open safe ${safe} (${field})`,
  },
  statistics: {
    'Intelligence points': 'Total IP',
    'from secrets': ' from secrets',
    'from the cat': ' from the cat',
    'from gadgets': ' from gadgets',
    'from chips': ' from chips',
    'from recruits': ' from recruits',
    'Cocktails drunk': 'Cocktails drunk',
    'poisoned ones': ' poisoned',
    'Cocktails poured': 'Enemies soaked',
    'Damage suffered': 'Damage taken',
    Exfiltrations: 'Agents collapsed',
    'Roulette balance': 'Roulette winnings',
    'Secrets of guests': 'Guests who talked',
    'Safes opened': 'Safes opened',
    Steps: 'Steps',
  },
  score: {
    yours: ({ ip }: { ip: number }) => `${ip} : ? IP`,
    theirs: 'The opponent’s score is unknown.',
    final: ({ ip }: { ip: number }) => `Score: ${ip} IP`,
    current: ({ total, chips, chipIp, secrets, collar, other }: ScoreParts) => {
      const parts = [
        `${count(chips, 'chip', 'chips')} = ${chipIp}`,
        ...(secrets ? [`secrets ${secrets}`] : []),
        ...(collar ? [`collar ${collar}`] : []),
        ...(other ? [`other ${other}`] : []),
      ];
      return `Score: ${total} (${parts.join(', ')})`;
    },
  },
  sentences: {
    figure: ({ figure, field }: { figure: Noun; field: string }) => `${capital(the(figure))} is at ${field}.`,
    left: ({ name }: { name: string }) => `${name} has left.`,
    person: ({ name, field, drink, known, note }: PersonFacts) => {
      const facts = [
        ...(drink ? [{ cocktail: 'with a cocktail', poisoned: 'with a cocktail you poisoned' }[drink]] : []),
        ...(known
          ? [
              { enemy: 'an enemy', guest: 'a guest', harmless: 'probably not an enemy', silent: 'revealed nothing' }[
                known
              ],
            ]
          : []),
        ...(note ? [`your note: ${note}`] : []),
      ];
      return `${[`${name} is at ${field}`, ...facts].join(', ')}.`;
    },
    safes: ({ safes }: { safes: { number: number; field: string }[] }) =>
      `Safes: ${list(safes.map(({ number, field }) => `${number} at ${field}`))}.`,
    rouletteTables: ({ tables }: { tables: TableFacts[] }) =>
      `Roulette tables: ${list(tables.map(({ field, chips, isInverted, isWrecked }) => `${field} ${isWrecked ? 'wrecked' : count(chips, 'chip', 'chips')}${isInverted ? ' (prism)' : ''}`))}.`,
    barSeats: ({ fields }: { fields: string[] }) => `Bar seats: ${list(fields)}.`,
    fireplaces: ({ fields }: { fields: string[] }) => `Fireplaces: ${list(fields)}.`,
    barTables: ({ fields }: { fields: string[] }) => `Bar tables: ${list(fields)}.`,
    cocktails: ({ fields }: { fields: string[] }) => `Cocktails: ${list(fields)}.`,
    fog: ({ fields }: { fields: string[] }) => `Fog: ${list(fields)}.`,
    onTheFloor: ({ items }: { items: string[] }) => `On the floor: ${list(items)}.`,
    safesKnown: ({ known, opened }: { known: string[]; opened: string[] }) =>
      `Combinations you know: ${list(known) || 'none'}. Safes you’ve opened: ${list(opened) || 'none'}.`,
    guestsWhoTalked: ({ names }: { names: string[] }) => `Guests who talked: ${list(names) || 'none'}.`,
    poisonedByYou: ({ fields }: { fields: string[] }) => `Cocktails you poisoned: ${list(fields)}.`,
    agentOut: ({ name }: { name: string }) => `Your agent ${name} is out of the match.`,
    agent: ({ name, field, hp, ip, chips, points, gadgets, hasCocktail, talents }: AgentFacts) => {
      const left = points
        ? [`${count(points.steps, 'step', 'steps')} and ${count(points.actions, 'action', 'actions')} left`]
        : [];
      const values = [`${name} at ${field}`, `${hp} life`, `${ip} IP`, count(chips, 'chip', 'chips'), ...left];
      const carried = list([...gadgets, ...(hasCocktail ? ['a cocktail'] : [])]) || 'nothing';
      return `${points ? 'Your active agent' : 'Your agent'}: ${values.join(', ')}. Carries ${carried}. Talents: ${list(talents) || 'none'}.`;
    },
  },
};

/** Parts of a player's score during the match, in IP. */
interface ScoreParts {
  readonly total: number;
  readonly chips: number;
  readonly chipIp: number;
  readonly secrets: number;
  readonly collar: number;
  readonly other: number;
}

/** Facts about a person of another or unknown side. */
interface PersonFacts {
  readonly name: string;
  readonly field: string;
  readonly drink: 'cocktail' | 'poisoned' | undefined;
  readonly known: 'enemy' | 'guest' | 'harmless' | 'silent' | undefined;
  /** The reader's own note. */
  readonly note: string;
}

interface TableFacts {
  readonly field: string;
  readonly chips: number;
  readonly isInverted: boolean;
  readonly isWrecked: boolean;
}

/** Facts about an agent of the reader. */
interface AgentFacts {
  readonly name: string;
  readonly field: string;
  readonly hp: number;
  readonly ip: number;
  readonly chips: number;
  /** Steps and actions left, for the active agent. */
  readonly points: { readonly steps: number; readonly actions: number } | undefined;
  readonly gadgets: string[];
  readonly hasCocktail: boolean;
  readonly talents: string[];
}
