import { document } from '@longtable/kit';
import { undoStep } from '@longtable/kit/design/painting';
import { z } from 'zod';
import type { RecordKind } from '../index.ts';

const index = z.int().min(0);

const draft = z.strictObject({
  owner: z.string(),
  game: z.string(),
  design: z.string(),
  name: z.string(),
  doc: document,
  /** What takes the latest changes back, the newest last. */
  past: z.array(undoStep),
  /** Where its owner is: the open board or list, the cursor, the brush and whether it paints as it moves, the entry, the group of fields. */
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
  /** When it lapses unless somebody works on it. */
  until: z.number(),
});

/** Something that a person makes for a game and that nobody else sees. */
export type Draft = z.infer<typeof draft>;

export const draftKind: RecordKind<Draft> = { name: 'draft', version: 1, schema: draft, due: ({ until }) => until };

const shared = z.strictObject({
  owner: z.string(),
  guild: z.string(),
  game: z.string(),
  design: z.string(),
  name: z.string(),
  doc: document,
  at: z.number(),
});

/** Something that a person made and gave to a server, as it was then. */
export type Shared = z.infer<typeof shared>;

export const sharedDesignKind: RecordKind<Shared> = { name: 'shared-design', version: 1, schema: shared };

const card = z.strictObject({ id: z.string(), game: z.string(), design: z.string(), name: z.string() });

/** How something that was made is listed. */
export type DesignCard = z.infer<typeof card>;

const draftList = z.strictObject({
  drafts: z.array(card),
  /** What this person has shared, with the draft that it was made from. */
  shared: z.array(z.strictObject({ id: z.string(), guild: z.string(), draft: z.string() })),
});

/** What a person works on and has shared. The id is the person's. */
export type DraftList = z.infer<typeof draftList>;

export const draftListKind: RecordKind<DraftList> = { name: 'draft-list', version: 1, schema: draftList };

const gallery = z.array(card.extend({ owner: z.string() }));

/** What is shared in a server. The id is the server's. */
export type SharedList = z.infer<typeof gallery>;

export const sharedListKind: RecordKind<SharedList> = { name: 'shared-list', version: 1, schema: gallery };
