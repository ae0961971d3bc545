import type { SpyServerWords } from './en.ts';

export const fr: SpyServerWords = {
  behaviours: {
    draft: { title: 'Choix de l’équipe', best: 'la meilleure offre', gadgetsFirst: 'les gadgets d’abord' },
    equipment: { title: 'Répartition des gadgets', suitable: 'selon les agents', oneAgent: 'tout au même agent' },
    roulette: { title: 'Roulette', whenItPays: 'joue quand c’est rentable', never: 'ne joue jamais' },
  },
  dialog: {
    title: 'Ordinateur',
    level: 'Niveau',
    saved: ({ names }) => `Enregistrés : ${names.join(', ') || 'aucun'}`,
    commands: 'level N, draft N, equipment N, roulette N, load NAME, save NAME, add, close, help',
    help: 'Choisis un niveau et une stratégie par comportement, ou charge des paramètres enregistrés. save les enregistre sous un nom. add ajoute l’ordinateur, close ferme sans l’ajouter.',
    unknown: 'Cette commande n’existe pas. Tape help.',
    missing: 'Aucun paramètre lisible ne porte ce nom.',
    badName: 'Un nom a de 1 à 40 lettres, chiffres, - ou _.',
  },
  captions: {
    endsTurn: 'finit son tour',
    winsAtRoulette: 'gagne à la roulette',
    losesAtRoulette: 'perd à la roulette',
  },
  ends: {
    left: () => 'Tu as quitté la partie.',
    lost: () => 'La connexion est perdue.',
    reported: ({ problem }) => `Le serveur signale ${problem}.`,
    noServer: ({ address, port }) =>
      `Aucun serveur ne répond à ${address}:${port}. Je continue d’essayer. quit : abandonner.`,
  },
  client: {
    pauseLater: 'La pause est possible dès que le casino a ouvert.',
    choose:
      'Tape un nombre ou un coup entier. b : retour, h : indice, ? : consulter, p : pause, quit : quitter la partie.',
    waiting:
      'En attente d’un autre joueur. ai : ajouter un ordinateur, lobbies : lister les salons, join NOM : aller dans un autre, quit : quitter.',
    noName: 'sans nom',
    lobby: ({ name, players, spectators, isPlaying }) =>
      `${name} : ${isPlaying ? 'partie en cours' : `${players} place sur 2 occupée`}, spectateurs : ${spectators}`,
    noList: 'Ce serveur ne liste pas ses salons.',
    film: `Deux équipes d’espions dans un casino, et une chatte blanche sans son collier.
D’après le cahier des charges d’un projet étudiant de l’université d’Ulm.
Créé par les auteurs de Longtable. Une touche suffit pour passer.`,
    watching: 'Tu regardes la partie. quit : quitter.',
    paused: 'La partie est en pause. p : reprendre.',
    waitingForPlayer: 'Une connexion est coupée. La partie est en pause jusqu’à son retour.',
    resumed: 'La partie reprend.',
    nameTaken: 'Ce nom est pris. J’en essaie un autre.',
    connected: 'La connexion est établie.',
    inLobby: ({ lobby }) => `Tu es dans le salon ${lobby}.`,
    started: ({ one, two }) => `${one} joue contre ${two}.`,
    startedWithClock: ({ one, two, seconds }) => `${one} joue contre ${two}. ${seconds} secondes par décision.`,
    strike: ({ strikes, most }) => `Temps écoulé : avertissement ${strikes} sur ${most}. Le serveur a décidé pour toi.`,
  },
  recording: {
    firstPlayer: 'Premier camp',
    secondPlayer: 'Deuxième camp',
    empty: 'Cet enregistrement ne contient aucun coup : la partie s’est terminée avant l’ouverture du casino.',
    invalid: ({ problem }) => `Impossible de revoir ce fichier : ${problem}.`,
    tooLong: 'Cette partie est trop longue pour un fichier. Tu peux la revoir ici, coup par coup.',
    problems: {
      tooLarge: 'le fichier est trop gros',
      notJson: 'le fichier n’est pas du JSON',
      noReplay: 'ce n’est pas un enregistrement',
      noMessages: '`messages` doit être une liste',
    },
  },
};
