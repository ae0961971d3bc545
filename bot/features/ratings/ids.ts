import { gameName, idFormat, key, number, person } from '../../custom-ids/fields.ts';

export const achievementsId = idFormat`achievements|${person('person')}|${number('page', 6)}`;

export const leadersId = idFormat`leaders|${gameName('game')}|${key('period')}`;
