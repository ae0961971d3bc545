import type { ScreensWords } from './en.ts';

export const fr: ScreensWords = {
  newGame: {
    minutes: ({ least, most }) => `${least}–${most} min`,
    ownThread: ({ channel }) => `Il y a déjà une table dans ce salon, la tienne a donc son propre fil : <#${channel}>`,
    channelTaken: 'Il y a déjà une table dans ce salon.',
  },
  play: {
    seats: 'Nombre de places',
    wrongSeats: ({ title, range }) => `${title} se joue à ${range} joueurs.`,
    play: 'Ouvrir une table et jouer',
    otherGame: 'Un autre jeu, par son nom',
    opponent: 'Ton adversaire (par défaut : ouvert à tous)',
    players: ({ most, againstComputers }) =>
      `Nombre de places (par défaut : ${most}, ou ${againstComputers} contre des ordinateurs)`,
    noTimeLimit: 'sans limite de temps',
    time: 'Temps par tour',
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
