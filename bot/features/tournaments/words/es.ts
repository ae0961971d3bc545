import { spanish } from '@longtable/kit';
import type { TournamentsWords } from './en.ts';

export const es: TournamentsWords = {
  terms: {
    round: ({ duration, isMultiplayer }) =>
      `Cada ronda dura como mucho **${duration}**. Si una partida no ha acabado, quien tiene el turno ${isMultiplayer ? 'queda en último lugar' : 'pierde'}.`,
    time: ({ duration }) => `Tiempo por turno: **${duration}**`,
    rated: 'Puntuable',
    unrated: 'No puntuable',
    minPlayers: ({ least }) => `Al menos **${least}** participantes`,
    swaps: ({ isKnockout }) =>
      `Los rivales juegan **dos partidas**, una desde cada puesto. Cada victoria vale un punto.${isKnockout ? ' Si empatan, decide una tercera partida con inicio equilibrado.' : ''}`,
    tablesOf: ({ most }) => `Mesas de **${most}**`,
    tablesUpTo: ({ most }) => `Mesas de **${most}**, o menos para que jueguen todos`,
    points: ({ points }) =>
      `El primer puesto vale **${spanish.count(points, 'punto', 'puntos')}**, el último ninguno. En caso de empate se reparten los puntos.`,
  },
  formats: {
    swiss: 'sistema suizo',
    robin: 'todos contra todos',
    knockout: 'eliminación directa',
  },
  tiebreaks: {
    swiss:
      'Desempate: mediana modificada (puntos de tus rivales sin el más alto ni el más bajo), después puntuación inicial. Un descanso cuenta como victoria.',
    robin:
      'Desempate: Sonneborn-Berger (puntos de los rivales vencidos, más la mitad por empates), después puntuación inicial. Si alguien se retira antes de la mitad de sus partidas, ninguna cuenta. Si se retira más tarde, ganan los rivales que le quedan.',
    knockout:
      'Quien pierde queda fuera. Tras un empate pasa quien era mejor cabeza de serie. Los descansos también son para los mejores cabezas de serie.',
    decider:
      'Quien pierde queda fuera. Si la tercera partida también acaba en empate, pasa quien era mejor cabeza de serie. Los descansos también son para los mejores cabezas de serie.',
    multiplayer:
      'Desempate: media de puntos de los jugadores con los que jugaste, después puntuación inicial. Un descanso vale la mitad que un primer puesto.',
  },
  board: {
    toTournament: 'Volver al torneo',
    roundTitle: ({ round, game }) =>
      `Torneo, ronda ${round}${game === undefined ? '' : `, ${['partida de ida', 'partida de vuelta'][game] ?? 'partida decisiva'}`}`,
    score: ({ names, points }) => `Marcador: ${names[0]} ${points.join('–')} ${names[1]}.`,
    byeInBrackets: '(descansa)',
    start: 'Empezar',
    title: ({ title, format }) => `**Torneo: ${title}** · ${format}`,
    roundOf: ({ round, rounds }) => `Ronda ${round} de ${rounds}`,
    pairing: ({ round, names }) => `Ronda ${round}: ${names}`,
    winner: ({ name, points, others }) =>
      [
        `**${name} gana el torneo${points === undefined ? '' : ` con ${points === '1' ? '1 punto' : `${points} puntos`}`}.**`,
        ...others.map(
          (other, index) =>
            `${['Segundo puesto', 'Tercer puesto'][index]}: ${other.name}${other.points === undefined ? '' : ` (${other.points})`}.`,
        ),
      ].join(' '),
    against: 'Contra',
    inRound: 'Ronda',
    sum: 'Pts',
    tiebreak: ({ points }) => `(desempate ${points})`,
    cancelled: '**El torneo se ha cancelado.** Las partidas en curso se pueden terminar.',
    neverStarted: 'No llegó a empezar.',
    players: ({ names }) => `Participantes (${names.length}): ${spanish.list(names) || '–'}`,
    expires: ({ when }) => `-# Se cierra ${when} si nadie lo empieza.`,
    withdrawn: ({ names }) => `-# ${names.length > 1 ? 'Se han retirado' : 'Se ha retirado'}: ${spanish.list(names)}.`,
    round: ({ round, rounds, ends }) => `**Ronda ${round} de ${rounds}** · termina ${ends}`,
    bye: ({ name }) => `${name}: descansa`,
    sitsOut: ({ name }) => `${name}: no juega esta ronda`,
    hasWithdrawn: 'se retiró',
    blocked: '**Las partidas de esta ronda están esperando.**',
    andMore: ({ count }) => `-# … y ${count} más`,
    allStandings: 'Toda la clasificación',
  },
  event: {
    name: ({ title }) => `Torneo: ${title}`,
    join: ({ link }) => `Participa aquí: ${link}`,
    when: '¿Cuándo empezará el torneo? Es solo para el evento: tienes que empezarlo tú.',
    done: 'He anunciado el torneo como evento.',
  },
  times: {
    hour: 'Dentro de una hora',
    day: 'Mañana a esta hora',
    threeDays: 'Dentro de 3 días',
    week: 'Dentro de una semana',
  },
  actions: {
    postponed: 'De acuerdo, todavía se puede participar. Pulsa «Empezar» cuando quieras.',
    announce: 'Anunciar como evento',
    opened: 'El torneo está abierto. ¿Quieres jugar también? Empiézalo cuando haya suficientes participantes.',
    sureToStart: ({ players }) => `**¿Empezar con ${spanish.count(players, 'participante', 'participantes')}?**`,
    notYet: 'Todavía no',
    rounds: ({ rounds }) => spanish.count(rounds, 'ronda', 'rondas'),
    sureToCancel: '¿Cancelar este torneo? No habrá más rondas ni ganador, y se avisará a todos los participantes.',
    cancel: 'Cancelar el torneo',
    round: ({ round }) => `**Ronda ${round}**`,
    link: 'Ir al torneo',
    over: 'terminado',
  },
  done: {
    join: 'Participas en el torneo.',
    withdraw: 'Te has retirado del torneo.',
    begin: 'El torneo ha empezado.',
    sure: 'El torneo se ha cancelado.',
  },
  log: {
    opened: ({ by, title, channel }) => `<@${by}> ha creado un torneo en <#${channel}>: **${title}**.`,
    begin: ({ by, title, channel }) => `<@${by}> ha empezado un torneo en <#${channel}>: **${title}**.`,
    sure: ({ by, title, channel }) => `<@${by}> ha cancelado un torneo en <#${channel}>: **${title}**.`,
    announced: ({ by, title, channel }) =>
      `<@${by}> ha anunciado como evento un torneo en <#${channel}>: **${title}**.`,
  },
  cannotContinue: ({ channel, why }) => `Un torneo en <#${channel}> no puede continuar. ${why}`,
  settings: {
    roles: 'Quién puede crear torneos',
    question:
      '¿Qué roles pueden crear torneos? Si no eliges ninguno, todo el mundo. Los admins del servidor siempre pueden.',
  },
  refusals: {
    noTournament: 'No encuentro ese torneo aquí. Crea uno con `/torneo crear`.',
    severalTournaments: 'En este servidor hay varios torneos. Elige uno con la opción `torneo`.',
    tooManyTournaments: 'Este servidor ha llegado a su límite de torneos. Podrás crear el tuyo cuando acabe alguno.',
    tournamentBegun: 'Este torneo ya ha empezado, así que no puedes participar.',
    tournamentRunning: 'Este torneo ya ha empezado.',
    tournamentOver: 'Este torneo ha terminado.',
    tournamentFull: 'Este torneo está completo.',
    alreadyEntered: 'Ya participas en este torneo.',
    notEntered: 'No participas en este torneo.',
    notOrganiser: 'Solo quien organiza este torneo o un admin del servidor puede empezarlo.',
    notYoursToCancel:
      'Solo quien organiza este torneo o un admin del servidor puede cancelarlo. Para retirarte, usa `/torneo retirarse`.',
    notYoursToAnnounce: 'Solo quien organiza este torneo o un admin del servidor puede anunciarlo.',
    tooLateToAnnounce: 'Este torneo ya ha empezado, así que no se puede anunciar.',
    alreadyAnnounced: 'Este torneo ya está anunciado como evento.',
    swissOnly: 'Las mesas de más de dos juegan con sistema suizo. Elige ese formato, o pon `jugadores` en 2.',
    tooManyOwnTournaments: 'Has llegado al límite de torneos que puedes organizar. Termina o cancela uno antes.',
    pairingTaken: 'Esta partida del torneo ya tiene mesa.',
  },
  tooFewEntrants: ({ least }) => `Este torneo necesita al menos ${least} participantes. Espera a que se apunten más.`,
  withdraw: 'Retirarse',
};
