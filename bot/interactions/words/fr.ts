import { french } from '@longtable/kit';
import type { InteractionsWords } from './en.ts';

export const fr: InteractionsWords = {
  access: {
    otherChannel: ({ channel }) => `Cette table est dans <#${channel}>. Tu peux le faire là-bas.`,
    onlyHost: ({ name }) => `Seule la personne qui a ouvert la table (${name}) peut la modifier.`,
    otherChat: 'Cette table est dans une autre discussion. Tu peux le faire là-bas.',
  },
  options: {
    wrongSeats: ({ title, range }) => `${title} se joue à ${range} joueurs.`,
    noTimeLimit: 'sans limite de temps',
    time: 'Temps par tour',
  },
  permissions: {
    viewChannel: 'Voir le salon',
    sendMessages: 'Envoyer des messages',
    sendMessagesInThreads: 'Envoyer des messages dans les fils',
    createPublicThreads: 'Créer des fils publics',
    attachFiles: 'Joindre des fichiers',
    manageChannels: 'Gérer les salons',
    createEvents: 'Créer des événements',
    missingOnServer: ({ permissions, link }) =>
      `Il me manque ${permissions.length === 1 ? 'la permission' : 'les permissions'} ${french.list(permissions)} sur ce serveur. Un admin du serveur peut ${permissions.length === 1 ? 'l’' : 'les '}accorder avec ${link('ce lien')}.`,
    missingInChannel: ({ permissions, channel, link }) =>
      `Il me manque ${permissions.length === 1 ? 'la permission' : 'les permissions'} ${french.list(permissions)} dans ${channel === undefined ? 'ce salon' : `<#${channel}>`}. Un admin du serveur peut ${permissions.length === 1 ? 'l’' : 'les '}accorder avec ${link('ce lien')} ou, pour ce salon seulement, sous Modifier le salon › Permissions.`,
    deniedInChannel: ({ permissions, channel }) =>
      `Il me manque ${permissions.length === 1 ? 'la permission' : 'les permissions'} ${french.list(permissions)} dans ${channel === undefined ? 'ce salon' : `<#${channel}>`}. Le salon ${permissions.length === 1 ? 'la refuse' : 'en refuse au moins une'}, un rôle sur le serveur ne suffit donc pas. Un admin du serveur peut me ${permissions.length === 1 ? 'l’' : 'les '}accorder sous Modifier le salon › Permissions.`,
  },
};
