import { document } from '@longtable/kit';
import { undoStep } from '@longtable/kit/design/painting';
import { z } from 'zod';
import { recordKind } from '../../../storage/store.ts';
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

const index = z.int().min(0);

const draft = z.strictObject({
  owner: z.string(),
  game: z.string(),
  design: z.string(),
  name: z.string(),
  doc: document,
  /** Undo steps, newest last. */
  past: z.array(undoStep),
  /** Position in the editor: open board or list, cursor, brush, painting mode, entry, and group of fields. */
  at: z.strictObject({
    sheet: index,
    x: index,
    y: index,
    brush: index,
    painting: z.boolean(),
    entry: index,
    group: index,
  }),
  changed: z.number(),
  /** Expiry time. */
  until: z.number(),
});

/** A private design of a user. */
export type Draft = z.infer<typeof draft>;

export const draftKind = recordKind('draft', draft, { due: ({ until }) => until });

const shared = z.strictObject({
  owner: z.string(),
  guild: z.string(),
  game: z.string(),
  design: z.string(),
  name: z.string(),
  doc: document,
  at: z.number(),
});

/** A copy of a design that a user shared with a server. */
export type Shared = z.infer<typeof shared>;

export const sharedDesignKind = recordKind('shared-design', shared);

const card = z.strictObject({ id: z.string(), game: z.string(), design: z.string(), name: z.string() });

export type DesignCard = z.infer<typeof card>;

const draftList = z.strictObject({
  drafts: z.array(card),
  /** Shared designs with the drafts they were copied from. */
  shared: z.array(z.strictObject({ id: z.string(), guild: z.string(), draft: z.string() })),
});

/** A user's drafts and the designs they have shared. The record id is the user id. */
export type DraftList = z.infer<typeof draftList>;

export const draftListKind = recordKind('draft-list', draftList);

const gallery = z.array(card.extend({ owner: z.string() }));

/** Designs shared in a server. The record id is the server id. */
export type SharedList = z.infer<typeof gallery>;

export const sharedListKind = recordKind('shared-list', gallery);
