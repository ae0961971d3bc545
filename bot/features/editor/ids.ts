import { idFormat, key, rest, word } from '../../custom-ids/fields.ts';

const action = word('action', [
  ...['left', 'right', 'up', 'down', 'dab', 'stroke', 'brush', 'goto', 'fill', 'shape', 'map'],
  ...['entry', 'group', 'form', 'extra', 'many', 'add', 'copy', 'drop'],
  ...['before', 'after', 'undo', 'edit', 'more', 'help', 'rename', 'twin', 'share', 'try', 'file', 'delete', 'sure'],
] as const);
const step = word('step', ['list', 'kind', 'start', 'open', 'shared', 'copy', 'try', 'takeBack']);

export const designId = idFormat`design|${key('draft')}|${action}`;
export const designsId = idFormat`designs|${step}|${rest('what')}`;
export const bringId = idFormat`bring|${key('table')}`;

/** An action on a draft. */
export type DesignId = Parameters<typeof designId.make>[0];
/** A step in the list of all designs. */
export type DesignsId = Parameters<typeof designsId.make>[0];

/** Returns the function that makes the ids of the actions on a draft. */
export function actionIds(draft: string): (action: DesignId['action']) => string {
  return (action) => designId.make({ draft, action });
}

/** Id of the button that shows the user's drafts and the shared designs. */
export const ALL_DESIGNS = designsId.make({ step: 'list', what: '' });
