export const menus = {
  previews: {
    becomes: ({ name }: { name: string }) => `becomes ${name}`,
    isLost: ({ name }: { name: string }) => `${name} is lost`,
    faceDownUnit: '⚔ face-down unit',
    bothFall: 'both fall',
    youBreakTheBlockade: 'you break the blockade',
    nothingHappens: 'nothing happens',
    youWin: ({ other, points }: { other: string; points: string }) => `you win, ${other} ${points}`,
    otherAndPoints: ({ other, points }: { other: string; points: string }) => `${other} ${points}`,
    theBlockadeHoldsYou: ({ points }: { points: string }) => `the blockade holds, you ${points}`,
    yourUnitFallsYou: ({ points }: { points: string }) => `your unit falls, you ${points}`,
  },
  placing: {
    uniteFirst: 'Unite with another card…',
  },
  acting: {
    flip: 'Flip',
    block: 'Block',
    unblock: 'Stop blocking',
  },
  ask: {
    where: 'where to?',
    theComputerPlaysYourWholeTurnAre: 'The computer plays your whole turn. Are you sure?',
    chooseAUnitToUniteWithYouAlready: ({ names }: { names: string }) =>
      `${names}: choose a unit to unite with. You already have 5 on the board.`,
    namesAndWhere: ({ names, where }: { names: string; where: string }) => `${names}: ${where}`,
    whichCardWillYouPlace: 'Which card will you place?',
    allUnitsHaveMoved: 'All units have moved.',
  },
  choices: {
    move: 'Move another unit…',
    place: 'Place a card…',
    discard: 'Discard and end turn…',
    autoplay: 'Autoplay turn',
    placeWithName: ({ name }: { name: string }) => `Place ${name}`,
    endTurn: 'End turn',
    discardEndTurn: ({ name }: { name: string }) => `Discard ${name}, end turn`,
  },
};
