import type { HostWords } from '../en/index.ts';

export const refusals: HostWords['refusals'] = {
  notManager: 'Il te faut la permission Gérer le serveur pour modifier ces paramètres.',
  notModerator:
    'Pour modérer les parties ici, il te faut la permission d’exclure temporairement des membres. Un admin peut aussi te donner accès à `/modérer` dans Paramètres du serveur › Intégrations.',
  serverOnly: 'Les paramètres concernent les serveurs, pas les MP. Utilise cette commande sur un serveur.',
  seatTaken: 'Toutes les places de cette table sont prises.',
  alreadySeated: 'Tu as déjà une place à cette table.',
  alreadyAsked: 'Cette personne est déjà à la table ou invitée. Choisis quelqu’un d’autre.',
  seatKept: 'La place libre est réservée à une personne invitée. Ouvre ta propre table avec `/jouer`.',
  notInvited:
    'Seule la personne invitée peut répondre à cette invitation. La personne qui l’a envoyée peut la retirer avec `/quitter`.',
  begun: 'Cette partie a déjà commencé. Utilise `/abandonner` pour abandonner, ou `/pause` pour demander une pause.',
  notYourStart: 'Seule la personne qui a ouvert cette table peut lancer la partie.',
  tooFew: 'Il manque encore des joueurs. Invite quelqu’un ou ajoute un ordinateur.',
  notDue: 'Il est trop tôt pour fermer cette table.',
  tooManyTables: 'Tu as atteint ta limite de tables. Termine d’abord une partie : `/tables` affiche les tiennes.',
  serverFull: 'Ce serveur a atteint sa limite de tables. Tu pourras ouvrir la tienne quand une partie se terminera.',
  opensTooFast: 'Tu ouvres des tables ou lances des invitations très vite. Attends une minute, puis réessaie.',
  needsServer:
    'En MP, tu ne peux pas jouer contre une autre personne. Joue sur un serveur, ou ici contre l’ordinateur.',
  needsOpponent: 'Ce jeu se joue à deux. Choisis quelqu’un d’autre que toi.',
  placeTaken:
    'Il y a déjà une table dans ce salon. Attends la fin de la partie, ou ouvre la tienne dans un autre salon.',
  noThreads: 'Je n’ai pas le droit de créer des fils dans ce salon. Ouvre ta table dans un autre.',
  seedAlone:
    'Avec une graine choisie, tout le hasard est prévisible. Laisse `graine` vide, ou joue en solo ou contre l’ordinateur.',
  ratedAlone: 'Les parties classées se jouent sans indices. Pour en avoir, active l’option `indices` de `/jouer`.',
  ratedDesign:
    'Cette partie est classée : prends un deck prédéfini. Pour jouer le tien, ouvre une partie non classée : `/jouer` avec `classée: False`.',
  gameDisabled: 'Ce jeu n’est pas disponible sur ce serveur. `/aide` affiche ceux qui le sont.',
  noComputer: 'L’ordinateur ne sait pas jouer à ce jeu. Réclame la victoire ou laisse plus de temps.',
  noTable: 'Cette table n’existe plus. Ouvres-en une autre avec `/jouer`.',
  nothingHere: 'Il n’y a pas de table dans ce salon. Ouvres-en une avec `/jouer`.',
  gameGone: 'Ce jeu n’est plus disponible, la table ne peut donc pas continuer.',
  quarantined:
    'Les données de cette table sont endommagées. La personne qui gère le bot est prévenue, et les autres tables ne sont pas touchées. Ouvres-en une autre avec `/jouer`.',
  newer:
    'Cela a été enregistré par une version plus récente de Longtable. Le bot doit être mis à jour ; rien n’est perdu.',
  rulesChanged: 'Les règles de ce jeu ont trop changé pour continuer à cette table. Ouvres-en une autre avec `/jouer`.',
  notAllHere: 'Certains joueurs ne voient pas cette discussion, la table reste donc où elle est.',
  arrangedStays: 'Cette partie reste dans son fil.',
  ownTable: 'Tu joues à cette table : c’est à quelqu’un d’autre de la modération d’en décider.',
  otherServer: 'Cette table appartient à un autre serveur. Déplace-la dans un salon de celui-ci.',
  notYourTable: 'Tu ne joues pas à cette table. Ouvre la tienne avec `/jouer`.',
  notYourTurn: 'Ce n’est pas encore à toi de jouer.',
  notStarted: 'Cette table attend encore des joueurs. Tu peux partir avec `/quitter`.',
  over: 'Cette partie est terminée. Lances-en une autre avec `/jouer`.',
  paused: 'Cette partie est en pause. Tout le monde à la table peut utiliser `/reprendre`.',
  tooLong: 'C’est trop long pour un coup.',
  stale: 'Le plateau a changé depuis. Le voici à présent :',
  busy: 'Cette table est occupée pour le moment. Réessaie dans quelques secondes.',
  cannotWatch: 'Je ne trouve pas de table de ce nom que tu puisses regarder. Choisis-en une dans la liste.',
  notABoard: 'Utilise cette commande sur le plateau d’une partie.',
  withoutHelp: 'Il n’y a pas d’indices à cette table. Pour en avoir, active l’option `indices` de `/jouer`.',
  notOver:
    'Cette partie est encore en cours. Tu pourras la revoir quand elle sera terminée. D’ici là, utilise `/regarder`.',
  notFromHere: 'Cette partie n’a pas été jouée ici. Choisis-en une dans `/parties-jouées`.',
  neverBegan: 'Cette partie n’a jamais commencé, il n’y a donc rien à revoir.',
};
