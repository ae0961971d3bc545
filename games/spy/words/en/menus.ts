import { english, type Noun } from '@longtable/kit';

const { count, list, the } = english;

const chips = (amount: number) => count(amount, 'chip', 'chips');
const lowerFirst = (words: string) => words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** Told before the first pick. */
const GOAL = 'The most points (IP) win. Your agents spy on guests, open safes and play roulette; gadgets help them.';

export const menus = {
  actionLabels: {
    spyOn: ({ name }: { name: string }) => `Spy on ${name}`,
    observe: ({ name }: { name: string }) => `Observe ${name}`,
    pourOver: ({ name }: { name: string }) => `Pour cocktail over ${name}`,
    dry: ({ name }: { name: string }) => `Dry ${name}’s clothes`,
    openSafe: ({ number }: { number: number }) => `Open safe ${number}`,
    gamble: ({ field, stake }: { field: string; stake: number }) => `Roulette at ${field}: bet ${stake}`,
    take: ({ field }: { field: string }) => `Take the cocktail at ${field}`,
    burn: ({ field }: { field: string }) => `Wreck roulette at ${field}`,
    drink: 'Drink',
    differentBet: ({ field }: { field: string }) => `Different bet at ${field}…`,
    anyField: ({ title }: { title: string }) => `${title}: choose a field…`,
    newSecret: ({ ip }: { ip: number }) => `new secret: +${ip} IP`,
    knownSecret: 'secret known, maybe a combination',
    halved: 'wet: halved',
    maybeEnemy: 'maybe an enemy',
    almostSurelyEnemy: 'almost certainly an enemy',
    breaksTies: 'breaks ties',
    poisonedByYou: 'poisoned by you',
    heals: ({ hp }: { hp: number }) => `+${hp} life`,
    damage: ({ hp }: { hp: number }) => `${hp} damage`,
    blast: ({ people, hp }: { people: number; hp: number }) =>
      `${count(people, 'person', 'people')}, ${hp} damage${people > 1 ? ' each' : ''}`,
    noTalents: 'No special talents',
  },
  places: {
    cat: 'the cat',
    safe: ({ number }: { number: number }) => `safe ${number}`,
    roulette: ({ field }: { field: string }) => `the roulette table at ${field}`,
    cocktail: ({ field }: { field: string }) => `the cocktail at ${field}`,
    item: ({ gadget }: { gadget: Noun }) => the(gadget),
  },
  preparation: {
    pickRest: 'Pick the rest for me',
    assignAll: 'Assign by hand',
    numbersPerAgent: 'Gadget numbers for each agent',
    assign: 'Assign…',
    reassign: 'Reassign…',
    ready: 'Ready',
    autoAssign: 'Auto-assign',
    secretDraft: 'Both teams are chosen in secret',
    secretEquipment: 'The gadgets are assigned in secret',
    bothChoosing: 'Both players are still choosing.',
    onlyYouChoosing: 'You’re the only one still choosing.',
    stillChoosing: ({ name }: { name: string }) => `${name} is still choosing.`,
    chosen: 'Chosen:',
    picksSoFar: ({ picks, chosen }: { picks: number; chosen: string[] }) =>
      `You’ve chosen ${chosen.length} of ${picks}: ${list(chosen) || 'nothing yet'}.`,
    agentsOnOffer: 'Agents:',
    gadgetsOnOffer: 'Gadgets:',
    unassigned: 'Not assigned yet:',
    unassignedGadgets: ({ gadgets }: { gadgets: string[] }) => `Not assigned yet: ${list(gadgets)}.`,
    carries: ({ name, gadgets }: { name: string; gadgets: string[] }) =>
      `${name} carries ${list(gadgets) || 'nothing'}.`,
    draft: 'Draft',
    draftCount: ({ count, picks }: { count: number; picks: number }) => `Draft ${count}/${picks}`,
    equipment: 'Equipment',
    choose: 'Choose one',
    wait: 'Waiting',
    unassignedTitle: 'Not assigned yet',
    choosing: 'choosing',
    done: 'done',
  },
  stake: {
    bet: ({ amount, odds }: { amount: number; odds: string }) => `Bet ${chips(amount)} (${odds})`,
    differentBet: 'Different bet…',
    amount: ({ highest }: { highest: number }) => `Chips (1 to ${highest})`,
  },
  destinations: {
    cat: 'To the cat',
    safe: ({ number }: { number: number }) => `To safe ${number}`,
    roulette: ({ field }: { field: string }) => `To the roulette table at ${field}`,
    cocktail: ({ field }: { field: string }) => `To the cocktail at ${field}`,
    barSeat: ({ field }: { field: string }) => `To the bar seat at ${field}`,
    fireplace: ({ field }: { field: string }) => `To the fireplace at ${field}`,
    person: ({ name }: { name: string }) => `To ${name}`,
    item: ({ gadget, field }: { gadget: Noun; field: string }) => `Pick up ${the(gadget)} at ${field}`,
    outOfFog: 'Out of the fog',
    withSteps: ({ label, steps, isContinued }: { label: string; steps: number; isContinued: boolean }) =>
      `${isContinued ? `Continue: ${lowerFirst(label)}` : label} (${count(steps, 'step', 'steps')})`,
  },
  walking: {
    step: 'Take a step…',
    anotherField: 'Another field…',
    walkAndAct: ({ steps, act, endsTurn }: { steps: number; act: string; endsTurn: boolean }) =>
      `${count(steps, 'step', 'steps')}, then ${lowerFirst(act)}${endsTurn ? ', end turn' : ''}`,
    andEnd: ({ act }: { act: string }) => `${act}, end turn`,
    andWalk: ({ act }: { act: string }) => `${act}, then walk`,
    stopped: 'Stopped, because something happened on the way.',
    assignAndEnter: 'Auto-assign and enter',
  },
  turn: {
    people: 'People…',
    gamble: 'Gamble…',
    bar: 'Bar and safe…',
    gadgets: 'Gadgets…',
    walk: 'Walk…',
    endTurn: 'End turn',
  },
  ask: {
    pick: 'Pick an agent or a gadget…',
    carrier: 'Give it to…',
    targets: 'Choose a target…',
    act: 'Actions…',
    pickOf: ({
      pick,
      picks,
      most,
      only,
    }: Record<'pick' | 'picks' | 'most', number> & { only: 'agents' | 'gadgets' | undefined }) => {
      const left = only ? `only ${only} are left` : `2 to ${most} agents`;
      return `${pick > 1 ? '' : `${GOAL} `}Pick ${pick} of ${picks} (${left}).`;
    },
    whoCarries: ({ gadget }: { gadget: Noun }) => `Who carries ${the(gadget)}?`,
    allAssigned: 'Everything is assigned. Enter the casino with “Ready”, or reassign something.',
    whichGadget: 'Assign your gadgets.',
    pointsLeft: ({ name, steps, actions, isWet }: { name: string; steps: number; actions: number; isWet: boolean }) => {
      const left = [
        ...(steps > 0 ? [count(steps, 'step', 'steps')] : []),
        ...(actions > 0 ? [count(actions, 'action', 'actions')] : []),
      ];
      return `${name}: ${left.join(', ')} left.${isWet ? ' Wet clothes halve the odds.' : ''}`;
    },
    inFog: ({ name, steps }: { name: string; steps: number }) =>
      `${name}: ${steps > 0 ? `${count(steps, 'step', 'steps')} left, ` : ''}no actions in fog.`,
    choose: 'Choose an action.',
    walk: 'Walk',
    direction: 'Step: choose a direction.',
    destination: ({ title }: { title: string }) => `${title}: choose a destination.`,
    target: ({ title }: { title: string }) => `${title}: choose a target.`,
    column: ({ title }: { title: string }) => `${title}: choose a column.`,
    field: ({ title }: { title: string }) => `${title}: choose a field in this column.`,
    stake: ({ title }: { title: string }) => `${title}: how many chips?`,
  },
  hint: {
    moves: {
      pickAgent: ({ name }: { name: string }) => `Pick ${name}.`,
      pickGadget: ({ gadget }: { gadget: Noun }) => `Pick ${the(gadget)}.`,
      assign: ({ gadget, name }: { gadget: Noun; name: string }) => `Give ${the(gadget)} to ${name}.`,
      enter: 'Enter the casino.',
      spy: ({ place }: { place: string }) => `Spy on ${place}.`,
      observe: ({ place }: { place: string }) => `Observe ${place}.`,
      pour: ({ place }: { place: string }) => `Pour your cocktail over ${place}.`,
      open: ({ place }: { place: string }) => `Open ${place}.`,
      gamble: ({ place, stake }: { place: string; field: string; stake: number }) => `Bet ${chips(stake)} at ${place}.`,
      take: ({ place }: { place: string; field: string }) => `Take ${place}.`,
      drink: 'Drink your cocktail.',
      burn: ({ place }: { place: string; field: string }) => `Wreck ${place}.`,
      use: ({ gadget, place }: { gadget: Noun; place: string }) => `Use ${the(gadget)} (target: ${place}).`,
      step: ({ field }: { field: string }) => `Step to ${field}.`,
      retire: 'End the turn.',
    },
    wait: 'Waiting is better than anything in reach.',
    assigned: 'All your gadgets are assigned.',
    carrier: ({ name }: { name: string }) => `${name} can use it and has a free hand.`,
    spy: ({ guest, ip }: { guest: string; ip: number }) =>
      `${guest} likely to be a guest: a secret is worth ${ip} IP and may include a combination.`,
    observe: ({ enemy }: { enemy: string }) => `${enemy} likely to be an enemy, so it’s worth making sure.`,
    gadgetOnEnemy: ({ enemy, about }: { enemy: string; about: string }) => `${enemy} likely to be an enemy. ${about}`,
    lastSafe: ({ ip }: { ip: number }) => `It’s worth ${ip} IP and holds the cat’s collar.`,
    safe: ({ ip, next }: { ip: number; next: number }) =>
      `It’s worth ${ip} IP and reveals the combination of safe ${next}.`,
    gamble: ({ odds, ip }: { odds: string; ip: number }) =>
      `You have a ${odds} chance to win, and each chip is worth ${ip} IP at the end.`,
    take: 'You can pour it over an enemy.',
    drink: 'It frees your hand.',
    pour: ({ name }: { name: string }) => `Wet clothes make ${name} fail more often.`,
    burn: 'Then nobody can win chips there.',
    healing: ({ hp, health }: { hp: number; health: number }) => `A drink takes you from ${hp} to ${health} life.`,
    betterPosition: 'That’s a better position.',
    reach: ({ place }: { place: string }) => `From there, you can reach ${place}.`,
    onTheWay: ({ place, steps }: { place: string; steps: number }) =>
      `On the way to ${place}: ${count(steps, 'step', 'steps')} left.`,
  },
  computers: {
    beginner: 'wanders around',
    novice: 'sometimes knows what to do',
    learner: 'knows what to do half the time',
    amateur: 'mostly knows what to do',
    casual: 'knows the game',
    skilled: 'sometimes puts two and two together',
    seasoned: 'often puts two and two together',
    advanced: 'puts two and two together',
    master: 'plans whole turns and bets boldly',
  },
};
