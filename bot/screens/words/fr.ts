import type { ScreensWords } from './en.ts';

export const fr: ScreensWords = {
  newGame: {
    minutes: ({ least, most }) => `${least}–${most} min`,
    ownThread: ({ channel }) => `Il y a déjà une table dans ce salon, la tienne a donc son propre fil : <#${channel}>`,
    channelTaken: 'Il y a déjà une table dans ce salon.',
  },
  inbox: {
    title: ({ waiting, all }) => `**Tes tables** : ${waiting} sur ${all} ${waiting > 1 ? 't’attendent' : 't’attend'}.`,
    inNextGame: 'Tu joueras la prochaine partie',
    invited: '**Tu as une invitation**',
    yourTurn: '**À toi de jouer**',
    toMove: ({ names }) => `à ${names} de jouer`,
  },
  since: {
    open: ({ when }) => `ouverte ${when}`,
    playing: ({ when }) => `dernier coup ${when}`,
    paused: ({ when }) => `mise en pause ${when}`,
    over: ({ when }) => `terminée ${when}`,
  },
};
