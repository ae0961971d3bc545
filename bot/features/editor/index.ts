import { DAY_MS } from '../../host/duration.ts';
import { requireRole } from '../../interactions/access.ts';
import { button, type OwnAccess } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import type { Reply } from '../../interactions/reply.ts';
import { pressDesign, submitDesign } from './actions.ts';
import { dropExpiredDraft, type OpenDraft, readDraft } from './drafts.ts';
import {
  chooseSeatDesign,
  designCommandOptions,
  invitedDesignButtons,
  openWithDesigns,
  seatDesignButtons,
  suggestDesigns,
} from './options.ts';
import { runOverviewAction } from './overview.ts';
import {
  bringId,
  type DesignId,
  designId,
  designsId,
  draftKind,
  draftListKind,
  sharedDesignKind,
  sharedListKind,
} from './record.ts';
import { exportDesigns, forgetDesigns, purgeShared } from './sharing.ts';
import { texts } from './words/texts.ts';

const draftAccess: OwnAccess<DesignId, OpenDraft> = {
  name: 'draft',
  admits: 'the owner of the draft, anywhere',
  resolve: (reply, { draft }) => readDraft(reply.bot.context, reply.user.id, draft),
};

/** Runs an action unless the server limits designs to roles that the user does not have. */
async function unlessForbidden(reply: Reply, act: () => Promise<unknown>): Promise<void> {
  await requireRole(reply, 'designRoles');
  await act();
}

declare module '../../host/limits.ts' {
  interface Limits {
    readonly draftsPerPerson: number;
    readonly designsPerServer: number;
    /** Maximum number of designs that a user may share with a server. */
    readonly designsPerPerson: number;
    /** Milliseconds without a change after which a draft expires. */
    readonly draftsKept: number;
  }
}

export const editor: Feature = {
  id: 'editor',
  limits: { draftsPerPerson: 20, designsPerServer: 100, designsPerPerson: 10, draftsKept: 30 * DAY_MS },
  settings: {
    settings: [
      {
        id: 'designRoles',
        after: 'tournamentRoles',
        label: texts.settings.roles,
        question: texts.settings.question,
        kind: 'roles',
        field: 'designRoles',
      },
    ],
  },
  records: [draftKind, draftListKind, sharedDesignKind, sharedListKind],
  expiring: [{ kind: draftKind, run: dropExpiredDraft }],

  play: { options: designCommandOptions, open: openWithDesigns, suggest: suggestDesigns },
  boardButtons: { seats: seatDesignButtons, waiting: invitedDesignButtons },
  buttons: {
    design: button(designId, {
      access: draftAccess,
      press: ({ reply, id, target: open }) => unlessForbidden(reply, () => pressDesign(reply, id, open)),
      submit: ({ reply, id }) => unlessForbidden(reply, () => submitDesign(reply, id)),
    }),
    bring: button(bringId, { access: 'visitor', press: ({ reply, target }) => chooseSeatDesign(reply, target) }),
    designs: button(designsId, {
      access: 'anyone',
      press: ({ reply, id }) => unlessForbidden(reply, () => runOverviewAction(reply, id)),
    }),
  },

  personalData: {
    export: async (context, person) => ({ designs: await exportDesigns(context, person) }),
    remove: forgetDesigns,
  },
  serverData: { servers: ({ storage }) => storage.store(sharedListKind).ids(), purge: purgeShared },
};
