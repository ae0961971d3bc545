import { gameName, idFormat } from '../../custom-ids/fields.ts';

export const learnId = idFormat`learn|${gameName('game')}`;
/** The menu of lessons. Its values are those of `learnId`. */
export const lessonsId = idFormat`lessons`;
