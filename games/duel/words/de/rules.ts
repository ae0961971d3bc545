import type { en } from '../en/index.ts';

export const rules: Pick<typeof en, 'decks'> = {
  decks: {
    tidewatch: 'Gezeitenwacht',
    shieldsAndPatience: 'Schilde und Geduld',
    emberpack: 'Glutmeute',
    cheapAttackers: 'billige Angreifer',
    thornwood: 'Dornenwald',
    lotsOfLifeAndHealing: 'viel Leben und Heilung',
    windrush: 'Windsbraut',
    attacksRightAway: 'schlägt sofort zu',
    clockwork: 'Uhrwerk',
    drainsMana: 'entzieht Mana',
    nightfen: 'Nachtmoor',
    manySpells: 'viele Zauber',
  },
};
