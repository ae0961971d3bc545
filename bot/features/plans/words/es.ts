import { spanish } from '@longtable/kit';
import type { PlansWords } from './en.ts';

export const es: PlansWords = {
  panel: {
    title: '**Tu plan** (solo lo ves tú)',
    backToGame: 'Volver a la partida',
    empty: 'No hay jugadas planificadas.',
    ifPlayed: ({ reply, line }) => `Si ocurre «${reply}»: ${line}`,
    whichReply: ({ name }) => `¿Qué jugada de ${name} debe esperar tu plan?`,
    laterTurns: 'Es tu turno. Para turnos posteriores, elige entre lo que puedes hacer ahora o escribe una jugada.',
    andThen: '¿Qué jugarás entonces?',
    nextTurn: '¿Qué jugarás en tu próximo turno? Si entonces no es posible, te avisaré.',
    whoseTurn: '¿De quién es el turno que planificas?',
    inTurn: ({ name }) => `¿Qué hará ${name} en su próximo turno? Si entonces no es posible, te avisaré.`,
    nothingMore: 'Ahora mismo no hay nada más que planificar.',
    type: 'La posición puede haber cambiado, así que escribe tu jugada. Se hará en tu turno si es posible; si no, te avisaré.',
    typeSecret:
      'Escribe tus jugadas. Cada una se hará en tu turno si es posible, algo que no puedo comprobar antes. Una jugada puede esperar a que aparezcan ciertas palabras en el registro; si pasa otra cosa, te avisaré.',
    onlyIf: ({ name }) => `Solo si ${name}… (opcional)`,
    typeMove: 'Escribir una jugada',
    removeLast: 'Quitar la última',
    clearPlan: 'Borrar el plan',
    open: 'Planificar',
  },
  form: {
    line: 'Tu jugada',
    ifReply: 'Solo tras esta jugada (opcional)',
    ifLog: 'Solo si el registro dice… (opcional)',
  },
  status: {
    planned: ({ moves }) => `Tu plan: ${spanish.count(moves, 'jugada', 'jugadas')}. Solo tú puedes verlo.`,
    played: ({ moves }) => `Se ha jugado tu plan: **${moves}**.`,
    dropped: ({ moves }) => `Eliminado de tu plan porque ya no es posible: **${moves}**.`,
    stopped: {
      reply: 'Tu plan se detuvo porque tu rival jugó otra cosa.',
      line: 'Tu plan se detuvo porque la siguiente jugada ya no es posible.',
      undo: 'Tu plan se detuvo porque se deshizo una jugada.',
    },
  },
  refusals: {
    planNothing: 'Ahora mismo no hay nada que planificar.',
    planTurn: 'Elige de quién es el turno que planificas. Una jugada escrita empieza con ese nombre y dos puntos.',
    planAlone: 'Aquí juegas en solitario, no hay nada que esperar. Haz tu jugada.',
    planFull: 'Tu plan está completo. Espera a que se juegue una parte.',
    planChanged: 'Tu plan ha cambiado desde entonces. Esta es la versión actual.',
  },
};
