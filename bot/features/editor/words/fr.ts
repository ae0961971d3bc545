import type { EditorWords } from './en.ts';

export const fr: EditorWords = {
  board: {
    brush: 'Pinceau',
    cursor: ({ square, content, brush, isPainting }) =>
      `${square} : ${content} · Pinceau : ${brush}${isPainting ? ', peint en se déplaçant' : ''}`,
    moreBrushes: 'Autres pinceaux…',
    nothing: 'rien',
    size: ({ columns, rows }) => `${columns} × ${rows} cases`,
    around: ({ above, right, below, left }) =>
      `Au-dessus : ${above}, à droite : ${right}, en dessous : ${below}, à gauche : ${left}.`,
  },
  buttons: {
    undo: 'Annuler',
    paint: 'Peindre',
    startStroke: 'Commencer un trait',
    liftBrush: 'Lever le pinceau',
    goTo: 'Aller à…',
    fillTo: 'Remplir…',
    wholeBoard: 'Plateau entier',
    change: 'Modifier…',
    add: 'Ajouter',
    copyEntry: 'Dupliquer',
    remove: 'Retirer',
    tryIt: 'Essayer',
    download: 'Télécharger',
    more: 'Plus…',
    backToEditor: 'Retour à l’éditeur',
    rename: 'Renommer…',
    copyDraft: 'Dupliquer',
    share: 'Partager avec ce serveur',
    shareAgain: 'Partager cette version',
    delete: 'Supprimer…',
    deleteForGood: 'Supprimer définitivement',
    help: 'Aide',
    allDesigns: 'Toutes les créations',
    stopSharing: 'Arrêter le partage',
  },
  forms: {
    fillTo: 'Remplir jusqu’à une case',
    square: 'Case (colonne et ligne)',
    name: 'Un nom de 6 à 40 caractères',
    onlyOne: 'Choisis dans un seul des menus',
    characters: ({ min, max }) => `de ${min} à ${max} caractères`,
  },
  shapes: {
    heading: 'Lignes, colonnes, plateaux…',
    rowAbove: 'Ajouter une ligne au-dessus',
    rowBelow: 'Ajouter une ligne en dessous',
    columnLeft: 'Ajouter une colonne à gauche',
    columnRight: 'Ajouter une colonne à droite',
    dropRow: 'Retirer cette ligne',
    dropColumn: 'Retirer cette colonne',
    newBoard: 'Ajouter un plateau vide',
    copyBoard: 'Dupliquer ce plateau',
    dropBoard: 'Retirer ce plateau',
  },
  panel: {
    noEntry: 'Il n’y a encore rien ici.',
    ready: 'Prêt à jouer.',
    toFix: ({ fault, faults }) => `**À corriger${faults === undefined ? '' : ` (${faults})`} :** ${fault}`,
    rejected: ({ field, typed, reason, value }) =>
      `**${field}** : « ${typed} » ${reason}. ${value === undefined ? 'Laissé vide' : `Inchangé : ${value}`}.`,
    keptUntil: ({ day }) => `conservé jusqu’au ${day}`,
    sureToDelete: 'Supprimer ce brouillon ? Les copies que tu as partagées le restent.',
  },
  unshared: ({ by, owner, name }) => `<@${by}> a arrêté le partage d’une création de <@${owner}> : **${name}**.`,
  replies: {
    deleted: 'Supprimé.',
    file: 'Voici ton fichier. Utilise-le avec `/jouer`, ou rouvre-le avec `/concevoir`.',
    stoppedSharing: 'Ce n’est plus partagé.',
    shared:
      'C’est partagé. Tout le monde ici le trouve dans `/concevoir liste` et `/jouer`. Tes modifications suivantes n’apparaîtront qu’après un nouveau partage.',
  },
  overview: {
    yourDrafts: 'Tes brouillons',
    noDrafts: 'Tu n’as pas encore de brouillons.',
    sharedHere: 'Partagé sur ce serveur',
    sharedBy: ({ user }) => `partagé par <@${user}>`,
    sharedOn: ({ user, day }) => `Partagé par <@${user}>, ${day}`,
    newer: 'Plus récentes',
    older: 'Plus anciennes',
    openDraft: 'Ouvrir un brouillon…',
    browseShared: 'Voir les créations partagées…',
    createNew: 'Créer…',
    startFrom: 'Partir de…',
    orFile: 'Ou pars d’un `fichier` avec `/concevoir`.',
    madeWith: ({ what }) => `Créé avec /concevoir : ${what}`,
    yours: ({ name }) => `${name} (à toi)`,
    shared: ({ name }) => `${name} (partagé ici)`,
  },
  help: {
    painted: [
      'Les flèches déplacent le curseur, entre crochets. Choisis un pinceau et appuie sur **Peindre**, ou appuie sur **Commencer un trait** et déplace-toi : chaque case traversée est peinte jusqu’à ce que tu lèves le pinceau.',
      '**Remplir…** peint tout entre le curseur et une case que tu indiques, par exemple C7. **Aller à…** y déplace seulement le curseur.',
      'Avec **Plus…**, tu ajoutes ou retires des lignes et des colonnes à l’endroit du curseur.',
    ].join('\n'),
    listed:
      'Choisis ce que tu veux changer, puis appuie sur **Modifier…**. Les valeurs non valides sont ignorées. La raison est indiquée en dessous.',
    all: 'Tout est enregistré automatiquement. **Essayer** ouvre une table contre l’ordinateur. Les brouillons sont supprimés après 30 jours sans modification ; `/concevoir liste` affiche tous les tiens.',
  },
  seats: {
    likeTable: 'Utiliser le deck de la table',
    chosen: ({ design }) => `Tu joueras avec **${design}**.`,
    likeTableChosen: 'Tu joueras avec le deck de la table.',
    builtInOnly:
      'Cette partie est classée, tes créations ne sont donc pas proposées. Tu peux les utiliser dans les parties non classées.',
  },
  settings: {
    roles: 'Qui peut créer des decks, niveaux et scénarios',
    question:
      'Quels rôles peuvent créer des decks, niveaux et scénarios ? Sans choix, tout le monde. Les admins du serveur le peuvent toujours.',
  },
  refusals: {
    draftGone: 'Ce brouillon n’existe plus. `/concevoir liste` affiche les tiens.',
    tooManyDrafts:
      'Tu as atteint ta limite de brouillons. Supprimes-en d’abord un : `/concevoir liste` affiche les tiens.',
    serverHasEnough:
      'Ce serveur a atteint sa limite de créations partagées. Il faut d’abord en retirer une du partage.',
    youShareEnough:
      'Tu as atteint ta limite de créations partagées ici. Arrête d’abord d’en partager une : `/concevoir liste` affiche les tiennes.',
    sharedNowhere:
      'En MP, il n’y a personne avec qui partager. Ouvre ta création sur un serveur avec `/concevoir liste`.',
    sharedGone: 'Cette création n’est plus partagée ici. `/concevoir liste` affiche celles qui le sont.',
    notYourDesign: 'Seuls les admins du serveur et la personne qui l’a partagée peuvent arrêter le partage.',
    stillFaulty:
      'Il reste des erreurs à corriger avant d’y jouer. Ouvre ta création avec `/concevoir liste` pour les voir.',
    firstDesign:
      'Tu as choisi un second deck, mais pas de premier. Choisis les deux, ou seulement le premier pour les deux camps.',
    unlikeDesigns: 'Ces deux créations sont pour des jeux différents. Choisis-les toutes deux parmi les suggestions.',
    designsTooLarge:
      'Ensemble, ces deux decks sont trop gros. Raccourcis des noms ou retire les cartes qu’aucun des decks n’utilise.',
    nothingToTakeBack: 'Il n’y a plus rien à annuler.',
    noSuchField: 'Indique une case de ce plateau par sa colonne et sa ligne, par exemple C7.',
    sizeLimit: 'La taille limite est atteinte.',
  },
  tooLarge: ({ kb }) => `le fichier ne peut pas dépasser ${kb} Ko`,
};
