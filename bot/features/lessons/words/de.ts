import type { LessonsWords } from './en.ts';

export const de: LessonsWords = {
  alreadyStarted: ({ channel }) => `Du hast diese Lektion in <#${channel}> schon begonnen.`,
  name: ({ title }) => `Lektion: ${title}`,
  complete: 'Lektion geschafft',
  step: ({ step, steps }) => `Lektion, Schritt ${step} von ${steps}`,
  youLeft: 'Du hast die Lektion verlassen.',
  left: ({ name }) => `${name} hat die Lektion verlassen.`,
  restart: 'Lektion wiederholen',
  learn: 'Lernen',
  leave: 'Lektion verlassen',
  playFullGame: 'Ganzes Spiel spielen',
  otherMove: 'In einem echten Spiel geht das, aber diese Lektion zeigt etwas anderes.',
  refusals: {
    noLesson: 'Zu diesem Spiel gibt es keine Lektion. `/regeln` erklärt es.',
    lessonChanged:
      'Diese Lektion wurde inzwischen überarbeitet. Verlass sie mit `/verlassen` und starte mit `/lernen` neu.',
    lessonForward: 'Lektionen gehen nur vorwärts. Um neu zu starten, nutze `/verlassen` und dann `/lernen`.',
  },
  chooseLesson: 'Spiel Schritt für Schritt lernen …',
  playComputer: 'Gegen Computer spielen',
};
