import { idFormat, key, number } from '../../custom-ids/fields.ts';

const table = key('table');
/** Version of the offer. */
const mark = number('mark', 9);

export const pauseId = idFormat`pause|${table}`;
export const drawId = idFormat`draw|${table}`;
export const undoId = idFormat`undo|${table}`;
export const agreeId = idFormat`agree|${table}|${mark}`;
export const refuseId = idFormat`refuse|${table}|${mark}`;
