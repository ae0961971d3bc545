import { spanish } from '@longtable/kit';
import type { ModerationWords } from './en.ts';

export const es: ModerationWords = {
  table: {
    head: ({ title, name, users }) =>
      `**Moderar: ${title}**${name ? ` · ${name}` : ''}\nJugadores: ${spanish.list(users) || '–'}`,
    removeName: 'Quitar el nombre',
    allowName: 'Volver a permitir un nombre',
    nameAllowed: 'Los jugadores pueden volver a ponerle nombre a esta mesa.',
    nameRemoved: 'He quitado el nombre de la mesa. Sus jugadores no pueden ponerle otro.',
    close: 'Cerrar la mesa',
    sureToClose: '¿Cerrar esta mesa? Se quita su nombre y la partida termina sin resultado. No se puede deshacer.',
    closed: 'La mesa está cerrada.',
    void: 'Anular la puntuación',
    sureToVoid: '¿Anular la puntuación de esta partida? Dejará de contar para todo el mundo. No se puede deshacer.',
    voided: 'La partida ya no cuenta y se han restablecido las puntuaciones.',
    nothing: 'No hay nada que moderar en esta mesa.',
    unrated: 'Esta partida no cambió ninguna puntuación, así que no hay nada que anular.',
    alreadyVoided: 'La puntuación de esta partida ya está anulada.',
  },
  player: {
    free: ({ user }) => `<@${user}> no está bajo bloqueo en este servidor.`,
    blocked: ({ user, by, until, reason }) =>
      `<@${user}> está bajo bloqueo en este servidor.${until ? ` Termina ${until}.` : ''}${by ? ` Lo impuso <@${by}>.` : ''}${reason ? ` Motivo: «${reason}».` : ''}`,
    block: 'Bloquear',
    blockTitle: ({ name }) => `Bloquear a ${name ?? 'esta persona'}`,
    blockEffect:
      '-# Una persona bajo bloqueo no puede abrir partidas, unirse a ellas ni recibir invitaciones. Se cierran sus mesas que esperan jugadores. Las partidas en curso siguen.',
    ownTables: '-# Las mesas en las que juegas tú no se tocan: debe decidirlas otra persona de la moderación.',
    notSelf: 'No puedes bloquearte.',
    notBot: 'No puedes bloquear a este bot.',
    notAdmin: 'No puedes bloquear al dueño del servidor ni a quien pueda gestionarlo.',
    notPeer: 'No puedes bloquear a alguien que también modera. Pídeselo a alguien con el permiso Gestionar servidor.',
    ownBlock: 'No puedes levantar tu propio bloqueo: pídeselo a otro admin del servidor.',
    moderate: ({ name }) => `Moderar a ${name}…`,
    unblock: 'Desbloquear',
    duration: 'Durante cuánto tiempo',
    days: ({ days }) => (days === 0 ? 'Indefinido' : spanish.count(days, 'día', 'días')),
    reason: 'Motivo (visible para esa persona)',
    closeTables: 'Cerrar todas sus mesas',
    sureToClose: ({ user }) =>
      `¿Cerrar todas las mesas de <@${user}> en este servidor? Sus partidas terminan sin resultado. No se puede deshacer.`,
    tablesClosed: ({ count }) =>
      count === 0 ? 'No había ninguna mesa que cerrar.' : `He cerrado ${spanish.count(count, 'mesa', 'mesas')}.`,
    voidGames: 'Anular sus puntuaciones',
    sureToVoid: ({ user }) =>
      `¿Anular la puntuación de todas las partidas de <@${user}> en este servidor, también para sus rivales? No se puede deshacer.`,
    gamesVoided: ({ count }) =>
      count === 0
        ? 'No había ninguna puntuación que anular.'
        : `He anulado la puntuación de ${spanish.count(count, 'partida', 'partidas')}.`,
    choose: 'Moderar a un jugador…',
  },
  voidedFor: ({ count }) =>
    count === 1
      ? 'La moderación ha anulado la puntuación de una de tus partidas. Tu puntuación se ha recalculado sin ella:'
      : `La moderación ha anulado la puntuación de ${count} de tus partidas. Tu puntuación se ha recalculado sin ellas:`,
  log: {
    nameAllowed: ({ by, title }) => `<@${by}> ha vuelto a permitir un nombre para una mesa (**${title}**).`,
    more: ({ count }) => `- y ${count} más`,
    blocked: ({ by, user, until, reason }) =>
      `<@${by}> bloqueó a <@${user}>${until ? ` hasta el ${until}` : ''}.${reason ? ` Motivo: «${reason}».` : ''}`,
    unblocked: ({ by, user }) => `<@${by}> desbloqueó a <@${user}>.`,
    nameRemoved: ({ by, title, name }) => `<@${by}> quitó el nombre «${name}» de una mesa de **${title}**.`,
    closed: ({ by, title, name, users }) =>
      `<@${by}> cerró una mesa: **${title}**${name ? `, «${name}»` : ''} (${spanish.list(users) || '–'}).`,
    voided: ({ by, title, users }) =>
      `<@${by}> anuló la puntuación de una partida: **${title}** (${spanish.list(users) || '–'}).`,
    tablesClosed: ({ by, user, count }) => `<@${by}> cerró ${spanish.count(count, 'mesa', 'mesas')} de <@${user}>:`,
    gamesVoided: ({ by, user, count }) =>
      `<@${by}> anuló la puntuación de ${spanish.count(count, 'partida', 'partidas')} de <@${user}>:`,
  },
  overview: {
    open: 'Resumen de moderación',
    blocked: ({ count }) => `**Bloqueados** (${count})`,
    tables: ({ count }) => `**Mesas sin terminar** (${count})`,
    players: ({ count }) => `**Jugadores de estas mesas y de las últimas 100 partidas** (${count})`,
    games: ({ games }) => spanish.count(games, 'partida', 'partidas'),
    by: ({ by }) => `por <@${by}>`,
    until: ({ until }) => `termina ${until}`,
    fairPlay: 'Partidas inusuales',
  },
  fairPlay: {
    head: 'Partidas inusuales entre dos jugadores en los últimos 7 días. Puede haber buenas razones, así que mira las partidas antes de actuar.',
    nothing: 'No hay partidas inusuales en los últimos 7 días.',
    choose: 'Elige una acción…',
    notice: 'Hay partidas inusuales entre dos jugadores. Usa `/moderar juego-limpio` para verlas y actuar.',
    rated: ({ rated, games }) =>
      rated === 0
        ? 'sin cambios de puntuación'
        : rated === games
          ? 'todas puntuables'
          : `${spanish.count(rated, 'puntuable', 'puntuables')}`,
    void: ({ count }) =>
      count === 1 ? 'Anular la puntuación de 1 partida' : `Anular la puntuación de estas ${count} partidas`,
    sureToVoid: ({ count }) =>
      `¿Anular la puntuación de ${count === 1 ? 'esta partida' : `estas ${count} partidas`} para ambos? No se puede deshacer.`,
    voidedLog: ({ by, count }) =>
      `<@${by}> anuló la puntuación de ${spanish.count(count, 'partida inusual', 'partidas inusuales')}:`,
  },
  patterns: {
    often: ({ games }) => spanish.count(games, 'partida', 'partidas'),
    unplayed: ({ games }) => `${spanish.count(games, 'partida', 'partidas')} casi sin jugadas`,
    inTurns: ({ games }) => `se turnan para rendirse, ${spanish.count(games, 'partida seguida', 'partidas seguidas')}`,
  },
  subcommands: {
    player: 'Moderar a un jugador: bloquear, cerrar mesas, anular puntuaciones',
    overview: 'Mostrar quién está bloqueado, qué mesas hay y quién juega aquí',
    table: 'Moderar una mesa: nombre, final, puntuaciones y jugadores',
    fairPlay: 'Mostrar partidas puntuables inusuales',
  },
  options: {
    user: 'Jugador',
    table: 'Mesa',
  },
  blocked: ({ until, reason }) =>
    `La moderación te ha bloqueado para jugar en este servidor. ${until === undefined ? 'El bloqueo es indefinido.' : `Termina ${until}.`}${reason ? ` Motivo: «${reason}».` : ''}`,
  guestBlocked: ({ name }) =>
    `La moderación ha bloqueado a ${name || 'esta persona'} para jugar en este servidor. Invita a otra persona.`,
  refusals: {
    notVoidable: 'Esta partida no cambió ninguna puntuación, así que no hay nada que anular.',
  },
};
