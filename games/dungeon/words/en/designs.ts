export const designs = {
  levels: {
    otherUnits: 'Levels are painted with the built-in units, so leave out your own units file.',
    wall: 'Wall',
    floor: 'Floor',
    herosStart: 'Hero’s start',
    levels: 'Levels',
    yourOwnLevelsInPlayOrderWallsThe: 'Your own levels in play order: walls, the hero’s start and the enemies.',
    all10Levels: 'All 10 levels',
  },
};
