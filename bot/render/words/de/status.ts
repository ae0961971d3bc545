import { german } from '@longtable/kit';
import type { RenderWords } from '../en/index.ts';

export const status: RenderWords['status'] = {
  yourTurn: 'Du bist am Zug.',
  computerPlaysForYou: 'Der Computer spielt für dich',
  paused: 'Pausiert. Alle am Tisch können das Spiel fortsetzen.',
  asks: ({ name, question }) => `**${name}**: ${question}`,
  computerThinking: 'Der Computer denkt nach …',
  timeRunsOut: ({ when }) => `Die Zeit endet ${when}`,
  timeRanOut: ({ when }) => `Die Zeit ist ${when} abgelaufen`,
  moved: 'Dieses Brett ist veraltet. Hier geht es weiter:',
  waitingShort: 'wartet auf Mitspieler',
  customSeed: 'fester Seed',
  invitationExpires: ({ when }) => `-# Die Einladung läuft ${when} ab.`,
  tableExpires: ({ when }) => `-# Kommt niemand dazu, wird der Tisch ${when} geschlossen.`,
  tableCloses: ({ when }) => `-# Beginnt das Spiel nicht, wird der Tisch ${when} geschlossen.`,
  toMove: ({ names }) => `**${german.list(names)}** ${names.length === 1 ? 'ist' : 'sind'} am Zug.`,
  sinceYourTurn: 'Seit deinem letzten Zug',
  yourLastMove: 'Dein letzter Zug',
  delayed: 'Die Züge sind geheim, darum hinkt dieses Brett etwas hinterher.',
  declined: ({ name }) => `**${name} hat abgelehnt.**`,
  expired: ({ name }) => `**${name} hat nicht rechtzeitig geantwortet.**`,
};
