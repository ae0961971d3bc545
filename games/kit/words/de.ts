import { german } from '../grammar/index.ts';
import type { KitWords } from './en.ts';

const at = (place: string | undefined) => (place ? `${place}: ` : '');

export const de: KitWords = {
  field: {
    length: ({ min, max }) => `muss ${min > 0 ? `${min} bis` : 'höchstens'} ${max} Zeichen lang sein`,
    percentage: 'muss eine Prozentzahl von 0 bis 100 sein',
    wholeNumber: ({ min, max, minLabel }) =>
      `muss eine ganze Zahl von ${min} bis ${max} sein${minLabel ? ` (${min}: ${minLabel})` : ''}`,
    oneOf: ({ names }) => `muss ${german.either(names)} sein`,
    percent: ({ digits }) => `${digits.replace('.', ',')} %`,
  },
  file: {
    notJson: 'Die Datei ist kein gültiges JSON.',
    unknownKey: ({ place, key }) => `${at(place)}„${key}“ ist kein gültiger Schlüssel.`,
    notAnObject: ({ place }) => `${at(place ?? 'Die Datei')}Hier muss ein Objekt in geschweiften Klammern stehen.`,
    badValue: ({ place, key, requirement }) => `${at(place)}„${key}“ ${requirement}.`,
    trueOrFalse: 'muss true oder false sein',
    list: 'muss eine Liste sein',
    oneOf: ({ values }) => `muss eines von diesen sein: ${values}`,
  },
  generic: {
    random: { name: 'Zufall', about: 'spielt irgendeinen Zug' },
    simulator: { name: 'Simulator', about: 'probiert Züge in simulierten Spielen aus' },
    hint: ({ percent }) => `In simulierten Spielen war das am besten: im Schnitt ${percent} % der möglichen Punkte.`,
  },
  faults: { over: 'Das Spiel ist vorbei.', 'not-your-turn': 'Du bist nicht am Zug.' },
  rulePages: { rules: 'Regeln', typing: 'Züge eintippen' },
  signs: { turn: 'am Zug', won: 'hat gewonnen', ready: 'bereit', asleep: 'schläft', spent: 'hat gehandelt' },
  scene: { none: 'keine', empty: 'leer' },
  levels: {
    beginner: 'Anfänger',
    novice: 'Einsteiger',
    learner: 'Lehrling',
    amateur: 'Amateur',
    casual: 'Mittel',
    skilled: 'Geübt',
    seasoned: 'Erfahren',
    advanced: 'Fortgeschritten',
    expert: 'Experte',
    master: 'Meister',
  },
};
