import { spanish } from '@longtable/kit';
import type { SettingsWords } from './en.ts';

export const es: SettingsWords = {
  lines: {
    tableRoles: 'Quién puede abrir mesas',
    everyone: 'todos',
    names: 'Nombres de mesa propios',
    namesOn: 'permitidos',
    namesOff: 'no permitidos',
    log: 'Avisos a los admins',
    noLog: 'desactivados',
    serverLanguage: 'el idioma del servidor',
    note: '-# Los cambios solo valen para mesas nuevas.',
    games: 'Juegos',
    noGames: 'ninguno',
    channels: 'Canales',
    allChannels: 'todos',
    forum: 'Foro de mesas',
    noForum: 'ninguno',
    language: 'Idioma de los tableros públicos',
    time: 'Tiempo por turno',
    noTimeLimit: 'sin límite',
    tables: 'Mesas en el servidor',
    tablesEach: 'Mesas por jugador',
    display: 'Tableros públicos',
  },
  values: {
    upTo: ({ count }) => `hasta ${count}`,
    days: ({ days }) => spanish.count(days, 'día', 'días'),
    off: 'no',
  },
  questions: {
    log: {
      label: 'Elegir canal de avisos',
      question: '¿En qué canal publico los avisos para los admins? Sin canal, no hay avisos.',
    },
    channels: {
      label: 'Elegir canales',
      question: '¿En qué canales se pueden abrir mesas? Si no eliges ninguno, en todos.',
    },
    language: { label: 'Elegir idioma', question: '¿En qué idioma están los tableros públicos?' },
    games: { question: '¿A qué juegos se puede jugar en este servidor?' },
    forum: {
      question: '¿En qué foro tiene cada mesa su publicación? Sin foro, las mesas se abren donde se use `/jugar`.',
    },
    clock: { question: '¿Cuánto tiempo por turno tienen las mesas nuevas por defecto?' },
    display: { question: '¿Cómo se muestran los tableros públicos?' },
    tables: { question: '¿Cuántas mesas sin terminar puede tener el servidor a la vez?' },
    tablesEach: { question: '¿Cuántas mesas sin terminar puede tener cada jugador en este servidor?' },
    tableRoles: {
      question:
        '¿Qué roles pueden abrir mesas? Si no eliges ninguno, todo el mundo. Los admins del servidor siempre pueden.',
    },
    names: { question: '¿Pueden los jugadores dar nombre a sus mesas?' },
  },
  setup: {
    change: 'Cambiar un ajuste…',
    access: 'Revisar permisos del bot',
    accessHead: 'Lo que Longtable puede hacer en cada canal:',
    closedNote: '⚠ A Longtable le faltan permisos en los canales marcados. Pulsa «Revisar permisos del bot».',
    logBegins: ({ by }) =>
      `Aquí aparecerán los avisos para los admins del servidor: permisos perdidos, ajustes cambiados, moderación y partidas inusuales. Lo ha configurado <@${by}>.`,
    publicLog: ({ channel }) =>
      `⚠ Todo el mundo puede leer <#${channel}>, también los motivos de los bloqueos. Si no lo quieres, elige un canal privado.`,
    changedBy: ({ by }) => `<@${by}> ha cambiado ajustes:`,
    changed: ({ setting, old, now }) => `- ${setting}: ${old} → **${now}**`,
    sureToReset: '¿Restablecer estos ajustes? El canal de los avisos a los admins se conserva.',
    reset: 'Restablecer ajustes',
    nothingToReset: 'No hay nada que restablecer: todos los ajustes tienen su valor por defecto.',
    allowed: 'todo',
    repair: ({ link }) =>
      `Un admin del servidor puede conceder estos permisos con ${link('este enlace')}, o para un solo canal en Editar canal › Permisos. Si un canal deniega alguno, solo sirve lo segundo.`,
    forumWins: ({ forum }) =>
      `-# Cada mesa nueva es una publicación en <#${forum}>, se use donde se use \`/jugar\`. La lista de canales no cambia eso.`,
    missing: ({ permissions }) => `permisos que faltan: ${permissions}`,
    forAdmins: 'Configurar (admins del servidor)',
    firstSteps:
      '**Para admins del servidor**: elige dónde se buscan rivales, en qué canales se juega, el idioma de los tableros y dónde publico los avisos para ti. Hay más en `/ajustes`.',
  },
  forum: {
    noTags: 'Hasta entonces, las publicaciones no tienen etiquetas. Después, vuelve a elegir el foro.',
  },
  subcommands: {
    log: 'Elegir el canal de los avisos a los admins',
    show: 'Mostrar todos los ajustes',
    game: 'Activar o desactivar un juego',
    channel: 'Limitar los canales donde se pueden abrir mesas',
    forum: 'Elegir el foro donde cada mesa tiene su publicación',
    language: 'Elegir el idioma de los tableros públicos',
    clock: 'Elegir el tiempo predeterminado por turno',
    tables: 'Limitar el número de mesas',
    display: 'Elegir cómo se muestran los tableros públicos',
    reset: 'Restablecer todos los ajustes',
  },
  options: {
    log: 'Canal (vacío: sin avisos)',
    serverDefault: 'por defecto',
    enabled: 'Si se puede jugar a este juego en este servidor',
    channel: 'Canal, con sus hilos',
    allowed: 'Añadirlo a la lista o quitarlo (lista vacía: todos los canales)',
    forum: 'Foro (vacío: las mesas se abren donde se use /jugar)',
    language: 'Idioma',
    time: 'Tiempo por turno',
    onServer: 'En todo el servidor',
    perPlayer: 'Por jugador',
    style: 'Estilo: sencillo, imagen o frases',
    onlyChannel: 'Solo para este canal y sus hilos (por defecto: todo el servidor)',
  },
  roles: {
    tableRoles: ({ roles }) =>
      `En este servidor, para abrir mesas hace falta uno de estos roles: ${spanish.either(roles)}. Sí puedes unirte a una.`,
    tournamentRoles: ({ roles }) =>
      `En este servidor, para crear torneos hace falta uno de estos roles: ${spanish.either(roles)}. Sí puedes participar en uno.`,
    designRoles: ({ roles }) =>
      `En este servidor, para crear diseños hace falta uno de estos roles: ${spanish.either(roles)}.`,
  },
};
