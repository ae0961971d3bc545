export const menus = {
  actionLabels: {
    spyOn: ({ name }: { name: string }) => `Spy on ${name}`,
    observe: ({ name }: { name: string }) => `Observe ${name}`,
    pourCocktailOver: ({ name }: { name: string }) => `Pour cocktail over ${name}`,
    openSafe: ({ number }: { number: number }) => `Open safe ${number}`,
    rouletteAtBet: ({ place, stake }: { place: string; stake: number }) => `Roulette at ${place}: bet ${stake}`,
    takeTheCocktailAt: ({ makePoint }: { makePoint: string }) => `Take the cocktail at ${makePoint}`,
    wreckRouletteAt: ({ makePoint }: { makePoint: string }) => `Wreck roulette at ${makePoint}`,
    drink: 'Drink',
    differentBetAt: ({ place }: { place: string }) => `Different bet at ${place}…`,
    anyField: 'choose a field…',
    theCat: 'the cat',
    safe: ({ safe }: { safe: number }) => `safe ${safe}`,
    rouletteTableAt: ({ the, field }: { the: string; field: string; das: string }) =>
      `${the}roulette table at ${field}`,
    cocktailAt: ({ the, field }: { the: string; field: string; der: string }) => `${the}cocktail at ${field}`,
    poisonedByYou: 'poisoned by you',
    damage: ({ hp }: { hp: number }) => `${hp} damage`,
    countTextAndHitAndDamage: ({
      countText,
      hit,
      damage,
    }: {
      countText: (count: number, one: string, many: string) => string;
      hit: number;
      damage: string;
    }) => `${countText(hit, 'person', 'people')}, ${damage}${hit > 1 ? ' each' : ''}`,
    none: 'No special talents',
  },
  preparation: {
    pickTheRestForMe: 'Pick the rest for me',
    assignAll: 'Assign all',
    gadgetNumbersForEachAgent: 'Gadget numbers for each agent',
    assign: 'Assign…',
    given: 'Reassign…',
    ready: 'Ready',
    autoAssign: 'Auto-assign',
    bothTeamsAreChosenInSecret: 'Both teams are chosen in secret',
    theGadgetsAreAssignedInSecret: 'The gadgets are assigned in secret',
    bothPlayersAreStillChoosing: 'Both players are still choosing.',
    youreTheOnlyOneStillChoosing: 'You’re the only one still choosing.',
    isStillChoosing: ({ name }: { name: string }) => `${name} is still choosing.`,
    chosen: 'Chosen:',
    youveChosenOf: ({
      count,
      picks,
      joinOr,
      chosen,
    }: {
      count: number;
      picks: number;
      joinOr: (things: readonly string[], nothing?: string) => string;
      chosen: string[];
    }) => `You’ve chosen ${count} of ${picks}: ${joinOr(chosen, 'nothing yet')}.`,
    onOffer: 'On offer:',
    notAssignedYet: 'Not assigned yet:',
    carries: ({
      name,
      joinOr,
      carriedBy,
    }: {
      name: string;
      joinOr: (things: readonly string[], nothing?: string) => string;
      carriedBy: string[];
    }) => `${name} carries ${joinOr(carriedBy, 'nothing')}.`,
    draft: ({ count }: { count: string }) => `Draft${count}`,
    equipment: 'Equipment',
    choose: 'Choose one',
    wait: 'Waiting',
    notAssignedYet2: 'Not assigned yet',
    choosing: 'choosing',
    done: 'done',
  },
  stake: {
    bet: ({ words, odds }: { words: string; odds: string }) => `Bet ${words} (${odds})`,
    differentBet: 'Different bet…',
    chips1To: ({ highest }: { highest: number }) => `Chips (1 to ${highest})`,
  },
  destinations: {
    toTheCat: 'To the cat',
    toSafe: ({ number }: { number: number }) => `To safe ${number}`,
    toTheRouletteTableAt: ({ field }: { field: string }) => `To the roulette table at ${field}`,
    toTheCocktailAt: ({ field }: { field: string }) => `To the cocktail at ${field}`,
    toTheBarSeatAt: ({ field }: { field: string }) => `To the bar seat at ${field}`,
    toTheFireplaceAt: ({ field }: { field: string }) => `To the fireplace at ${field}`,
    to: ({ shortName }: { shortName: string }) => `To ${shortName}`,
    pickUpTheItemAt: ({ field }: { field: string }) => `Pick up the item at ${field}`,
    outOfTheFog: 'Out of the fog',
  },
  walking: {
    walk: 'Walk to…',
    takeAStep: 'Take a step…',
    on: 'Continue:',
    counttextStepsStepSteps: ({
      countText,
      steps,
    }: {
      countText: (count: number, one: string, many: string) => string;
      steps: number;
    }) => countText(steps, 'step', 'steps'),
    anotherField: 'Another field…',
  },
  turn: {
    others: 'More actions…',
    gadgets: 'Use a gadget…',
    all: 'Walk, gadgets and more…',
    gadgetsAndOthers: 'Gadgets and more…',
    endTurn: 'End turn',
  },
  ask: {
    pick: 'Pick an agent or a gadget…',
    carrier: 'Give it to…',
    targets: 'Choose a target…',
    act: 'Actions…',
    pickOf: ({ pick, picks, en }: { pick: number; picks: number; en: string; de: string }) =>
      `Pick ${pick} of ${picks} (${en}).`,
    whoCarries: ({ gadget }: { gadget: string }) => `Who carries ${gadget}?`,
    everythingIsAssignedEnterThe: 'Everything is assigned. Enter the casino with “Ready”, or reassign something.',
    whichGadgetDoYouWantToAssign: 'Which gadget do you want to assign?',
    left: ({ name, en }: { name: string; en: string[]; de: string[] }) => `${name}: ${en.join(', ')} left.`,
    stepChooseADirection: 'Step: choose a direction.',
    walk: 'Walk',
    choose: 'Choose an action.',
    destination: 'choose a destination.',
    target: 'choose a target.',
    column: 'choose a column.',
    field: 'choose a field in this column.',
    stake: 'how many chips?',
  },
  shortcuts: {
    words: ({
      countText,
      steps,
      toLowerCase,
      slice,
      ends,
    }: {
      countText: (count: number, one: string, many: string) => string;
      steps: number;
      toLowerCase: string;
      slice: string;
      ends: boolean;
      act: string;
    }) => `${countText(steps, 'step', 'steps')}, then ${toLowerCase}${slice}${ends ? ', end turn' : ''}`,
    autoAssignAndEnter: 'Auto-assign and enter',
    stopped: 'Stopped, because something happened on the way.',
  },
};
