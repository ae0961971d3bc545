import type { LobbyWords } from './en.ts';

export const fr: LobbyWords = {
  looking: ({ title, channel, isForTwo, when }) =>
    `Je cherche ${isForTwo ? 'un adversaire' : 'des joueurs'} pour **${title}**… Ton défi est dans <#${channel}> et expire ${when}.`,
  joined: ({ title, channel, when }) =>
    `Tu as rejoint une table de **${title}** dans <#${channel}>. Elle attend d’autres joueurs et expire ${when}.`,
  whichGame: 'Pour quel jeu cherches-tu un adversaire ?',
  noLobbyForAdmin:
    'Ce serveur n’a pas encore de salon de recherche. Où les joueurs doivent-ils trouver des adversaires ?',
  createChannel: 'Créer #jeux',
  channelName: 'jeux',
  useThisChannel: 'Utiliser ce salon',
  noLobby:
    'Ce serveur n’a pas encore de salon de recherche, et seul un admin du serveur peut en créer un. Demande à un admin, ou invite quelqu’un :',
  board: {
    looksFor: ({ who, title }) => `${who} cherche une partie de ${title}.`,
    expires: ({ when }) => `-# Expire ${when}.`,
  },
  welcome: {
    withFriend: 'Jouer avec quelqu’un',
    findOpponent: 'Trouver un adversaire',
    inLobby: 'Trouver un adversaire',
    lobbyCard:
      '**Tu cherches un adversaire ?** Appuie sur le bouton ou utilise `/chercher-partie`. Les défis ouverts apparaissent dans ce salon.',
  },
  refusals: {
    alreadyLooking: 'Tu cherches déjà un adversaire à ce jeu. Annule d’abord ce défi.',
    tooManyChallenges: 'Tu as atteint ta limite de défis ouverts. Annules-en d’abord un.',
    provisional:
      'Ta cote est encore provisoire. Elle comptera après assez de parties classées, dès que trois adversaires différents auront gagné ou fait match nul contre toi.',
  },
  settings: {
    label: 'Salon de recherche',
    off: 'aucun',
    button: 'Choisir le salon de recherche',
    question: 'Où les joueurs cherchent-ils des adversaires ? Sans salon, la recherche est désactivée.',
    command: 'Choisir le salon où l’on cherche des adversaires',
    option: 'Salon (vide : pas de recherche)',
  },
  ratingTooFar: ({ wanted, yours }) =>
    `Ce défi est réservé aux cotes proches de ${wanted} ; la tienne est de ${yours}. Publie ton propre défi avec \`/chercher-partie\`.`,
  challenge: ({ user }) => `À quel jeu veux-tu jouer contre <@${user}> ?`,
  friendGame: 'Quel jeu ? Ensuite, choisis qui inviter, ou laisse la table ouverte à tous.',
  chooseGame: 'Choisir un jeu…',
};
