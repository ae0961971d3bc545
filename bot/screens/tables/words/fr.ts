import { french } from '@longtable/kit';
import type { TablesWords } from './en.ts';

export const fr: TablesWords = {
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
  watch: {
    as: ({ name }) => `Vue ${french.of(name)}`,
  },
};
