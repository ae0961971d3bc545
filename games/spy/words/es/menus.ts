import { spanish } from '@longtable/kit';
import type { SpyWords } from '../en/index.ts';

const { count, list, the } = spanish;

const steps = (amount: number) => count(amount, 'paso', 'pasos');
const lowerFirst = (words: string) => words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** Told before the first pick. */
const GOAL =
  'Gana quien reúna más puntos (PI). Tus agentes espían a los invitados, abren cajas fuertes y juegan a la ruleta; los gadgets los ayudan.';

export const menus: Pick<
  SpyWords,
  | 'actionLabels'
  | 'places'
  | 'preparation'
  | 'stake'
  | 'destinations'
  | 'walking'
  | 'turn'
  | 'ask'
  | 'hint'
  | 'computers'
> = {
  actionLabels: {
    spyOn: ({ name }) => `Espiar a ${name}`,
    observe: ({ name }) => `Observar a ${name}`,
    pourOver: ({ name }) => `Echar el cóctel a ${name}`,
    dry: ({ name }) => `Secar a ${name}`,
    openSafe: ({ number }) => `Abrir la caja ${number}`,
    gamble: ({ field, stake }) => `Ruleta en ${field}: apostar ${stake}`,
    take: ({ field }) => `Recoger el cóctel de ${field}`,
    burn: ({ field }) => `Destrozar la ruleta de ${field}`,
    drink: 'Beber',
    differentBet: ({ field }) => `Otra apuesta en ${field}…`,
    anyField: ({ title }) => `${title}: elegir casilla…`,
    newSecret: ({ ip }) => `secreto nuevo: +${ip} PI`,
    knownSecret: 'secreto conocido, quizá una combinación',
    halved: 'mojado: la mitad',
    maybeEnemy: 'quizá del bando rival',
    almostSurelyEnemy: 'casi seguro un enemigo',
    breaksTies: 'cuenta en un empate',
    poisonedByYou: 'envenenado por ti',
    heals: ({ hp }) => `+${hp} de vida`,
    damage: ({ hp }) => `${hp} de daño`,
    blast: ({ people, hp }) => `${count(people, 'persona', 'personas')}, ${hp} de daño${people > 1 ? ' cada una' : ''}`,
    noTalents: 'Sin talentos especiales',
  },
  places: {
    cat: 'el gato',
    safe: ({ number }) => `la caja ${number}`,
    roulette: ({ field }) => `la mesa de ruleta de ${field}`,
    cocktail: ({ field }) => `el cóctel de ${field}`,
    item: ({ gadget }) => the(gadget),
  },
  preparation: {
    pickRest: 'Elegir el resto por mí',
    assignAll: 'Repartir a mano',
    numbersPerAgent: 'Números de gadgets por agente',
    assign: 'Asignar…',
    reassign: 'Dárselo a otro agente…',
    ready: 'Terminado',
    autoAssign: 'Repartir automáticamente',
    secretDraft: 'Los equipos se eligen en secreto',
    secretEquipment: 'Los gadgets se reparten en secreto',
    bothChoosing: 'Los dos bandos siguen eligiendo.',
    onlyYouChoosing: 'Solo faltan tus decisiones.',
    stillChoosing: ({ name }) => `${name} sigue eligiendo.`,
    chosen: 'Elegido:',
    picksSoFar: ({ picks, chosen }) => `Has elegido ${chosen.length} de ${picks}: ${list(chosen) || 'nada todavía'}.`,
    agentsOnOffer: 'Agentes:',
    gadgetsOnOffer: 'Gadgets:',
    unassigned: 'Por repartir:',
    unassignedGadgets: ({ gadgets }) => `Por repartir: ${list(gadgets)}.`,
    carries: ({ name, gadgets }) =>
      gadgets.length > 0 ? `${name} lleva: ${list(gadgets)}.` : `${name} no lleva nada.`,
    draft: 'Selección',
    draftCount: ({ count, picks }) => `Selección ${count}/${picks}`,
    equipment: 'Equipamiento',
    choose: 'Elige una opción',
    wait: 'En espera',
    unassignedTitle: 'Por repartir',
    choosing: 'eligiendo',
    done: 'terminado',
  },
  stake: {
    bet: ({ amount, odds }) => `Apostar ${count(amount, 'ficha', 'fichas')} (${odds})`,
    differentBet: 'Otra apuesta…',
    amount: ({ highest }) => `Fichas (de 1 a ${highest})`,
  },
  destinations: {
    cat: 'Hacia el gato',
    safe: ({ number }) => `Hacia la caja ${number}`,
    roulette: ({ field }) => `Hacia la ruleta de ${field}`,
    cocktail: ({ field }) => `Hacia el cóctel de ${field}`,
    barSeat: ({ field }) => `Hacia el taburete de ${field}`,
    fireplace: ({ field }) => `Hacia la chimenea de ${field}`,
    person: ({ name }) => `Hacia ${name}`,
    item: ({ gadget, field }) => `Recoger ${the(gadget)} de ${field}`,
    outOfFog: 'Fuera de la niebla',
    withSteps: ({ label, steps: left, isContinued }) =>
      `${isContinued ? `Seguir: ${lowerFirst(label)}` : label} (${steps(left)})`,
  },
  walking: {
    step: 'Dar un paso…',
    anotherField: 'Otra casilla…',
    walkAndAct: ({ steps: left, act, endsTurn }) =>
      `${steps(left)} y luego ${lowerFirst(act)}${endsTurn ? ', fin del turno' : ''}`,
    andEnd: ({ act }) => `${act}, fin del turno`,
    andWalk: ({ act }) => `${act} y luego moverse`,
    stopped: 'Alto: ha pasado algo por el camino.',
    assignAndEnter: 'Repartir todo y entrar',
  },
  turn: {
    people: 'Personas…',
    gamble: 'Ruleta…',
    bar: 'Bar y caja…',
    gadgets: 'Gadgets…',
    walk: 'Moverse…',
    endTurn: 'Terminar turno',
  },
  ask: {
    pick: 'Elegir un agente o un gadget…',
    carrier: 'Dárselo a…',
    targets: 'Elegir un objetivo…',
    act: 'Acciones…',
    pickOf: ({ pick, picks, most, only }) => {
      const left = only ? `solo quedan ${only === 'agents' ? 'agentes' : 'gadgets'}` : `de 2 a ${most} agentes`;
      return `${pick > 1 ? '' : `${GOAL} `}Elección ${pick} de ${picks} (${left}).`;
    },
    whoCarries: ({ gadget }) => `¿Quién lleva ${the(gadget)}?`,
    allAssigned: 'Todo está repartido. Entra en el casino con «Terminado» o cambia algo más.',
    whichGadget: 'Reparte tus gadgets.',
    pointsLeft: ({ name, steps: left, actions, isWet }) => {
      const points = [
        ...(left > 0 ? [steps(left)] : []),
        ...(actions > 0 ? [count(actions, 'acción', 'acciones')] : []),
      ];
      return `${name}: ${points.join(', ')}.${isWet ? ' La ropa mojada reduce las probabilidades a la mitad.' : ''}`;
    },
    inFog: ({ name, steps: left }) => `${name}: ${left > 0 ? `${steps(left)}, ` : ''}sin acciones en la niebla.`,
    choose: 'Elige una acción.',
    walk: 'Moverse',
    direction: 'Paso: elige una dirección.',
    destination: ({ title }) => `${title}: elige un destino.`,
    target: ({ title }) => `${title}: elige un objetivo.`,
    column: ({ title }) => `${title}: elige una columna.`,
    field: ({ title }) => `${title}: elige una casilla de esta columna.`,
    stake: ({ title }) => `${title}: ¿cuántas fichas?`,
  },
  hint: {
    moves: {
      pickAgent: ({ name }) => `Elige a ${name}.`,
      pickGadget: ({ gadget }) => `Elige ${the(gadget)}.`,
      assign: ({ gadget, name }) => `Dale ${the(gadget)} a ${name}.`,
      enter: 'Entra en el casino.',
      spy: ({ place }) => `Espía a ${place}.`,
      observe: ({ place }) => `Observa a ${place}.`,
      pour: ({ place }) => `Échale el cóctel encima a ${place}.`,
      open: ({ place }) => `Abre ${place}.`,
      gamble: ({ field, stake }) => `Apuesta ${count(stake, 'ficha', 'fichas')} en la ruleta de ${field}.`,
      take: ({ place }) => `Recoge ${place}.`,
      drink: 'Bébete el cóctel.',
      burn: ({ place }) => `Destroza ${place}.`,
      use: ({ gadget, place }) => `Usa ${the(gadget)} (objetivo: ${place}).`,
      step: ({ field }) => `Ve a ${field}.`,
      retire: 'Termina el turno.',
    },
    wait: 'Esperar es mejor que cualquier cosa a tu alcance.',
    assigned: 'Todos tus gadgets están repartidos.',
    carrier: ({ name }) => `${name} puede usar este gadget y tiene una mano libre.`,
    spy: ({ guest, ip }) =>
      `Probabilidad de que sea un invitado: ${guest}. Un secreto vale ${ip} PI y puede incluir una combinación.`,
    observe: ({ enemy }) => `Probabilidad de que sea del bando rival: ${enemy}. Vale la pena comprobarlo.`,
    gadgetOnEnemy: ({ enemy, about }) => `Probabilidad de que sea del bando rival: ${enemy}. ${about}`,
    lastSafe: ({ ip }) => `Vale ${ip} PI y contiene el collar del gato.`,
    safe: ({ ip, next }) => `Vale ${ip} PI y revela la combinación de la caja ${next}.`,
    gamble: ({ odds, ip }) => `Probabilidad de ganar: ${odds}. Cada ficha vale ${ip} PI al final.`,
    take: 'Puedes echárselo encima a un enemigo.',
    drink: 'Así te queda la mano libre.',
    pour: ({ name }) => `Con la ropa mojada, ${name} fallará más a menudo.`,
    burn: 'Allí ya nadie podrá ganar fichas.',
    healing: ({ hp, health }) => `Al beber pasas de ${hp} a ${health} de vida.`,
    betterPosition: 'Es una posición mejor.',
    reach: ({ place }) => `Desde allí llegas hasta ${place}.`,
    onTheWay: ({ place, steps: left }) => `Próximo destino: ${place}, a ${steps(left)}.`,
  },
  computers: {
    beginner: 'deambula sin rumbo',
    novice: 'a veces sabe qué hacer',
    learner: 'sabe qué hacer la mitad de las veces',
    amateur: 'casi siempre sabe qué hacer',
    casual: 'conoce el juego',
    skilled: 'a veces ata cabos',
    seasoned: 'a menudo ata cabos',
    advanced: 'sabe atar cabos',
    master: 'planea turnos enteros y apuesta fuerte',
  },
};
