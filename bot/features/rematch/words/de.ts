import { german } from '@longtable/kit';
import type { RematchWords } from './en.ts';

export const de: RematchWords = {
  buttons: {
    joinNext: 'Nächstes Mal mitspielen',
    playAgain: 'Noch einmal',
    sameSeeds: 'Genau so noch einmal',
    rematch: 'Revanche',
    secondGame: 'Zum Rückspiel',
    singleGame: 'Nur ein Spiel',
    twoGames: 'Hin- und Rückspiel',
  },
  latecomers: ({ names }) =>
    `-# ${german.list(names)} ${names.length > 1 ? 'spielen' : 'spielt'} beim nächsten Mal mit.`,
  match: {
    firstGame: 'Hinspiel',
    noSecondGame: 'Ein Rückspiel gibt es nicht.',
    notCounted: 'Hin- und Rückspiel zählen nicht.',
    secondGame: ({ points }) => `Rückspiel, ${points.join(':')}`,
    standing: ({ names, points }) => `Rückspiel, Stand ${names[0]} ${points.join(':')} ${names[1]}.`,
    afterFirstGame: ({ points }) =>
      `${points.join(':')} nach dem Hinspiel. Das Rückspiel läuft, die Plätze sind getauscht.`,
    drawn: ({ points }) => `${points.join(':')}, insgesamt unentschieden.`,
    youWin: ({ points }) => `Du gewinnst insgesamt mit ${points.join(':')}.`,
    wins: ({ name, points }) => `${name} gewinnt insgesamt mit ${points.join(':')}.`,
    term: 'Hin- und Rückspiel',
  },
  fair: {
    match: 'Zwei Spiele mit Platztausch',
    even: 'Fairer Start',
    agree: ({ start }) => `Einverstanden: ${start}`,
    asked: ({ name, start }) => `Anfrage an ${name} gesendet: ${start}. Das Spiel beginnt, sobald ${name} zustimmt.`,
    asks: ({ title, name, start }) =>
      `**${title}**: ${name} wünscht sich einen anderen Start. ${start}. Einverstanden?`,
  },
  replies: {
    rematchStarted: 'Die Revanche hat begonnen.',
    rematchStartedIn: ({ channel }) => `Die Revanche hat begonnen: <#${channel}>`,
  },
  options: { twoGames: 'Hin- und Rückspiel, zusammen gewertet' },
  refusals: {
    stillPlaying: 'Dieses Spiel läuft noch. Spielt es vor der Revanche zu Ende.',
    noRematch: 'Dieses Spiel endete ohne Ergebnis, deshalb gibt es keine Revanche. Starte mit `/spielen` ein neues.',
  },
};
