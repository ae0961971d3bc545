import { french } from '@longtable/kit';
import type { TournamentsWords } from './en.ts';

export const fr: TournamentsWords = {
  terms: {
    round: ({ duration, isMultiplayer }) =>
      `Une manche dure au plus **${duration}**. Si une partie n’est pas finie, le joueur dont c’est le tour ${isMultiplayer ? 'finit dernier' : 'perd'}.`,
    time: ({ duration }) => `Temps par tour : **${duration}**`,
    rated: 'Classé',
    unrated: 'Non classé',
    minPlayers: ({ least }) => `Au moins **${least}** participants`,
    swaps: ({ isKnockout }) =>
      `Les adversaires jouent **deux parties**, une à chaque place. Une victoire vaut un point.${isKnockout ? ' En cas d’égalité, une troisième partie, à départ équitable, les départage.' : ''}`,
    tablesOf: ({ most }) => `Tables de **${most}**`,
    tablesUpTo: ({ most }) => `Tables de **${most}**, ou moins pour que tout le monde joue`,
    points: ({ points }) =>
      `La première place vaut **${french.count(points, 'point', 'points')}**, la dernière aucun. En cas d’égalité, on partage les points.`,
  },
  formats: {
    swiss: 'système suisse',
    robin: 'tous contre tous',
    knockout: 'élimination directe',
  },
  tiebreaks: {
    swiss:
      'Départage : médian modifié (points de tes adversaires sans le plus haut ni le plus bas), puis cote de départ. Une exemption compte comme une victoire.',
    robin:
      'Départage : Sonneborn-Berger (points des adversaires battus, et moitié des points en cas de nulle), puis cote de départ. Si un joueur se retire avant la moitié de ses parties, aucune ne compte. Au-delà, les adversaires qui lui restent gagnent.',
    knockout:
      'Une défaite et c’est fini. Après un match nul, la meilleure tête de série passe ; les exemptions vont aussi aux meilleures têtes de série.',
    decider:
      'Une défaite et c’est fini. Si la troisième partie est nulle aussi, la meilleure tête de série passe ; les exemptions vont aussi aux meilleures têtes de série.',
    multiplayer:
      'Départage : moyenne des points des joueurs rencontrés, puis cote de départ. Une exemption vaut la moitié d’une première place.',
  },
  board: {
    toTournament: 'Retour au tournoi',
    roundTitle: ({ round, game }) =>
      `Tournoi, manche ${round}${game === undefined ? '' : `, ${['partie aller', 'partie retour'][game] ?? 'partie décisive'}`}`,
    score: ({ names, points }) => `Score : ${names[0]} ${points.join('-')} ${names[1]}.`,
    byeInBrackets: '(exemption)',
    start: 'Lancer',
    title: ({ title, format }) => `**Tournoi : ${title}** · ${format}`,
    roundOf: ({ round, rounds }) => `Manche ${round} sur ${rounds}`,
    pairing: ({ round, names }) => `Manche ${round} : ${names}`,
    winner: ({ name, points, others }) =>
      [
        `**${name} remporte le tournoi${points === undefined ? '' : ` avec ${points === '1' || points === '0' ? `${points} point` : `${points} points`}`}.**`,
        ...others.map(
          (other, index) =>
            `${['Deuxième', 'Troisième'][index]} : ${other.name}${other.points === undefined ? '' : ` (${other.points})`}.`,
        ),
      ].join(' '),
    against: 'Contre',
    inRound: 'Manche',
    sum: 'Pts',
    tiebreak: ({ points }) => `(départage ${points})`,
    cancelled: '**Le tournoi a été annulé.** Vous pouvez encore terminer les parties en cours.',
    neverStarted: 'Il n’a jamais commencé.',
    players: ({ names }) => `Participants (${names.length}) : ${french.list(names) || '–'}`,
    expires: ({ when }) => `-# Ferme ${when} si personne ne le lance.`,
    withdrawn: ({ names }) => `-# Forfaits : ${french.list(names)}.`,
    round: ({ round, rounds, ends }) => `**Manche ${round} sur ${rounds}** · fin ${ends}`,
    bye: ({ name }) => `${name} : exemption`,
    sitsOut: ({ name }) => `${name} : au repos`,
    hasWithdrawn: 'forfait',
    blocked: '**Les parties de cette manche attendent.**',
    andMore: ({ count }) => `-# … et ${count} de plus`,
    allStandings: 'Tout le classement',
  },
  event: {
    name: ({ title }) => `Tournoi : ${title}`,
    join: ({ link }) => `Pour participer : ${link}`,
    when: 'Quand le tournoi commencera-t-il ? Cela ne vaut que pour l’événement : tu le lances toujours toi-même.',
    done: 'J’ai créé un événement pour annoncer le tournoi.',
  },
  times: {
    hour: 'Dans une heure',
    day: 'Demain à la même heure',
    threeDays: 'Dans 3 jours',
    week: 'Dans une semaine',
  },
  actions: {
    postponed: 'D’accord, on peut encore participer. Appuie sur « Lancer » le moment venu.',
    announce: 'Créer un événement',
    opened: 'Le tournoi est ouvert. Veux-tu y participer aussi ? Lance-le quand il y aura assez de participants.',
    sureToStart: ({ players }) => `**Lancer avec ${french.count(players, 'participant', 'participants')} ?**`,
    notYet: 'Pas encore',
    rounds: ({ rounds }) => french.count(rounds, 'manche', 'manches'),
    sureToCancel:
      'Annuler ce tournoi ? Il n’y aura plus de manches ni de vainqueur, et tous les participants seront prévenus.',
    cancel: 'Annuler le tournoi',
    round: ({ round }) => `**Manche ${round}**`,
    link: 'Aller au tournoi',
    over: 'terminé',
  },
  done: {
    join: 'Tu participes au tournoi.',
    withdraw: 'Tu as quitté le tournoi.',
    begin: 'Le tournoi a commencé.',
    sure: 'Le tournoi a été annulé.',
  },
  log: {
    opened: ({ by, title, channel }) => `<@${by}> a ouvert un tournoi dans <#${channel}> : **${title}**.`,
    begin: ({ by, title, channel }) => `<@${by}> a lancé un tournoi dans <#${channel}> : **${title}**.`,
    sure: ({ by, title, channel }) => `<@${by}> a annulé un tournoi dans <#${channel}> : **${title}**.`,
    announced: ({ by, title, channel }) =>
      `<@${by}> a annoncé comme événement un tournoi dans <#${channel}> : **${title}**.`,
  },
  cannotContinue: ({ channel, why }) => `Un tournoi dans <#${channel}> ne peut pas continuer. ${why}`,
  settings: {
    roles: 'Qui peut créer des tournois',
    question:
      'Quels rôles peuvent créer des tournois ? Sans choix, tout le monde. Les admins du serveur le peuvent toujours.',
  },
  refusals: {
    noTournament: 'Je ne trouve pas ce tournoi ici. Crées-en un avec `/tournoi créer`.',
    severalTournaments: 'Il y a plusieurs tournois sur ce serveur. Choisis-en un avec l’option `tournoi`.',
    tooManyTournaments:
      'Ce serveur a atteint sa limite de tournois. Tu pourras créer le tien quand l’un d’eux sera terminé.',
    tournamentBegun: 'Ce tournoi a déjà commencé, tu ne peux plus y participer.',
    tournamentRunning: 'Ce tournoi a déjà commencé.',
    tournamentOver: 'Ce tournoi est terminé.',
    tournamentFull: 'Ce tournoi est complet.',
    alreadyEntered: 'Tu participes déjà à ce tournoi.',
    notEntered: 'Tu ne participes pas à ce tournoi.',
    notOrganiser: 'Seuls les admins du serveur et la personne qui organise ce tournoi peuvent le lancer.',
    notYoursToCancel:
      'Seuls les admins du serveur et la personne qui organise ce tournoi peuvent l’annuler. Pour t’en retirer, utilise `/tournoi se-retirer`.',
    notYoursToAnnounce: 'Seuls les admins du serveur et la personne qui organise ce tournoi peuvent l’annoncer.',
    tooLateToAnnounce: 'Ce tournoi a déjà commencé, on ne peut plus l’annoncer.',
    alreadyAnnounced: 'Ce tournoi est déjà annoncé comme événement.',
    swissOnly: 'À plus de deux par table, on joue en système suisse. Choisis ce format, ou mets `joueurs` à 2.',
    tooManyOwnTournaments: 'Tu organises déjà le maximum de tournois. Termines-en ou annules-en d’abord un.',
    pairingTaken: 'Cette partie du tournoi a déjà une table.',
  },
  tooFewEntrants: ({ least }) =>
    `Il faut au moins ${least} participants pour ce tournoi. Attends que d’autres s’inscrivent.`,
  withdraw: 'Se retirer',
};
