import type { LobbyWords } from './en.ts';

export const es: LobbyWords = {
  looking: ({ title, channel, isForTwo, when }) =>
    `Buscando ${isForTwo ? 'rival' : 'jugadores'} para **${title}**… Tu desafío está en <#${channel}> y caduca ${when}.`,
  joined: ({ title, channel, when }) =>
    `Te has unido a una mesa de **${title}** en <#${channel}>. La mesa espera a más jugadores y caduca ${when}.`,
  whichGame: '¿Para qué juego buscas rival?',
  noLobbyForAdmin: 'Este servidor todavía no tiene canal de búsqueda. ¿Dónde se buscarán rivales?',
  createChannel: 'Crear #juegos',
  channelName: 'juegos',
  useThisChannel: 'Usar este canal',
  noLobby:
    'Este servidor todavía no tiene canal de búsqueda, y solo un admin del servidor puede crearlo. Pídeselo, o invita a alguien:',
  board: {
    looksFor: ({ who, title }) => `${who} busca una partida de ${title}.`,
    expires: ({ when }) => `-# Caduca ${when}.`,
  },
  welcome: {
    withFriend: 'Jugar con alguien',
    findOpponent: 'Buscar rival',
    inLobby: 'Buscar rival',
    lobbyCard:
      '**¿Buscas rival?** Pulsa el botón o usa `/buscar-partida`. Los desafíos abiertos aparecen en este canal.',
  },
  refusals: {
    alreadyLooking: 'Ya estás buscando rival para este juego. Cancela antes ese desafío.',
    tooManyChallenges: 'Has llegado a tu límite de desafíos abiertos. Cancela uno antes.',
    provisional:
      'Tu puntuación todavía es provisional. Contará tras suficientes partidas puntuables, cuando tres rivales distintos te hayan ganado o empatado.',
  },
  settings: {
    label: 'Canal de búsqueda',
    off: 'ninguno',
    button: 'Elegir canal de búsqueda',
    question: '¿Dónde se buscan rivales? Sin canal, la búsqueda está desactivada.',
    command: 'Elegir el canal donde se buscan rivales',
    option: 'Canal (vacío: sin búsqueda)',
  },
  ratingTooFar: ({ wanted, yours }) =>
    `Este desafío busca una puntuación cercana a ${wanted}; la tuya es ${yours}. Publica tu propio desafío con \`/buscar-partida\`.`,
  challenge: ({ user }) => `¿A qué juego quieres jugar contra <@${user}>?`,
  friendGame: '¿Qué juego? Después elige a quién invitar, o deja que se una cualquiera.',
  chooseGame: 'Elige un juego…',
};
