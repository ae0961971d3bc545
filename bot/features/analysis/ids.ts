import { idFormat, key, number, word } from '../../custom-ids/fields.ts';

export const analysisId = idFormat`analysis|${word('act', ['show', 'try'])}|${key('table')}|${number('move', 6)}`;
