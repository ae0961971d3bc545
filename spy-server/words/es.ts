import type { SpyServerWords } from './en.ts';

export const es: SpyServerWords = {
  behaviours: {
    draft: { title: 'Elección del equipo', best: 'la mejor oferta', gadgetsFirst: 'primero los gadgets' },
    equipment: { title: 'Reparto de gadgets', suitable: 'según cada agente', oneAgent: 'todo al mismo agente' },
    roulette: { title: 'Ruleta', whenItPays: 'juega cuando compensa', never: 'no juega nunca' },
  },
  dialog: {
    title: 'La máquina',
    level: 'Nivel',
    saved: ({ names }) => `Guardados: ${names.join(', ') || 'ninguno'}`,
    commands: 'level N, draft N, equipment N, roulette N, load NAME, save NAME, add, close, help',
    help: 'Elige un nivel y una estrategia para cada comportamiento, o carga ajustes guardados. save los guarda con un nombre. add añade la máquina, close cierra sin añadirla.',
    unknown: 'Ese comando no existe. Escribe help.',
    missing: 'No hay ajustes legibles con ese nombre.',
    badName: 'Un nombre tiene de 1 a 40 letras, cifras, - o _.',
  },
  captions: {
    endsTurn: 'termina el turno',
    winsAtRoulette: 'gana en la ruleta',
    losesAtRoulette: 'pierde en la ruleta',
  },
  ends: {
    left: () => 'Has salido de la partida.',
    lost: () => 'Se ha perdido la conexión.',
    reported: ({ problem }) => `El servidor informa: ${problem}.`,
    noServer: ({ address, port }) =>
      `Ningún servidor responde en ${address}:${port}. Sigo intentándolo. quit: rendirse.`,
  },
  client: {
    pauseLater: 'Podrás pausar cuando el casino haya abierto.',
    choose:
      'Escribe un número o una jugada entera. b: atrás, h: pista, ?: consultar, p: pausa, quit: salir de la partida.',
    waiting:
      'Esperando a otro jugador. ai: añadir la máquina, lobbies: ver las salas, join NOMBRE: ir a otra, quit: salir.',
    noName: 'sin nombre',
    lobby: ({ name, players, spectators, isPlaying }) =>
      `${name}: ${isPlaying ? 'partida en curso' : `${players} de 2 puestos ocupados`}, espectadores: ${spectators}`,
    noList: 'Este servidor no muestra sus salas.',
    film: `Dos equipos de espías en un casino, y una gata blanca sin su collar.
Según la especificación de un proyecto de estudiantes de la Universidad de Ulm.
Obra de los autores de Longtable. Cualquier tecla lo salta.`,
    watching: 'Estás viendo la partida. quit: salir.',
    paused: 'La partida está en pausa. p: reanudar.',
    waitingForPlayer: 'Se ha cortado una conexión. La partida está en pausa hasta que vuelva.',
    resumed: 'La partida continúa.',
    nameTaken: 'Este nombre está en uso. Probando con otro…',
    connected: 'Conexión establecida.',
    inLobby: ({ lobby }) => `Estás en la sala ${lobby}.`,
    started: ({ one, two }) => `${one} juega contra ${two}.`,
    startedWithClock: ({ one, two, seconds }) => `${one} juega contra ${two}. ${seconds} segundos por decisión.`,
    strike: ({ strikes, most }) => `Se acabó el tiempo: aviso ${strikes} de ${most}. El servidor ha decidido por ti.`,
  },
  recording: {
    firstPlayer: 'Primer bando',
    secondPlayer: 'Segundo bando',
    empty: 'Esta grabación no contiene jugadas: la partida acabó antes de que abriera el casino.',
    invalid: ({ problem }) => `No se puede reproducir este archivo: ${problem}.`,
    tooLong: 'Esta partida es demasiado larga para un archivo. Puedes verla aquí, jugada a jugada.',
    problems: {
      tooLarge: 'el archivo es demasiado grande',
      notJson: 'el archivo no es JSON',
      noReplay: 'no es una grabación',
      noMessages: '`messages` debe ser una lista',
    },
  },
};
