import { gameName, idFormat, key, number, optionalKey } from '../../custom-ids/fields.ts';

const page = number('page', 6);

export const lookId = idFormat`look|${key('table')}|${page}`;
export const rulesId = idFormat`rules|${key('table')}`;
export const rulesPageId = idFormat`rulesPage|${gameName('game')}|${page}|${optionalKey('table')}`;
