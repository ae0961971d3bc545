import type { LobbyWords } from './en.ts';

export const de: LobbyWords = {
  looking: ({ title, channel, isForTwo, when }) =>
    `Ich suche ${isForTwo ? 'einen Gegner' : 'Mitspieler'} für **${title}** … Dein Gesuch steht in <#${channel}> und läuft ${when} ab.`,
  joined: ({ title, channel, when }) =>
    `Du spielst an einem Tisch **${title}** in <#${channel}> mit. Er wartet auf weitere Mitspieler und läuft ${when} ab.`,
  whichGame: 'Für welches Spiel suchst du einen Gegner?',
  noLobbyForAdmin: 'Dieser Server hat noch keinen Kanal für die Spielersuche. Wo sollen Gegner gesucht werden?',
  createChannel: '#spiele erstellen',
  channelName: 'spiele',
  useThisChannel: 'Diesen Kanal nehmen',
  noLobby:
    'Dieser Server hat noch keinen Kanal für die Spielersuche, und nur die Serververwaltung kann einen einrichten. Frag dort nach oder lade jemanden ein:',
  board: {
    looksFor: ({ who, title, isForTwo }) => `${who} sucht ${isForTwo ? 'jemanden' : 'Mitspieler'} für ${title}.`,
    expires: ({ when }) => `-# Läuft ${when} ab.`,
  },
  welcome: {
    withFriend: 'Mit anderen spielen',
    findOpponent: 'Gegner finden',
    inLobby: 'Gegner finden',
    lobbyCard:
      '**Suchst du jemanden zum Spielen?** Drück den Button oder nutze `/spielersuche`. Offene Gesuche stehen in diesem Kanal.',
  },
  refusals: {
    alreadyLooking: 'Du suchst schon einen Gegner für dieses Spiel. Zieh das Gesuch erst zurück.',
    tooManyChallenges: 'Du hast die Höchstzahl offener Gesuche erreicht. Zieh erst eines zurück.',
    provisional:
      'Deine Wertung ist noch vorläufig. Sie zählt nach genügend gewerteten Spielen, sobald drei verschiedene Personen gegen dich gewonnen oder unentschieden gespielt haben.',
  },
  settings: {
    label: 'Spielersuche',
    off: 'aus',
    button: 'Spielersuche einrichten',
    question: 'Wo wird nach Mitspielern gesucht? Ohne Kanal ist die Spielersuche aus.',
    command: 'Kanal für die Spielersuche festlegen',
    option: 'Kanal (ohne Angabe: Spielersuche aus)',
  },
  ratingTooFar: ({ wanted, yours }) =>
    `Gesucht wird eine Wertung um ${wanted}, deine ist ${yours}. Veröffentliche mit \`/spielersuche\` ein eigenes Gesuch.`,
  challenge: ({ user }) => `Welches Spiel möchtest du gegen <@${user}> spielen?`,
  friendGame: 'Welches Spiel? Danach lädst du jemanden ein oder lässt alle mitspielen.',
  chooseGame: 'Spiel wählen …',
};
