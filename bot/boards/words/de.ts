import type { BoardsWords } from './en.ts';

export const de: BoardsWords = {
  pingContent: {
    claimTheWin: 'Sieg beanspruchen',
    giveMoreTime: 'Mehr Zeit geben',
    letTheComputerPlay: 'Computer spielen lassen',
    endWithNoLoser: 'Ohne Verlierer beenden',
    withoutThem: 'Ohne sie weiterspielen',
    itsStillYourTurnInLastMove: ({ title, last, several }) =>
      `${several ? 'Ihr seid' : 'Du bist'} noch am Zug bei ${title}. Letzter Zug: ${last}.`,
    youreRunningOutOfTimeIn: ({ title }) => `Deine Zeit bei ${title} wird knapp.`,
    itsYourTurnIn: ({ title, several }) => `${several ? 'Ihr seid' : 'Du bist'} am Zug bei ${title}.`,
    words: ({ title }) =>
      `Bei **${title}** spielt jetzt der Computer für dich. Bis zum Ende des Spiels kannst du deinen Platz zurücknehmen.`,
    hasStarted: ({ title }) => `**${title}** beginnt.`,
    doYouAgree: 'Einverstanden?',
    wordsWithPerson: ({ person, title }) => `<@${person}> Deine Einladung zu **${title}** wurde zurückgezogen.`,
    next: 'Dein Tisch ist noch offen, du kannst jemand anderen finden.',
    asksYouForARematchIn: ({ text, who, title }) => `${text} ${who} fordert Revanche in **${title}**.`,
    invitedYouToPlay: ({ text, who, title }) => `${text} ${who} lädt dich zu **${title}** ein.`,
    wordsWithText: ({ text, title, end }) =>
      `${text} Bei **${title}** hat lange niemand gezogen. Ohne Zug wird der Tisch ${end} geschlossen.`,
    away: ({ asked, late, title }) =>
      `${asked} ${late} hat bei **${title}** seit einer Woche nicht gezogen. Entscheide, wie es weitergeht; bis dahin kann ${late} noch ziehen.`,
    timed: ({ asked, late, title }) =>
      `${asked} Die Zeit von ${late} bei **${title}** ist abgelaufen. Entscheide, wie es weitergeht; bis dahin kann ${late} noch ziehen.`,
    isOver: ({ title }) => `**${title}** ist zu Ende.`,
    wasCancelled: ({ title }) => `**${title}** wurde abgesagt.`,
  },
  posts: {
    waiting: 'Wartet',
    playing: 'Läuft',
    over: 'Beendet',
  },
  boards: {
    iCantShowTheBoardInAnyMore: ({ title, where, link }) =>
      `Ich kann das Brett von **${title}** in ${where} nicht mehr zeigen, weil ich dort nicht lesen oder schreiben darf. Dein Spiel ist sicher. Bitte die Serververwaltung, mir mit ${link('diesem Link')} oder in den Berechtigungen des Kanals wieder Zugriff zu geben, und nutze dort \`/brett\`. Oder verschiebe den Tisch: Nutze \`/brett\` in einem anderen Kanal des Servers.`,
  },
  digest: {
    head: ({ count }) => `${count} Tische warten auf dich:`,
  },
};
