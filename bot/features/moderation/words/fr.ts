import { french } from '@longtable/kit';
import type { ModerationWords } from './en.ts';

export const fr: ModerationWords = {
  table: {
    head: ({ title, name, users }) =>
      `**Modérer : ${title}**${name ? ` · ${name}` : ''}\nJoueurs : ${french.list(users) || '–'}`,
    removeName: 'Retirer le nom',
    allowName: 'Autoriser de nouveau un nom',
    nameAllowed: 'Les joueurs peuvent de nouveau nommer cette table.',
    nameRemoved: 'Le nom de la table est retiré. Ses joueurs ne peuvent pas en choisir un autre.',
    close: 'Fermer la table',
    sureToClose: 'Fermer cette table ? Son nom est retiré et la partie se termine sans résultat. C’est irréversible.',
    closed: 'La table est fermée.',
    void: 'Retirer des cotes',
    sureToVoid: 'Retirer cette partie du calcul des cotes ? Elle ne comptera plus pour personne. C’est irréversible.',
    voided: 'La partie ne compte plus, et les cotes sont rétablies.',
    nothing: 'Il n’y a rien à modérer à cette table.',
    unrated: 'Cette partie n’a changé aucune cote, il n’y a donc rien à retirer.',
    alreadyVoided: 'Cette partie est déjà retirée du calcul des cotes.',
  },
  player: {
    free: ({ user }) => `<@${user}> peut jouer sur ce serveur.`,
    blocked: ({ user, by, until, reason }) =>
      `${by ? `<@${by}> a bloqué <@${user}>` : `<@${user}> ne peut pas jouer`} sur ce serveur.${until ? ` Le blocage se termine ${until}.` : ''}${reason ? ` Motif : « ${reason} ».` : ''}`,
    block: 'Bloquer',
    blockTitle: ({ name }) => `Bloquer ${name ?? 'cette personne'}`,
    blockEffect:
      '-# Une personne bloquée ne peut ni ouvrir ni rejoindre de parties, ni y être invitée. Ses tables en attente de joueurs se ferment. Les parties en cours continuent.',
    ownTables:
      '-# Les tables où tu joues toi-même ne sont pas concernées : c’est à quelqu’un d’autre de la modération d’en décider.',
    notSelf: 'Tu ne peux pas te bloquer toi-même.',
    notBot: 'Tu ne peux pas bloquer ce bot.',
    notAdmin: 'Tu ne peux pas bloquer le propriétaire du serveur ni un membre qui peut gérer le serveur.',
    notPeer:
      'Tu ne peux pas bloquer quelqu’un qui modère aussi. Demande à une personne qui a la permission Gérer le serveur.',
    ownBlock: 'Tu ne peux pas lever ton propre blocage. Demande à quelqu’un d’autre de la modération.',
    moderate: ({ name }) => `Modérer ${name}…`,
    unblock: 'Débloquer',
    duration: 'Pour combien de temps',
    days: ({ days }) => (days === 0 ? 'Définitivement' : french.count(days, 'jour', 'jours')),
    reason: 'Motif (visible par la personne)',
    closeTables: 'Fermer toutes ses tables',
    sureToClose: ({ user }) =>
      `Fermer toutes les tables de <@${user}> sur ce serveur ? Ses parties se terminent sans résultat. C’est irréversible.`,
    tablesClosed: ({ count }) =>
      count === 0 ? 'Il n’y avait aucune table à fermer.' : `${french.count(count, 'table fermée', 'tables fermées')}.`,
    voidGames: 'Retirer ses parties des cotes',
    sureToVoid: ({ user }) =>
      `Retirer du calcul des cotes toutes les parties de <@${user}> sur ce serveur, y compris pour ses adversaires ? C’est irréversible.`,
    gamesVoided: ({ count }) =>
      count === 0
        ? 'Il n’y avait aucune partie à retirer des cotes.'
        : `${french.count(count, 'partie retirée', 'parties retirées')} du calcul des cotes.`,
    choose: 'Modérer un joueur…',
  },
  voidedFor: ({ count }) =>
    count === 1
      ? 'La modération a retiré l’une de tes parties du calcul des cotes. Ta cote a été recalculée sans elle :'
      : `La modération a retiré ${count} de tes parties du calcul des cotes. Ta cote a été recalculée sans elles :`,
  log: {
    nameAllowed: ({ by, title }) => `<@${by}> a de nouveau autorisé un nom pour une table (**${title}**).`,
    more: ({ count }) => `- et ${count} de plus`,
    blocked: ({ by, user, until, reason }) =>
      `<@${by}> a bloqué <@${user}>${until ? ` jusqu’au ${until}` : ''}.${reason ? ` Motif : « ${reason} ».` : ''}`,
    unblocked: ({ by, user }) => `<@${by}> a débloqué <@${user}>.`,
    nameRemoved: ({ by, title, name }) => `<@${by}> a retiré le nom « ${name} » d’une table de **${title}**.`,
    closed: ({ by, title, name, users }) =>
      `<@${by}> a fermé une table de **${title}**${name ? ` (« ${name} »)` : ''} : ${french.list(users) || '–'}.`,
    voided: ({ by, title, users }) =>
      `<@${by}> a retiré du calcul des cotes une partie de **${title}** : ${french.list(users) || '–'}.`,
    tablesClosed: ({ by, user, count }) => `<@${by}> a fermé ${french.count(count, 'table', 'tables')} de <@${user}> :`,
    gamesVoided: ({ by, user, count }) =>
      `<@${by}> a retiré du calcul des cotes ${french.count(count, 'partie', 'parties')} de <@${user}> :`,
  },
  overview: {
    open: 'Vue d’ensemble de la modération',
    blocked: ({ count }) => `**Bloqués** (${count})`,
    tables: ({ count }) => `**Tables en cours** (${count})`,
    players: ({ count }) => `**Joueurs de ces tables et des 100 dernières parties** (${count})`,
    games: ({ games }) => french.count(games, 'partie', 'parties'),
    by: ({ by }) => `par <@${by}>`,
    until: ({ until }) => `se termine ${until}`,
    fairPlay: 'Parties inhabituelles',
  },
  fairPlay: {
    head: 'Parties inhabituelles entre deux joueurs ces 7 derniers jours. Il peut y avoir de bonnes raisons : regarde les parties avant d’agir.',
    nothing: 'Aucune partie inhabituelle ces 7 derniers jours.',
    choose: 'Choisir une action…',
    notice:
      'Certaines parties entre deux joueurs sont inhabituelles. Utilise `/modérer fair-play` pour les voir et agir.',
    rated: ({ rated, games }) =>
      rated === 0
        ? 'aucune cote changée'
        : rated === games
          ? 'toutes classées'
          : `dont ${french.count(rated, 'classée', 'classées')}`,
    void: ({ count }) =>
      count === 1 ? 'Retirer 1 partie du calcul des cotes' : `Retirer ces ${count} parties du calcul des cotes`,
    sureToVoid: ({ count }) =>
      `Retirer ${count === 1 ? 'cette partie' : `ces ${count} parties`} du calcul des cotes pour les deux joueurs ? C’est irréversible.`,
    voidedLog: ({ by, count }) =>
      `<@${by}> a retiré du calcul des cotes ${french.count(count, 'partie inhabituelle', 'parties inhabituelles')} :`,
  },
  patterns: {
    often: ({ games }) => french.count(games, 'partie', 'parties'),
    unplayed: ({ games }) => `${french.count(games, 'partie', 'parties')} presque sans coups`,
    inTurns: ({ games }) => `abandons à tour de rôle, ${french.count(games, 'partie', 'parties')} de suite`,
  },
  subcommands: {
    player: 'Modérer un joueur : bloquer, fermer ses tables, retirer ses parties des cotes',
    overview: 'Afficher les joueurs bloqués, les tables en cours et qui joue ici',
    table: 'Modérer une table : nom, fin, cotes et joueurs',
    fairPlay: 'Afficher les parties classées inhabituelles',
  },
  options: {
    user: 'Joueur',
    table: 'Table',
  },
  blocked: ({ until, reason }) =>
    `La modération t’interdit de jouer sur ce serveur. ${until === undefined ? 'L’interdiction est définitive.' : `L’interdiction se termine ${until}.`}${reason ? ` Motif : « ${reason} ».` : ''}`,
  guestBlocked: ({ name }) =>
    `La modération interdit à ${name || 'cette personne'} de jouer sur ce serveur. Invite quelqu’un d’autre.`,
  refusals: {
    notVoidable: 'Cette partie n’a changé aucune cote.',
  },
};
