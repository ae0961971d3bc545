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
  refusals: {
    draftGone: 'Este borrador ya no existe. `/diseñar lista` muestra los tuyos.',
    tooManyDrafts: 'Has llegado a tu límite de borradores. Borra uno antes: `/diseñar lista` muestra los tuyos.',
    serverHasEnough:
      'Este servidor ha llegado a su límite de diseños compartidos. Antes hay que dejar de compartir uno.',
    youShareEnough:
      'Has llegado a tu límite de diseños compartidos aquí. Deja de compartir uno antes: `/diseñar lista` muestra los tuyos.',
    sharedNowhere: 'En un MD no hay con quién compartirlo. Ábrelo en un servidor con `/diseñar lista`.',
    sharedGone: 'Este diseño ya no se comparte aquí. `/diseñar lista` muestra los que sí.',
    notYourDesign: 'Solo quien lo compartió o un admin del servidor puede dejar de compartirlo.',
    stillFaulty: 'Hay que corregir algo antes de jugarlo. Ábrelo con `/diseñar lista` para ver qué falla.',
    firstDesign: 'Has elegido un segundo mazo, pero no el primero. Elige los dos, o solo el primero para ambos bandos.',
    unlikeDesigns: 'Estos dos diseños son de juegos distintos. Elige los dos entre las sugerencias.',
    designsTooLarge:
      'Juntos, estos dos mazos ocupan demasiado. Acorta nombres o quita cartas que no use ninguno de los dos.',
    nothingToTakeBack: 'No queda nada que deshacer.',
    noSuchField: 'Indica una casilla de este tablero con columna y fila, por ejemplo C7.',
    sizeLimit: 'Has llegado al límite de tamaño.',
  },
  tooLarge: ({ kb }) => `el archivo no puede pasar de ${kb} KB`,
};
