import { spanish } from '@longtable/kit';
import type { HostWords, RecordPart } from '../en/index.ts';
import { refusals } from './refusals.ts';

const RECORD_PARTS: Record<RecordPart, string> = {
  title: '`Longtable 1`',
  game: '`game` y el nombre de un juego',
  options: '`options` y JSON',
  seed: '`seed` y un número',
  seats: '`seats` y una lista',
  move: 'un puesto y una jugada',
};

export const es: HostWords = {
  refusals,
  game: {
    paused: ({ title }) =>
      `**${title}** ha fallado varias veces y queda en pausa unos minutos. Tu mesa está a salvo. Inténtalo más tarde.`,
    failed: ({ title }) =>
      `**${title}** ha dejado de funcionar, así que no se puede jugar en esta mesa. Quien gestiona el bot ya lo sabe, y las demás mesas no se ven afectadas.`,
    badOptions: ({ what }) => `Estas opciones no funcionan: ${what}`,
  },
  moderation: {
    tableRoles: ({ roles }) =>
      `En este servidor, para abrir mesas hace falta uno de estos roles: ${spanish.either(roles)}. Sí puedes unirte a una.`,
    tournamentRoles: ({ roles }) =>
      `En este servidor, para crear torneos hace falta uno de estos roles: ${spanish.either(roles)}. Sí puedes participar en uno.`,
    designRoles: ({ roles }) =>
      `En este servidor, para hacer diseños hace falta uno de estos roles: ${spanish.either(roles)}.`,
  },
  invitations: {
    refused: ({ name }) => `${name} no acepta invitaciones tuyas.`,
    paused: ({ name, when }) => `${name} rechazó tu última invitación. Podrás enviarle otra ${when}.`,
    tooMany: ({ name, when }) => `${name} no ha respondido a tus últimas invitaciones. Podrás enviarle otra ${when}.`,
  },
  names: {
    someone: 'alguien',
    program: 'el programa',
    computer: 'Máquina',
    withStandIn: ({ name }) => `${name} (máquina)`,
    free: 'un puesto libre',
  },
  files: {
    tooManyMoves: ({ maxMoves }) =>
      `El archivo tiene más de ${spanish.number(maxMoves)} jugadas, más que cualquier partida.`,
    badLine: ({ number, expected }) =>
      `La línea ${number} del archivo no es ${RECORD_PARTS[expected]}. Usa un archivo que hayas guardado con \`/repetición\` o \`/historial\`.`,
    tooLarge: ({ kb }) => `el archivo no puede pasar de ${kb} KB`,
    badMove: ({ number, sentence }) => `La jugada de la línea ${number} del archivo no es posible: ${sentence}`,
  },
  career: {
    firstGame: { name: 'Toma asiento', about: 'Termina una partida' },
    tenWins: { name: 'Diez de diez', about: 'Gana 10 partidas' },
    hundredGames: { name: 'De la casa', about: 'Termina 100 partidas' },
    grandTour: { name: 'La gran gira', about: 'Termina 5 juegos distintos' },
    beatPlayer: { name: 'Cara a cara', about: 'Gánale a otra persona' },
    beatMaster: { name: 'Matagigantes', about: 'Gánale a la máquina más fuerte de un juego' },
    week: { name: 'Animal de costumbres', about: 'Juega un reto diario 7 días seguidos' },
    month: { name: 'Llueva o truene', about: 'Juega un reto diario 30 días seguidos' },
    fiveDailies: { name: 'Cinco al día', about: 'Juega 5 retos diarios en un mismo día' },
  },
  server: {
    otherChannels: ({ where }) => `En este servidor se juega en ${where}. Abre allí tu mesa.`,
  },
  lobby: {
    ratingTooFar: ({ wanted, yours }) =>
      `Este desafío busca una puntuación cercana a ${wanted}; la tuya es ${yours}. Publica tu propio desafío con \`/buscar-partida\`.`,
  },
  tournaments: {
    tooFewEntrants: ({ least }) => `Este torneo necesita al menos ${least} participantes. Espera a que se apunten más.`,
  },
};
