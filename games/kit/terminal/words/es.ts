import type { TerminalWords } from './en.ts';

export const es: TerminalWords = {
  table: {
    you: 'Tú',
    choose: 'Escribe un número o una jugada entera. b: atrás, ?: consultar, help: listar jugadas, quit: salir.',
    nothingToLookUp: 'No hay nada que consultar.',
    handOver: 'Pulsa Intro cuando no mire nadie más:',
  },
};
