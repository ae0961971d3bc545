import { inEachLanguage } from '@longtable/kit';
import { ApplicationFlags, ButtonStyle, PermissionFlagsBits } from 'discord.js';
import { idFormat, key } from '../../custom-ids/fields.ts';
import type { ButtonSpec, Link, LoadedTable } from '../../host/feature.ts';
import { refusalsOf } from '../../host/refusal.ts';
import { hasBegun } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { dropWish, storeWish, wishKind, wishOf } from './record.ts';
import { ActivityServer } from './server.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const texts = inEachLanguage({ en, de, fr, es });

declare module '../../interactions/bot.ts' {
  interface Services {
    /** The server of the Activity, if its port is open. */
    readonly activity?: ActivityServer | undefined;
  }
}

const touchId = idFormat`touch|${key('table')}`;
const refusal = refusalsOf(texts.refusals);

function isTouchable({ table }: LoadedTable): boolean {
  return hasBegun(table) && !table.location.guest;
}

function touchButton(loaded: LoadedTable): ButtonSpec[] {
  const { id } = loaded.table;
  return isTouchable(loaded) ? [[touchId.make({ table: id }), texts.touch, ButtonStyle.Secondary]] : [];
}

/** Returns the link that opens the Activity on a table. Anyone can write such a link, so it gives no rights. */
function touchLink(loaded: LoadedTable, application: string): Link[] {
  const { id, status } = loaded.table;
  const url = `https://discord.com/activities/${application}?custom_id=${id}`;
  return isTouchable(loaded) && status === 'playing' ? [{ url, label: texts.touch }] : [];
}

/** A page inside Discord on which players touch the board. */
export const activity: Feature = {
  id: 'activity',
  records: [wishKind],
  expiring: [{ kind: wishKind, run: dropWish }],
  isOn: ({ ACTIVITY_PORT }, local) => ACTIVITY_PORT !== undefined || local !== undefined,
  async open({ settings, local }) {
    const { ACTIVITY_PORT: port = 0, ACTIVITY_HOST: host = '127.0.0.1', DISCORD_CLIENT_SECRET: secret = '' } = settings;
    const server = await ActivityServer.open({ host, port, secret });
    local?.activities.enable(server.address);
    return server;
  },
  async start({ services, ...bot }) {
    services.activity?.start({ services, ...bot });
    return async () => {};
  },
  boardButtons: { pages: touchButton },
  pingLinks: touchLink,
  buttons: {
    touch: button(touchId, {
      access: 'spectator',
      async press({ reply, target: { table } }) {
        const { client, context, services } = reply.bot;
        const { memberPermissions } = reply.interaction;
        if (memberPermissions?.has(PermissionFlagsBits.UseEmbeddedActivities) === false) throw refusal('notAllowed');
        await storeWish(context, reply.user.id, table.id);
        const isEnabled = client.application.flags.has(ApplicationFlags.Embedded);
        const launched = await reply.launchActivity();
        if (!launched) throw refusal(isEnabled ? 'cannotLaunch' : 'notEnabled');
        services.activity?.openWish(reply.user.id, launched.instance);
      },
    }),
  },
  personalData: {
    export: async (context, user) => ({ activity: await wishOf(context, user) }),
    remove: dropWish,
  },
};
