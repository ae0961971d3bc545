import type { BoardsWords } from './en.ts';

export const fr: BoardsWords = {
  pings: {
    yourTurn: ({ title, players }) => `${players > 1 ? 'À vous' : 'À toi'} de jouer à **${title}**.`,
    stillYourTurn: ({ title, movedAt, players }) =>
      `C’est toujours à ${players > 1 ? 'vous' : 'toi'} de jouer à **${title}**. Dernier coup : ${movedAt}.`,
    timeShort: ({ title }) => `Il te reste peu de temps à **${title}**.`,
    replaced: ({ title }) =>
      `L’ordinateur joue maintenant pour toi à **${title}**. Tu peux reprendre ta place jusqu’à la fin de la partie.`,
    started: ({ title }) => `**${title}** a commencé.`,
    uninvited: ({ title }) => `Ton invitation à **${title}** a été retirée.`,
    stillOpen: 'Ta table est toujours ouverte, tu peux trouver un autre adversaire.',
    rematch: ({ name, title }) => `${name} te demande une revanche à **${title}**.`,
    invited: ({ name, title }) => `${name} t’invite à jouer à **${title}**.`,
    over: ({ title }) => `**${title}** est terminé.`,
    cancelled: ({ title }) => `**${title}** a été annulé.`,
  },
  posts: {
    waiting: 'En attente',
    playing: 'En cours',
    over: 'Terminée',
  },
  adminLog: {
    notPosted: ({ channel }) =>
      `⚠ Je n’ai pas pu publier ce message dans le salon des admins, <#${channel}>. Vérifie mes permissions là-bas.`,
    lostBoard: ({ title, channel, why }) =>
      `Je ne peux plus afficher le plateau de **${title}** dans <#${channel}>. ${why}`,
  },
  boards: {
    startedInThread: 'Cette partie a commencé. Tu peux la regarder dans le fil.',
    noAccess: ({ title, where, why }) =>
      `Je ne peux plus afficher le plateau de **${title}** dans ${where}, mais ta partie est bien enregistrée. ${why} Ensuite, utilise \`/plateau\` là-bas, ou dans un autre salon pour y déplacer la table.`,
    restoreAccess: 'Un admin du serveur peut me rendre l’accès dans les permissions du salon.',
  },
};
