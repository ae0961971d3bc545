import { french } from '@longtable/kit';
import type { NewGameWords } from './en.ts';

export const fr: NewGameWords = {
  elsewhere: {
    heading: 'Tu peux ouvrir ta table ici à la place :',
    dm: 'En MP',
    closeTable: 'Fermer cette table',
  },
  welcome: {
    hello:
      'Avec **Longtable**, on joue à son rythme : un coup aujourd’hui, le suivant demain. Lance une partie ou apprends un jeu pas à pas.',
    withFriend: 'Jouer avec quelqu’un',
    chooseGame: 'Choisir un jeu…',
    others: 'et d’autres avec `/jouer`',
    quickStart: ({ title }) => `Partie rapide : ${title}`,
    players: ({ least, most }) =>
      least === most
        ? french.count(most, 'joueur', 'joueurs')
        : `${least} ${most - least === 1 ? 'ou' : 'à'} ${most} joueurs`,
    minutes: ({ least, most }) => `${least}–${most} min`,
    friendGame: 'Quel jeu ? Ensuite, choisis qui inviter, ou laisse la table ouverte à tous.',
  },
  here: {
    ownThread: ({ channel }) => `Il y a déjà une table dans ce salon, la tienne a donc son propre fil : <#${channel}>`,
    channelTaken: 'Il y a déjà une table dans ce salon.',
    challenge: ({ user }) => `À quel jeu veux-tu jouer contre <@${user}> ?`,
    noSuchOption: ({ typed, options }) =>
      options.length === 0
        ? `« ${typed} » n’est pas une option de ce jeu. Il n’en a aucune.`
        : `« ${typed} » n’est pas une option de ce jeu. Possible : ${options.join(', ')}`,
    wrongSeats: ({ title, range }) => `${title} se joue à ${range} joueurs.`,
  },
  files: {
    title: 'Tes fichiers',
    others: 'Choisir d’autres fichiers',
    noFile: 'Aucun fichier n’est joint. Choisis-en au moins un.',
  },
  options: {
    play: 'Ouvrir une table et jouer',
    otherGame: 'Un autre jeu, à chercher par son nom',
    seats: 'Nombre de places',
    ownOptions: 'Options propres au jeu, par exemple stones=5',
    files: 'Jouer avec tes propres fichiers',
    opponent: 'Ton adversaire (par défaut : ouvert à tous)',
    computer: 'Jouer contre l’ordinateur',
    computersOnly: 'Regarder jouer des ordinateurs',
    players: ({ most, againstComputers }) =>
      `Nombre de places (par défaut : ${most}, ou ${againstComputers} contre des ordinateurs)`,
    rated: 'Partie classée (par défaut : oui)',
    hints: 'Indices de l’ordinateur pour tous (non classée)',
    name: 'Un nom pour la table',
    spectators: 'Les spectateurs voient tout, jusqu’à un refus (non classée)',
    noTimeLimit: 'sans limite de temps',
    time: 'Temps par tour',
    rules: 'Autres règles : départ équitable, partie plus courte (par défaut : l’original)',
  },
};
