import { french } from '../grammar/index.ts';
import type { KitWords } from './en.ts';

const at = (place: string | undefined) => (place ? `${place} : ` : '');

export const fr: KitWords = {
  field: {
    length: ({ min, max }) => `doit compter ${min > 0 ? `de ${min} à` : 'au plus'} ${max} caractères`,
    percentage: 'doit être un pourcentage de 0 à 100',
    wholeNumber: ({ min, max, minLabel }) =>
      `doit être un nombre entier de ${min} à ${max}${minLabel ? ` (${min} : ${minLabel})` : ''}`,
    oneOf: ({ names }) => `doit être ${french.either(names)}`,
    percent: ({ digits }) => `${digits.replace('.', ',')} %`,
  },
  file: {
    notJson: 'Le fichier n’est pas du JSON valide.',
    unknownKey: ({ place, key }) => `${at(place)}« ${key} » n’est pas une clé valide.`,
    notAnObject: ({ place }) => `${at(place ?? 'Le fichier')}un objet entre accolades est attendu.`,
    badValue: ({ place, key, requirement }) => `${at(place)}« ${key} » ${requirement}.`,
    trueOrFalse: 'doit être true ou false',
    list: 'doit être une liste',
    oneOf: ({ values }) => `doit être l’un de ceux-ci : ${values}`,
  },
  generic: {
    random: { name: 'Hasard', about: 'joue n’importe quel coup' },
    simulator: { name: 'Simulateur', about: 'essaie des coups dans des parties simulées' },
    hint: ({ percent }) =>
      `C’est ce qui a le mieux marché dans des parties simulées : en moyenne ${percent} % des points possibles.`,
  },
  faults: { over: 'La partie est terminée.', 'not-your-turn': 'Ce n’est pas ton tour.' },
  rulePages: { rules: 'Règles', typing: 'Coups au clavier' },
  signs: { turn: 'son tour', won: 'a gagné', ready: 'en état d’agir', asleep: 'dort', spent: 'a agi' },
  scene: { none: 'aucune', empty: 'vide' },
  levels: {
    beginner: 'Débutant',
    novice: 'Novice',
    learner: 'Apprenti',
    amateur: 'Amateur',
    casual: 'Occasionnel',
    skilled: 'Habile',
    seasoned: 'Aguerri',
    advanced: 'Avancé',
    expert: 'Expert',
    master: 'Maître',
  },
};
