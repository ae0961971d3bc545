import { capital, spanish } from '@longtable/kit';
import type { SpyWords } from '../en/index.ts';

const { count, list, the } = spanish;

export const match: Pick<
  SpyWords,
  | 'casinos'
  | 'casts'
  | 'descriptions'
  | 'faults'
  | 'gadgetFaults'
  | 'notes'
  | 'objective'
  | 'statistics'
  | 'score'
  | 'sentences'
> = {
  casinos: {
    small: 'Trastienda (pequeña)',
    medium: 'Casino (mediano)',
    large: 'Gran casino (grande)',
    rooftop: 'Azotea (pequeña)',
    riverboat: 'Barco de vapor (mediano)',
    museum: 'Museo (mediano)',
  },
  casts: {
    regulars: 'Los habituales',
    train: 'El tren nocturno',
    film: 'Las películas',
  },
  descriptions: {
    genders: { FEMALE: 'mujer', MALE: 'hombre', DIVERSE: 'no binario' },
    rouletteOdds: ({ odds }) => `${odds.replace(/\s/, '\u00a0')} a la ruleta`,
    percent: ({ percent }) => `${percent} %`,
    hp: ({ hp }) => `${hp} vida`,
    ip: ({ ip }) => `${ip} PI`,
    chips: ({ chips }) => count(chips, 'ficha', 'fichas'),
    round: ({ round, last }) => `Ronda ${round} de ${last}`,
    janitorRound: ({ round }) => `Ronda ${round}, con el conserje`,
  },
  faults: {
    over: 'Esta partida ha terminado.',
    'not-your-turn': 'No es tu turno. Espera a que uno de tus agentes esté activo.',
    'not-offered': 'Eso no está entre tus opciones. Elige una de ellas.',
    'not-equipped': 'Aún no están repartidos todos tus gadgets. Da primero cada gadget a uno de tus agentes.',
    'not-yours': 'Esa asignación no es válida. Da uno de tus gadgets a un agente tuyo que aún no lo tenga.',
    'left-over': 'Falta un gadget por repartir. Da cada gadget a uno de tus agentes.',
    'given-twice': 'Has dado un gadget a dos agentes. Quítaselo a uno de los dos.',
    unknown: 'Eso no es una jugada. Di qué hace tu agente, por ejemplo `walk C7`, `spy C7` o `retire`.',
    'no-field': 'Esa casilla no existe en este mapa. Elige una casilla del menú.',
    'no-way': 'Tu agente no puede llegar allí o ya está allí. Elige una casilla del menú.',
    'no-bp': 'No quedan pasos. Actúa o termina tu turno con `retire`.',
    'no-ap': 'No quedan acciones. Muévete o termina tu turno con `retire`.',
    fog: 'Nadie puede actuar en la niebla. Sal de ella o termina tu turno con `retire`.',
    'no-gadget': 'Tu agente no lleva ese gadget, o basta con llevarlo. Elige uno del menú.',
    'no-talent': 'Tu agente no tiene el talento necesario. Elige una acción del menú.',
    'no-cocktail': 'Tu agente no tiene ningún cóctel en la mano. Recoge antes uno de una mesa de bar.',
    'hands-full': 'Tu agente ya tiene un cóctel en la mano. Bébelo o échaselo antes a alguien.',
    'no-chips': 'A tu agente no le quedan fichas. Elige otra acción.',
    'too-far': 'Está fuera de tu alcance. Acércate o elige un objetivo del menú.',
    target: 'Eso no funciona en esta casilla. Elige una del menú.',
    stake: 'Apuesta al menos 1 ficha, pero no más de las que tienes tú o tiene la mesa.',
  },
  gadgetFaults: {
    unassigned: ({ gadget }) => `Nadie lleva todavía ${the(gadget)}. Da cada gadget a uno de tus agentes.`,
    givenTwice: ({ gadget }) =>
      `Has dado ${the(gadget)} a dos agentes, pero cada gadget es único. Quítaselo a uno de los dos.`,
  },
  notes: { enemy: '¿Enemigo?', guest: '¿Invitado?', mine: 'De los míos' },
  objective: {
    spyOnGuestsWhy:
      'Espía a los invitados: cada uno da PI una vez y quizá revele la combinación de una caja fuerte. Cada caja lleva a la siguiente, y la última contiene el collar del gato.',
    deliverCollar: ({ name, cat }) =>
      `${name} tiene el collar. Devuélvelo al gato en ${cat} en cuanto vayas por delante, porque eso acaba la partida.`,
    fetchCollar: ({ field, cat }) =>
      `El collar está en el suelo en ${field}. Ve a recogerlo y devuélvelo al gato en ${cat}.`,
    openSafeWhy: ({ safe, field }) =>
      `Conoces la combinación de la caja ${safe} (${field}), así que ábrela. Revela la combinación de la caja ${safe + 1}.`,
    openLastSafeWhy: ({ safe, field }) =>
      `Conoces la combinación de la caja ${safe} (${field}), así que ábrela. Contiene el collar del gato.`,
    spyOnGuests: 'Espiar a los invitados',
    deliverCollarTitle: ({ name, cat }) => `${name}: collar al gato (${cat})`,
    collarAt: ({ field, cat }) => `Collar en ${field} (gato: ${cat})`,
    openSafe: ({ safe, field }) => `Abrir la caja ${safe} (${field})`,
  },
  statistics: {
    'Intelligence points': 'PI en total',
    'from secrets': ' por secretos',
    'from the cat': ' por el gato',
    'from gadgets': ' por gadgets',
    'from chips': ' por fichas',
    'from recruits': ' por reclutas',
    'Cocktails drunk': 'Cócteles bebidos',
    'poisoned ones': ' envenenados',
    'Cocktails poured': 'Enemigos mojados',
    'Damage suffered': 'Daño recibido',
    Exfiltrations: 'Desmayos',
    'Roulette balance': 'Saldo en ruleta',
    'Secrets of guests': 'Invitados que hablaron',
    'Safes opened': 'Cajas abiertas',
    Steps: 'Pasos',
  },
  score: {
    yours: ({ ip }) => `${ip} : – PI`,
    theirs: 'No conoces los puntos del rival.',
    final: ({ ip }) => `Puntos: ${ip} PI`,
    current: ({ total, chips, chipIp, secrets, collar, other }) => {
      const parts = [
        `${count(chips, 'ficha', 'fichas')} = ${chipIp}`,
        ...(secrets ? [`secretos ${secrets}`] : []),
        ...(collar ? [`collar ${collar}`] : []),
        ...(other ? [`otros ${other}`] : []),
      ];
      return `Puntos: ${total} (${parts.join(', ')})`;
    },
  },
  sentences: {
    figure: ({ figure, field }) => `${capital(the(figure))} está en ${field}.`,
    left: ({ name }) => `${name} se ha ido.`,
    person: ({ name, field, drink, known, note }) => {
      const facts = [
        ...(drink ? [{ cocktail: 'con un cóctel', poisoned: 'con un cóctel que has envenenado' }[drink]] : []),
        ...(known
          ? [
              {
                enemy: 'del bando rival',
                guest: 'simple invitado',
                harmless: 'no parece del bando rival',
                silent: 'no ha revelado nada',
              }[known],
            ]
          : []),
        ...(note ? [`tu nota: ${note}`] : []),
      ];
      return `${[`${name} está en ${field}`, ...facts].join(', ')}.`;
    },
    safes: ({ safes }) => `Cajas fuertes: ${list(safes.map(({ number, field }) => `${number} en ${field}`))}.`,
    rouletteTables: ({ tables }) =>
      `Mesas de ruleta: ${list(tables.map(({ field, chips, isInverted, isWrecked }) => `${field} ${isWrecked ? 'destrozada' : count(chips, 'ficha', 'fichas')}${isInverted ? ' (prisma)' : ''}`))}.`,
    barSeats: ({ fields }) => `Taburetes: ${list(fields)}.`,
    fireplaces: ({ fields }) => `Chimeneas: ${list(fields)}.`,
    barTables: ({ fields }) => `Mesas de bar: ${list(fields)}.`,
    cocktails: ({ fields }) => `Cócteles: ${list(fields)}.`,
    fog: ({ fields }) => `Niebla: ${list(fields)}.`,
    onTheFloor: ({ items }) => `En el suelo: ${list(items)}.`,
    safesKnown: ({ known, opened }) =>
      `Combinaciones conocidas: ${list(known) || 'ninguna'}. Cajas abiertas: ${list(opened) || 'ninguna'}.`,
    guestsWhoTalked: ({ names }) => `Invitados que han hablado: ${list(names) || 'ninguno'}.`,
    poisonedByYou: ({ fields }) => `Cócteles que has envenenado: ${list(fields)}.`,
    agentOut: ({ name }) => `${name} (tu equipo) está fuera de la partida.`,
    agent: ({ name, field, hp, ip, chips, points, gadgets, hasCocktail, talents }) => {
      const left = points
        ? [`aún con ${count(points.steps, 'paso', 'pasos')} y ${count(points.actions, 'acción', 'acciones')}`]
        : [];
      const values = [`${name} en ${field}`, `${hp} de vida`, `${ip} PI`, count(chips, 'ficha', 'fichas'), ...left];
      const carried = list([...gadgets, ...(hasCocktail ? ['un cóctel'] : [])]) || 'nada';
      return `${points ? 'Tu agente activo' : 'De tu equipo'}: ${values.join(', ')}. Lleva: ${carried}. Talentos: ${list(talents) || 'ninguno'}.`;
    },
  },
};
