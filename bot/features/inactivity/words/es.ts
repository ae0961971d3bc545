import type { InactivityWords } from './en.ts';

export const es: InactivityWords = {
  question: ({ title, closesAt }) =>
    `Hace mucho que nadie juega en **${title}**. Sin una jugada, la mesa se cierra ${closesAt}.`,
  keepTable: 'Conservar la mesa',
  staysOpen: 'La mesa sigue abierta.',
  setting: {
    label: 'Aviso por inactividad tras',
    question: '¿Tras cuántos días sin jugadas se pregunta a los jugadores si siguen?',
    command: 'Fijar tras cuántos días sin jugadas se pregunta a los jugadores si siguen',
    option: 'Días sin jugadas hasta avisar',
  },
};
