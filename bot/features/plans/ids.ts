import { idFormat, key, number, word } from '../../custom-ids/fields.ts';

export const planId = idFormat`plan|${word('act', ['show', 'type', 'back', 'clear'])}|${key('table')}|${number('mark', 9)}`;
