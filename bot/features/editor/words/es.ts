import type { EditorWords } from './en.ts';

export const es: EditorWords = {
  board: {
    brush: 'Pincel',
    cursor: ({ square, content, brush, isPainting }) =>
      `${square}: ${content} · Pincel: ${brush}${isPainting ? ', pinta al moverse' : ''}`,
    moreBrushes: 'Más pinceles…',
    nothing: 'nada',
    size: ({ columns, rows }) => `${columns} × ${rows} casillas`,
    around: ({ above, right, below, left }) =>
      `Arriba: ${above}, a la derecha: ${right}, abajo: ${below}, a la izquierda: ${left}.`,
  },
  buttons: {
    undo: 'Deshacer',
    paint: 'Pintar',
    startStroke: 'Empezar trazo',
    liftBrush: 'Levantar el pincel',
    goTo: 'Ir a…',
    fillTo: 'Rellenar…',
    wholeBoard: 'Tablero entero',
    change: 'Cambiar…',
    add: 'Añadir',
    copyEntry: 'Duplicar',
    remove: 'Quitar',
    tryIt: 'Probar',
    download: 'Descargar',
    more: 'Más…',
    backToEditor: 'Volver al editor',
    rename: 'Renombrar…',
    copyDraft: 'Duplicar',
    share: 'Compartir en este servidor',
    shareAgain: 'Compartir esta versión',
    delete: 'Borrar…',
    deleteForGood: 'Borrar del todo',
    help: 'Ayuda',
    allDesigns: 'Todos los diseños',
    stopSharing: 'Dejar de compartir',
  },
  forms: {
    fillTo: 'Rellenar hasta una casilla',
    square: 'Casilla (columna y fila)',
    name: 'Un nombre de 6 a 40 caracteres',
    onlyOne: 'Elige solo en uno de los menús',
    characters: ({ min, max }) => `de ${min} a ${max} caracteres`,
  },
  shapes: {
    heading: 'Filas, columnas, tableros…',
    rowAbove: 'Añadir una fila arriba',
    rowBelow: 'Añadir una fila abajo',
    columnLeft: 'Añadir una columna a la izquierda',
    columnRight: 'Añadir una columna a la derecha',
    dropRow: 'Quitar esta fila',
    dropColumn: 'Quitar esta columna',
    newBoard: 'Añadir un tablero vacío',
    copyBoard: 'Duplicar este tablero',
    dropBoard: 'Quitar este tablero',
  },
  panel: {
    noEntry: 'Aquí todavía no hay nada.',
    ready: 'Listo para jugar.',
    toFix: ({ fault, faults }) => `**Por corregir${faults === undefined ? '' : ` (${faults})`}:** ${fault}`,
    rejected: ({ field, typed, reason, value }) =>
      `**${field}**: «${typed}» ${reason}. ${value === undefined ? 'Queda vacío' : `Sin cambios: ${value}`}.`,
    keptUntil: ({ day }) => `se conserva hasta el ${day}`,
    sureToDelete: '¿Borrar este borrador? Las copias que compartiste siguen compartidas.',
  },
  unshared: ({ by, owner, name }) => `<@${by}> ha retirado un diseño compartido por <@${owner}>: **${name}**.`,
  replies: {
    deleted: 'Borrado.',
    file: 'Aquí está tu archivo. Úsalo con `/jugar`, o vuelve a abrirlo con `/diseñar`.',
    stoppedSharing: 'Ya no se comparte.',
    shared:
      'Compartido. Aquí cualquiera lo encuentra en `/diseñar lista` y `/jugar`. Tus cambios posteriores solo los ves tú hasta que vuelvas a compartirlo.',
  },
  overview: {
    yourDrafts: 'Tus borradores',
    noDrafts: 'Todavía no tienes borradores.',
    sharedHere: 'Compartido en este servidor',
    sharedBy: ({ user }) => `compartido por <@${user}>`,
    sharedOn: ({ user, day }) => `Compartido por <@${user}>, ${day}`,
    newer: 'Más recientes',
    older: 'Más antiguos',
    openDraft: 'Abrir un borrador…',
    browseShared: 'Ver diseños compartidos…',
    createNew: 'Crear algo nuevo…',
    startFrom: 'Empezar a partir de…',
    orFile: 'O empieza con un `archivo` mediante `/diseñar`.',
    madeWith: ({ what }) => `Hecho con /diseñar: ${what}`,
    yours: ({ name }) => `${name} (tuyo)`,
    shared: ({ name }) => `${name} (compartido)`,
  },
  help: {
    painted: [
      'Las flechas mueven el cursor, que está entre corchetes. Elige un pincel y pulsa **Pintar**, o pulsa **Empezar trazo** y muévete: se pinta cada casilla por la que pasas hasta que levantas el pincel.',
      '**Rellenar…** pinta todo lo que hay entre el cursor y la casilla que indiques, por ejemplo C7. **Ir a…** solo mueve el cursor.',
      'Con **Más…** añades o quitas filas y columnas junto al cursor.',
    ].join('\n'),
    listed:
      'Elige lo que quieres cambiar y pulsa **Cambiar…**. Los valores no válidos se descartan. El motivo aparece debajo.',
    all: 'Todo se guarda automáticamente. **Probar** abre una mesa contra la máquina. Los borradores que no tocas en 30 días se borran; `/diseñar lista` muestra todos los tuyos.',
  },
  seats: {
    likeTable: 'Usar el mazo de la mesa',
    chosen: 'Mazo elegido.',
    builtInOnly:
      'Esta partida es puntuable, así que tus diseños no aparecen. Puedes usarlos en partidas no puntuables.',
  },
  settings: {
    roles: 'Quién puede crear diseños',
    question:
      '¿Qué roles pueden crear diseños? Si no eliges ninguno, todo el mundo. Los admins del servidor siempre pueden.',
  },
};
