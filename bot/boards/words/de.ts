import type { BoardsWords } from './en.ts';

export const de: BoardsWords = {
  pings: {
    yourTurn: ({ title, players }) => `${players > 1 ? 'Ihr seid' : 'Du bist'} am Zug bei **${title}**.`,
    stillYourTurn: ({ title, movedAt, players }) =>
      `${players > 1 ? 'Ihr seid' : 'Du bist'} noch am Zug bei **${title}**. Letzter Zug: ${movedAt}.`,
    timeShort: ({ title }) => `Deine Zeit bei **${title}** wird knapp.`,
    replaced: ({ title }) =>
      `Bei **${title}** spielt jetzt der Computer für dich. Bis zum Ende des Spiels kannst du deinen Platz wieder übernehmen.`,
    started: ({ title }) => `**${title}** hat begonnen.`,
    uninvited: ({ title }) => `Deine Einladung zu **${title}** wurde zurückgezogen.`,
    stillOpen: 'Dein Tisch ist noch offen, du kannst also jemand anderen suchen.',
    rematch: ({ name, title }) => `${name} möchte bei **${title}** eine Revanche.`,
    invited: ({ name, title }) => `${name} lädt dich zu **${title}** ein.`,
    over: ({ title }) => `**${title}** ist zu Ende.`,
    cancelled: ({ title }) => `**${title}** wurde abgesagt.`,
  },
  posts: {
    waiting: 'Wartet',
    playing: 'Läuft',
    over: 'Beendet',
  },
  adminLog: {
    notPosted: ({ channel }) => `⚠ Ich konnte das nicht in <#${channel}> melden. Prüfe dort meine Berechtigungen.`,
    lostBoard: ({ title, channel, why }) =>
      `Ich kann das Brett von **${title}** in <#${channel}> nicht mehr zeigen. ${why}`,
  },
  boards: {
    startedInThread: 'Dieses Spiel hat begonnen. Im Thread kannst du zusehen.',
    noAccess: ({ title, where, why }) =>
      `Ich kann das Brett von **${title}** in ${where} nicht mehr zeigen, aber dein Spiel ist sicher. ${why} Nutze danach dort \`/brett\`, oder verschieb den Tisch mit \`/brett\` in einen anderen Kanal.`,
    restoreAccess: 'Die Serververwaltung kann mir in den Berechtigungen des Kanals wieder Zugriff geben.',
  },
};
