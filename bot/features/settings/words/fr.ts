import { french } from '@longtable/kit';
import type { SettingsWords } from './en.ts';

export const fr: SettingsWords = {
  lines: {
    tableRoles: 'Qui peut ouvrir des tables',
    everyone: 'tout le monde',
    names: 'Noms de table personnalisés',
    namesOn: 'autorisés',
    namesOff: 'interdits',
    log: 'Messages aux admins',
    noLog: 'désactivés',
    serverLanguage: 'la langue du serveur',
    note: '-# Les changements ne valent que pour les nouvelles tables.',
    games: 'Jeux',
    noGames: 'aucun',
    channels: 'Salons',
    allChannels: 'tous',
    forum: 'Forum des tables',
    noForum: 'aucun',
    language: 'Langue des plateaux publics',
    time: 'Temps par tour',
    noTimeLimit: 'sans limite',
    tables: 'Tables sur le serveur',
    tablesEach: 'Tables par joueur',
    display: 'Plateaux publics',
  },
  values: {
    upTo: ({ count }) => `${count} au plus`,
    days: ({ days }) => french.count(days, 'jour', 'jours'),
    off: 'non',
  },
  questions: {
    log: {
      label: 'Définir le salon des admins',
      question: 'Où publier ce que les admins doivent savoir ? Sans salon, rien n’est publié.',
    },
    channels: {
      label: 'Choisir les salons',
      question: 'Dans quels salons peut-on ouvrir des tables ? Si tu n’en choisis aucun, dans tous.',
    },
    language: { label: 'Choisir la langue', question: 'Dans quelle langue afficher les plateaux publics ?' },
    games: { question: 'À quels jeux peut-on jouer sur ce serveur ?' },
    forum: {
      question:
        'Dans quel forum chaque table a-t-elle son propre post ? Sans forum, les tables s’ouvrent là où l’on utilise `/jouer`.',
    },
    clock: { question: 'Combien de temps par tour les nouvelles tables ont-elles par défaut ?' },
    display: { question: 'Comment afficher les plateaux publics ?' },
    tables: { question: 'Combien de tables en cours le serveur peut-il avoir en même temps ?' },
    tablesEach: { question: 'Combien de tables en cours chaque joueur peut-il avoir sur ce serveur ?' },
    tableRoles: {
      question:
        'Quels rôles peuvent ouvrir des tables ? Sans choix, tout le monde. Les admins du serveur le peuvent toujours.',
    },
    names: { question: 'Les joueurs peuvent-ils nommer leurs tables ?' },
  },
  setup: {
    change: 'Modifier un paramètre…',
    access: 'Vérifier les permissions du bot',
    accessHead: 'Ce que Longtable peut faire dans chaque salon :',
    closedNote:
      '⚠ Il manque des permissions à Longtable dans les salons marqués. Appuie sur « Vérifier les permissions du bot ».',
    logBegins: ({ by }) =>
      `Les messages aux admins du serveur apparaîtront ici : permissions perdues, paramètres modifiés, modération et parties inhabituelles. Configuré par <@${by}>.`,
    publicLog: ({ channel }) =>
      `⚠ Tout le monde peut lire <#${channel}>, y compris les motifs des blocages. Si tu ne le veux pas, choisis un salon privé.`,
    changedBy: ({ by }) => `<@${by}> a modifié des paramètres :`,
    changed: ({ setting, old, now }) => `- ${setting} : ${old} → **${now}**`,
    sureToReset: 'Réinitialiser ces paramètres ? Le salon des messages aux admins est conservé.',
    reset: 'Réinitialiser',
    nothingToReset: 'Il n’y a rien à réinitialiser : tous les paramètres ont leur valeur par défaut.',
    allowed: 'tout',
    repair: ({ link }) =>
      `Un admin du serveur peut accorder ces permissions avec ${link('ce lien')}, ou pour un seul salon dans Modifier le salon › Permissions. Si un salon en refuse une, seule la seconde méthode convient.`,
    forumWins: ({ forum }) =>
      `-# Chaque nouvelle table devient un post dans <#${forum}>, où que l’on utilise \`/jouer\`. La liste des salons n’y change rien.`,
    missing: ({ permissions }) => `il manque : ${permissions}`,
    forAdmins: 'Configurer (admins du serveur)',
    firstSteps:
      '**Pour les admins du serveur** : choisissez où l’on cherche des adversaires, dans quels salons on joue, la langue des plateaux et où je vous écris. Plus de paramètres avec `/paramètres`.',
  },
  forum: {
    noTags: 'D’ici là, les posts n’ont pas de tags. Ensuite, choisis à nouveau le forum.',
  },
  subcommands: {
    log: 'Définir le salon des messages aux admins',
    show: 'Afficher tous les paramètres',
    game: 'Activer ou désactiver un jeu',
    channel: 'Limiter les salons où l’on peut ouvrir des tables',
    forum: 'Choisir le forum où chaque table a son propre post',
    language: 'Choisir la langue des plateaux publics',
    clock: 'Choisir le temps par tour par défaut',
    tables: 'Limiter le nombre de tables',
    display: 'Régler l’affichage des plateaux publics',
    reset: 'Réinitialiser tous les paramètres',
  },
  options: {
    log: 'Salon (vide : pas de messages)',
    serverDefault: 'par défaut',
    enabled: 'Autoriser ce jeu sur ce serveur',
    channel: 'Salon, avec ses fils',
    allowed: 'L’ajouter à la liste ou l’en retirer (liste vide : tous les salons)',
    forum: 'Forum (vide : les tables s’ouvrent là où l’on utilise /jouer)',
    language: 'Langue',
    time: 'Temps par tour',
    onServer: 'Sur tout le serveur',
    perPlayer: 'Par joueur',
    style: 'Style d’affichage : simple, image ou phrases',
    onlyChannel: 'Seulement pour ce salon et ses fils (par défaut : tout le serveur)',
  },
  roles: {
    tableRoles: ({ roles }) =>
      `Sur ce serveur, il faut l’un de ces rôles pour ouvrir des tables : ${french.list(roles)}. Tu peux quand même rejoindre une table.`,
    tournamentRoles: ({ roles }) =>
      `Sur ce serveur, il faut l’un de ces rôles pour créer des tournois : ${french.list(roles)}. Tu peux quand même participer à un tournoi.`,
    designRoles: ({ roles }) =>
      `Sur ce serveur, il faut l’un de ces rôles pour créer des decks, niveaux ou scénarios : ${french.list(roles)}.`,
  },
};
