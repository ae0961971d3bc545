import type { InboxWords } from './en.ts';

export const fr: InboxWords = {
  title: ({ waiting, all }) => `**Tes tables** : ${waiting} sur ${all} ${waiting > 1 ? 't’attendent' : 't’attend'}.`,
  inNextGame: 'Tu joueras la prochaine partie',
  invited: '**Tu as une invitation**',
  yourTurn: '**À toi de jouer**',
  toMove: ({ names }) => `à ${names} de jouer`,
  started: ({ when }) => `commencée ${when}`,
  since: {
    open: ({ when }) => `ouverte ${when}`,
    playing: ({ when }) => `dernier coup ${when}`,
    paused: ({ when }) => `mise en pause ${when}`,
    over: ({ when }) => `terminée ${when}`,
  },
  pausedShort: 'en pause',
  myTables: 'Mes tables',
  nextGame: 'Partie suivante',
  noNextGame: 'Aucune autre partie ne t’attend.',
  noTables: 'Tu ne joues à aucune table. Ouvres-en une avec `/jouer`.',
};
