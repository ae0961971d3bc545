import type { en } from '../en/index.ts';

export const designs: Pick<typeof en, 'levels'> = {
  levels: {
    otherUnits: 'Level werden mit den eingebauten Figuren gemalt, lass also deine eigene Figurendatei weg.',
    wall: 'Wand',
    floor: 'Boden',
    herosStart: 'Start des Helden',
    levels: 'Level',
    yourOwnLevelsInPlayOrderWallsThe: 'Eigene Level in Spielreihenfolge: Wände, Start des Helden und Gegner.',
    all10Levels: 'Alle 10 Level',
  },
};
