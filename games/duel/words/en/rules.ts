export const rules = {
  decks: {
    tidewatch: 'Tidewatch',
    shieldsAndPatience: 'shields and patience',
    emberpack: 'Emberpack',
    cheapAttackers: 'cheap attackers',
    thornwood: 'Thornwood',
    lotsOfLifeAndHealing: 'lots of life and healing',
    windrush: 'Windrush',
    attacksRightAway: 'attacks right away',
    clockwork: 'Clockwork',
    drainsMana: 'drains mana',
    nightfen: 'Nightfen',
    manySpells: 'many spells',
  },
};
