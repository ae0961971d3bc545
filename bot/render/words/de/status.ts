import { german } from '@longtable/kit';
import type { RenderWords } from '../en/index.ts';

export const status: RenderWords['status'] = {
  yourTurn: 'Du bist am Zug.',
  computerPlaysForYou: 'Der Computer spielt für dich',
  paused: 'Pausiert. Alle am Tisch können das Spiel fortsetzen.',
  asks: ({ name, question }) => `**${name}**: ${question}`,
  offers: {
    pause: ({ name }) => `${name} möchte pausieren.`,
    draw: ({ name }) => `${name} bietet Remis an.`,
    undo: ({ name }) => `${name} möchte den letzten Zug zurücknehmen.`,
  },
  yourOffers: {
    pause: ({ names }) => `Du hast ${german.list(names)} um eine Pause gebeten.`,
    draw: ({ names }) => `Du hast ${german.list(names)} Remis angeboten.`,
    undo: ({ names }) => `Du hast ${german.list(names)} gebeten, deinen letzten Zug zurücknehmen zu dürfen.`,
  },
  agreed: {
    pause: ({ name }) => `✓ ${name} ist mit der Pause einverstanden.`,
    draw: ({ name }) => `✓ ${name} nimmt das Remis an.`,
    undo: ({ name }) => `✓ ${name} hat es erlaubt. Du bist wieder am Zug.`,
  },
  refused: {
    pause: ({ name }) => `${name} hat die Pause abgelehnt.`,
    draw: ({ name }) => `${name} hat das Remis abgelehnt.`,
    undo: ({ name }) => `${name} hat das Zurücknehmen abgelehnt.`,
  },
  computerThinking: 'Der Computer denkt nach …',
  timeRunsOut: ({ when }) => `Die Zeit endet ${when}`,
  timeRanOut: ({ when }) => `Die Zeit ist ${when} abgelaufen`,
  moved: 'Dieses Spiel ist umgezogen.',
  waitingShort: 'wartet auf Mitspieler',
  pausedShort: 'pausiert',
  customSeed: 'fester Seed',
  invitationExpires: ({ when }) => `-# Die Einladung läuft ${when} ab.`,
  tableExpires: ({ when }) => `-# Kommt niemand dazu, wird der Tisch ${when} geschlossen.`,
  tableCloses: ({ when }) => `-# Beginnt das Spiel nicht, wird der Tisch ${when} geschlossen.`,
  toMove: ({ names }) => `**${german.list(names)}** ${names.length === 1 ? 'ist' : 'sind'} am Zug.`,
  untilNextMove: 'Mit dem nächsten Zug läuft die Anfrage ab.',
  latecomers: ({ names }) =>
    `-# ${german.list(names)} ${names.length > 1 ? 'spielen' : 'spielt'} beim nächsten Mal mit.`,
  onVacation: ({ name, until }) => `${name} ist bis ${until} im Urlaub.`,
  sinceYourTurn: 'Seit deinem letzten Zug',
  delayed: 'Die Züge sind geheim, darum hinkt dieses Brett etwas hinterher.',
  declined: ({ name }) => `**${name} hat abgelehnt.**`,
  expired: ({ name }) => `**${name} hat nicht rechtzeitig geantwortet.**`,
};
