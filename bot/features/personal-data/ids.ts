import { code, idFormat } from '../../custom-ids/fields.ts';

const sure = code('sure', [
  [true, 'yes'],
  [false, 'no'],
]);

/** Answer to the question whether all data of a user shall be deleted. */
export const forgetId = idFormat`forget|${sure}`;
