import { spanish } from '../grammar/index.ts';
import type { KitWords } from './en.ts';

const at = (place: string | undefined) => (place ? `${place}: ` : '');

export const es: KitWords = {
  field: {
    length: ({ min, max }) => `debe tener ${min > 0 ? `de ${min} a` : 'como máximo'} ${max} caracteres`,
    percentage: 'debe ser un porcentaje de 0 a 100',
    wholeNumber: ({ min, max, minLabel }) =>
      `debe ser un número entero de ${min} a ${max}${minLabel ? ` (${min}: ${minLabel})` : ''}`,
    oneOf: ({ names }) => `debe ser ${spanish.either(names)}`,
    percent: ({ digits }) => `${digits.replace('.', ',')} %`,
  },
  file: {
    notJson: 'El archivo no es un JSON válido.',
    unknownKey: ({ place, key }) => `${at(place)}«${key}» no es una clave válida.`,
    notAnObject: ({ place }) => `${at(place ?? 'El archivo')}se esperaba un objeto entre llaves.`,
    badValue: ({ place, key, requirement }) => `${at(place)}«${key}» ${requirement}.`,
    trueOrFalse: 'debe ser true o false',
    list: 'debe ser una lista',
    oneOf: ({ values }) => `debe ser uno de estos: ${values}`,
  },
  generic: {
    random: { name: 'Azar', about: 'hace cualquier jugada' },
    simulator: { name: 'Simulador', about: 'prueba jugadas en partidas simuladas' },
    hint: ({ percent }) =>
      `Es lo que mejor funcionó en partidas simuladas: en promedio, el ${percent} % de los puntos posibles.`,
  },
  faults: { over: 'La partida ha terminado.', 'not-your-turn': 'No es tu turno.' },
  rulePages: { rules: 'Reglas', typing: 'Escribir jugadas' },
  signs: { turn: 'le toca', won: 'ha ganado', ready: 'puede actuar', asleep: 'duerme', spent: 'ha actuado' },
  scene: { none: 'ninguna', empty: 'vacía' },
  levels: {
    beginner: 'Principiante',
    novice: 'Novato',
    learner: 'Aprendiz',
    amateur: 'Aficionado',
    casual: 'Intermedio',
    skilled: 'Hábil',
    seasoned: 'Experimentado',
    advanced: 'Avanzado',
    expert: 'Experto',
    master: 'Maestro',
  },
};
